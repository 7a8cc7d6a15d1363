import { MOST_GROUP_SEATS } from "~/features/organization/public.server";
import { formatMinutes } from "~/kernel/time/minutes";
import { createZoneTable } from "~/kernel/time/zones";
import { paths } from "~/paths";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readSession, type FoundSession } from "../../data/groups/group-session-read.server";
import { countSeatWaiting } from "../../data/waiting-list/seat-waiting.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { readRoomOfAppointment } from "../../data/appointments/appointment-room-read.server";
import { isFinal, isOpen } from "../../domain/appointments/appointment-states";
import { localTime } from "../../domain/availability/local-time";
import { JOIN_FROM_MS } from "../../domain/appointments/joinable";
import { kindOfOffering } from "../../domain/appointments/appointment-kind";
import { mayUndoSession } from "../../domain/groups/group-session";
import { callsOf } from "../../support/appointments/call-to-join.server";
import { sessionSubject } from "./change-session.server";

/** Where a session that meets in a call takes place, for whoever may enter its room; null for everybody else. */
interface SessionRoom {
  /** They all wait in the same one. */
  waitingRoomId: string;
  /** The call, in which its own provider begins it; null for others, and before the room opens. */
  call: string | null;
}

async function roomOf(context: RequestContext, { session, participants }: FoundSession): Promise<SessionRoom | null> {
  if (verdictOf(context, "room.attend", sessionSubject(session)) !== "allowed") return null;
  const one = participants.find(({ stateId }) => isOpen(stateId));
  if (!one || session.state !== "OPEN" || kindOfOffering(session.offeringsType) !== "video") return null;
  const waitingRoomId = (await readRoomOfAppointment(context.db, one.appointmentId))?.id ?? null;
  if (waitingRoomId === null) return null;
  const isOwn = callsOf(context) === session.employeeId && session.startsAt - JOIN_FROM_MS <= context.now;
  const call = isOwn ? paths.waitingRoomVideo(waitingRoomId, one.appointmentId, { enter: "now" }) : null;
  return { waitingRoomId, call };
}

/**
 * A session with who is in it, for staff: those who hold a seat first, then those whose appointment is off. Reading it
 * is audited as a list is: it shows names, and nobody's record.
 * @throws NotFoundError for one that is unknown or not theirs
 */
export async function viewGroupSession(context: RequestContext, sessionId: string) {
  await authorize(context, "appointment.set");
  const found = await readSession(context.db, sessionId, context.now);
  if (!found) throw new NotFoundError();
  await authorize(context, "appointment.set", sessionSubject(found.session));
  const { actor } = context;
  const own = actor.kind === "employee" && !actor.authorities.has("appointment.set") ? actor.employeeId : null;
  const { session, wayBack, participants } = found;
  const [{ providers, gives }, waiting, room] = await Promise.all([
    readSetOptions(context.db, own),
    countSeatWaiting(context.db, sessionId),
    roomOf(context, found),
    auditRead(context, { action: "appointment.list", subjectKind: "groupSession", subjectId: sessionId }),
  ]);
  const givers = providers.filter(({ id }) =>
    gives.some((each) => each.employeeId === id && each.serviceOfferingId === session.serviceOfferingId),
  );
  const { day, minutes } = localTime(createZoneTable(), session.timeZone, session.startsAt);
  return {
    session,
    /** Its day and time on the clock of the place, as forms hold them. */
    local: { day, time: formatMinutes(minutes) },
    participants: [
      ...participants.filter(({ stateId }) => isOpen(stateId)),
      ...participants.filter(({ stateId }) => isFinal(stateId)),
    ],
    /** As many seats as it can have where it meets. */
    mostSeats: MOST_GROUP_SEATS[session.offeringsType],
    /** How many wait for a seat. */
    waiting,
    /** Where those in a call wait to be let in; null where nobody does. */
    waitingRoomId: room?.waitingRoomId ?? null,
    call: room?.call ?? null,
    /** It begins in its call, and by no press elsewhere. */
    isByVideo: kindOfOffering(session.offeringsType) === "video",
    providers: givers,
    /** What this person did last can be undone until then, UTC ms. */
    undoUntil: mayUndoSession({ wayBack, undoUntil: session.undoUntil }, context.auditActor, context.now)
      ? session.undoUntil
      : null,
    /** It can be concluded: its start has passed. */
    begun: session.startsAt <= context.now,
  };
}

export type GroupSessionView = Awaited<ReturnType<typeof viewGroupSession>>;
