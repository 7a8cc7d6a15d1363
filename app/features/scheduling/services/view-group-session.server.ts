import { formatMinutes } from "~/kernel/minutes";
import { createZoneTable } from "~/kernel/zones";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { readSession } from "../data/group-session-read.server";
import { countSeatWaiting } from "../data/seat-waiting.server";
import { readSetOptions } from "../data/set-options-read.server";
import { isFinal, isOpen } from "../domain/appointment-states";
import { localTime } from "../domain/local-time";
import { sessionSubject } from "./change-session.server";

/**
 * A session with who is in it, for staff: those who hold a seat first, then those whose visit is off. Reading it is in
 * the audit of nobody's record: it shows names, as a list of visits does.
 * @throws NotFoundError for one that is unknown or not theirs
 */
export async function viewGroupSession(context: RequestContext, sessionId: string) {
  await authorize(context, "appointment.set");
  const found = await readSession(context.db, sessionId, context.now);
  if (!found) throw new NotFoundError();
  await authorize(context, "appointment.set", sessionSubject(found.session));
  const { actor } = context;
  const own = actor.kind === "employee" && !actor.authorities.has("appointment.set") ? actor.employeeId : null;
  const [{ providers, gives }, waiting] = await Promise.all([
    readSetOptions(context.db, own),
    countSeatWaiting(context.db, sessionId),
  ]);
  const { session, participants } = found;
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
    /** How many wait for a seat. */
    waiting,
    providers: givers,
    /** The cancellation can be taken back until then, UTC ms. */
    undoUntil: session.state === "CANCELED" && (session.undoUntil ?? 0) > context.now ? session.undoUntil : null,
    /** It can be concluded: its start has passed. */
    begun: session.startsAt <= context.now,
  };
}

export type GroupSessionView = Awaited<ReturnType<typeof viewGroupSession>>;
