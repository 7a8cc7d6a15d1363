import { titledNames } from "~/features/identity/public.server";
import { patientNames } from "~/features/patients/public.server";
import { hasBookedSince } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ANSWERED_BY, openFollowUps, type FollowUpsOf } from "../../data/desk/follow-ups.server";
import type { ListedFollowUp } from "../../domain/desk/follow-up";

/**
 * What is to be booked still, with the names of both, the soonest first. The caller has authorized it.
 * @param dueFrom YYYY-MM-DD; earlier ones are left out
 */
export async function listFollowUps(
  context: RequestContext,
  of: FollowUpsOf,
  most: number,
  dueFrom?: string,
): Promise<ListedFollowUp[]> {
  const { db } = context;
  const found = await openFollowUps(db, of, { most, dueFrom, booked: hasBookedSince(db, ANSWERED_BY) });
  const [patients, providers] = await Promise.all([
    patientNames(
      context,
      found.map(({ patientId }) => patientId),
    ),
    titledNames(
      context,
      found.map(({ providerId }) => providerId),
    ),
  ]);
  return found.map((each) => ({
    ...each,
    patientName: patients.get(each.patientId)?.trim() ?? "",
    providerTitle: providers.get(each.providerId)?.title ?? 0,
    providerName: providers.get(each.providerId)?.name ?? "",
  }));
}
