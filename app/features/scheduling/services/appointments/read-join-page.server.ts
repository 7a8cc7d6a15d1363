import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readSession, type SessionRow } from "../../data/groups/group-session-read.server";
import { kindOfOffering } from "../../domain/appointments/appointment-kind";
import { joinWaitingListSchema } from "../../schemas/waiting-list/waiting-list";
import { readBookingChoices } from "../booking/read-booking-offer.server";

/** A session that is still to come. @throws NotFoundError */
async function openSession({ db, now }: RequestContext, id: string): Promise<SessionRow> {
  const session = (await readSession(db, id, now))?.session;
  if (session?.state !== "OPEN" || session.startsAt <= now) throw new NotFoundError();
  return session;
}

/**
 * What somebody waits for who found no time: the offering, with whom, and the places to choose from, or the session
 * that is full.
 * @throws NotFoundError
 */
export async function readJoinPage(context: RequestContext, raw: unknown) {
  await authorize(context, "waitingList.join");
  const wanted = parse(joinWaitingListSchema, raw);
  const session = wanted.sessionId === undefined ? null : await openSession(context, wanted.sessionId);
  const { serviceOfferingId, employeeId, branchId } = session ?? wanted;
  if (serviceOfferingId === undefined) throw new NotFoundError();
  const choices = await readBookingChoices(context, { serviceOfferingId, employeeId });
  const [offering] = choices.offerings;
  const [provider] = choices.providers;
  if (!offering || !provider) throw new NotFoundError();
  const places = choices.places.filter((place) => place.serviceOfferingId === offering.id);
  return {
    offering: { id: offering.id, name: offering.name, kind: kindOfOffering(offering.offeringsType) },
    provider:
      employeeId === undefined
        ? null
        : { id: provider.id, title: provider.title, firstName: provider.firstName, lastName: provider.lastName },
    places: places.map((place) => ({ id: place.branchId, name: place.name, city: place.city })),
    session: session && { id: session.id, startsAt: session.startsAt, timeZone: session.timeZone },
    branchId: branchId ?? places[0]?.branchId ?? null,
  };
}
