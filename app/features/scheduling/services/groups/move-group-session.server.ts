import { createZoneTable } from "~/kernel/time/zones";
import { givesOffering } from "~/features/identity/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { extendLinksStatement } from "../../data/appointments/appointment-links.server";
import { localDay } from "../../domain/booking/booking-offer";
import { withoutSession } from "../../domain/groups/session-schedule";
import { linkExpiry } from "../../domain/appointments/appointment-link";
import { moveSessionSchema } from "../../schemas/groups/group-session";
import { isTimeSaid } from "../../schemas/waiting-list/wanted-time";
import { asSeen } from "../../support/appointments/as-seen.server";
import {
  commitSession,
  loadSession,
  requireNotBegun,
  requireOpen,
  sessionSubject,
  type ChangedSession,
  type SessionForChange,
} from "./change-session.server";
import { judgeSession } from "./judge-session.server";
import { readStaffOffer } from "../appointments/read-staff-offer.server";
import { resolveTime } from "../availability/resolve-time.server";

/** Whoever gives a session to another provider may do so to both, and it is one that gives the offering. */
async function newProvider(context: RequestContext, { session }: SessionForChange, wanted: string | undefined) {
  if (wanted === undefined || wanted === session.employeeId) return undefined;
  await authorize(context, "appointment.set", { ...sessionSubject(session), employeeId: wanted });
  if (!(await givesOffering(context.db, wanted, session.serviceOfferingId)))
    throw new InvalidError([{ field: "employeeId", message: "scheduling:move.notGiven" }]);
  return wanted;
}

/** One mail for all of its appointments. */
const givenMail = (context: RequestContext, sessionId: string, employeeId: string) =>
  outboxEntry(context, "mail", {
    template: "groupSession.given",
    to: { kind: "EMPLOYEE", id: employeeId },
    sessionId,
  });

/**
 * Moves a session to another time, another provider, or both, in one batch. At another time each patient is asked
 * again; a new provider is told once.
 * @throws ConflictError `changedMeanwhile`, `wrongState` where it is under way, `slotTaken` or `ruleBroken`
 */
export async function moveGroupSession(context: RequestContext, raw: unknown): Promise<ChangedSession> {
  const { sessionId, employeeId: to, override, version, seenAt, seenWith, ...wanted } = parse(moveSessionSchema, raw);
  const loaded = await loadSession(context, sessionId, version);
  const session = asSeen(loaded.session, { seenAt, seenWith });
  requireOpen(session);
  const assigned = await newProvider(context, loaded, to);
  const zones = createZoneTable();
  const startsAt = isTimeSaid(wanted) || !assigned ? resolveTime(wanted, session.timeZone, zones) : session.startsAt;
  const moved = startsAt !== session.startsAt;
  if (moved) requireNotBegun(loaded);
  if (!moved && !assigned) throw new InvalidError([{ field: "startsAt", message: "scheduling:move.same" }]);
  const { serviceOfferingId, branchId, timeZone } = session;
  const employeeId = assigned ?? session.employeeId;
  const read = await readStaffOffer(context, { employeeId, serviceOfferingId, branchId }, zones);
  const durationMinutes = (session.endsAt - session.startsAt) / 60_000;
  const { bufferBeforeMinutes, bufferAfterMinutes } = session;
  const offer = {
    ...read,
    offering: { ...read.offering, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes },
    schedules: withoutSession(read.schedules, session),
  };
  const overridden = judgeSession(context, offer, { startsAt, override }, zones);
  const endsAt = startsAt + session.endsAt - session.startsAt;
  const given = assigned ? { employeeId: assigned } : {};
  return commitSession(context, loaded, {
    name: "groupSession.move",
    session: { ...given, startsAt, endsAt },
    undoable: "move",
    action: moved ? "reschedule" : "assign-provider",
    appointments: { ...given, startsAt, endsAt, localDay: localDay(zones, timeZone, startsAt) },
    mails: moved ? [{ template: "appointment.rescheduled", to: "PATIENT" }] : [],
    overridden,
    outbox: assigned ? [givenMail(context, session.id, assigned)] : [],
    also: (id) => extendLinksStatement(context.db, id, linkExpiry(endsAt), context.now),
  });
}
