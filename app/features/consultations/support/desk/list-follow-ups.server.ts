import { titledNames } from "~/features/identity/public.server";
import { offeringNames } from "~/features/organization/public.server";
import { localDate, patientNames } from "~/features/patients/public.server";
import { appointmentsById, bookedSince } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ANSWERED_BY, openFollowUps, type FollowUpsOf } from "../../data/desk/follow-ups.server";
import type { ListedFollowUp } from "../../domain/desk/follow-up";

interface Asked {
  most: number;
  /** The first day (YYYY-MM-DD) that counts; every one where it is left out. */
  dueFrom?: string;
  /** The consultation of which those are listed too that were booked. */
  bookedIn?: string;
}

/** What is to be booked still, with the names of both, the soonest first. The caller has authorized it. */
export async function listFollowUps(
  context: RequestContext,
  of: FollowUpsOf,
  { most, dueFrom, bookedIn }: Asked,
): Promise<ListedFollowUp[]> {
  const { db, now, profile } = context;
  const today = localDate(now, profile.timeZone);
  const found = await openFollowUps(db, of, {
    ...{ most, dueFrom, bookedIn },
    booked: bookedSince(db, ANSWERED_BY),
  });
  const bookedIds = found.flatMap(({ bookedId }) => bookedId ?? []);
  const [patients, providers, offerings, booked] = await Promise.all([
    patientNames(
      context,
      found.map(({ patientId }) => patientId),
    ),
    titledNames(
      context,
      found.map(({ providerId }) => providerId),
    ),
    offeringNames(
      db,
      found.flatMap(({ offeringId }) => offeringId ?? []),
    ),
    bookedIds.length === 0 ? [] : appointmentsById(context, bookedIds),
  ]);
  const times = new Map(booked.map(({ id, startsAt }) => [id, { id, startsAt }]));
  return found.map(({ bookedId, ...each }) => ({
    ...each,
    booked: times.get(bookedId ?? "") ?? null,
    offeringName: offerings.get(each.offeringId ?? "") ?? "",
    isOverdue: each.dueOn < today,
    patientName: patients.get(each.patientId)?.trim() ?? "",
    providerTitle: providers.get(each.providerId)?.title ?? 0,
    providerName: providers.get(each.providerId)?.name ?? "",
  }));
}
