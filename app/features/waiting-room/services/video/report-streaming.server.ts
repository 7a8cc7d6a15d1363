import { fenceStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { countStatement } from "../../data/video/video-write.server";
import { countStream } from "../../domain/sessions/session-rules";
import { IN_PROGRESS, isStartable } from "../../domain/sessions/appointment-presence";
import { sessionSchema } from "../../schemas/video/video-calls";
import { reachVideoCall, type ReachedVideoCall } from "../sessions/reach-video-call.server";
import { beginTogether } from "../../support/sessions/begin-together.server";
import { roomObject } from "../../support/rooms/room-object.server";
import { streamedIn, appointmentsInCall } from "../../support/sessions/appointments-in-call.server";

const TRIES = 3;

/** Begins what a party streams to the other in, and did not begin when they came. */
async function beginOnceBothAreIn({ context, session, cameBefore }: ReachedVideoCall): Promise<boolean> {
  if (!cameBefore || !isStartable(session.stateId)) return false;
  const { patient } = await roomObject(context, session.waitingRoomId).whoIsIn(session.appointmentId);
  return patient === "here" && beginTogether(context, session);
}

/**
 * A party says that it streams now; to be said again within 45 seconds. What is counted is the time of which both
 * have said so; the provider learns what it costs. The provider of a group session streams to each of its participants,
 * and what they come to is added up. It is a measurement and no act, so that no audit row is written for it. Nothing is
 * counted of an appointment that is not in progress, or before this party came in.
 */
export async function reportStreaming(context: RequestContext, request: Request, raw: unknown) {
  const { appointmentId } = parse(sessionSchema, raw);
  for (let attempt = 1; ; attempt += 1) {
    const reached = await reachVideoCall(context, request, appointmentId);
    const { party } = reached;
    // Of two who come in at one moment neither may have found the other.
    if (await beginOnceBothAreIn(reached)) continue;
    const appointments = (await appointmentsInCall(reached)).map((appointment) => {
      const live = appointment.stateId === IN_PROGRESS && appointment.version > 0;
      return {
        ...appointment,
        live,
        count: live ? countStream(appointment.count, party, context.now) : appointment.count,
      };
    });
    const writes = appointments
      .filter(({ live }) => live)
      .map(({ appointmentId: id, version, count }) => countStatement(context.db, id, version, count));
    // A count on a version that the other party has passed meanwhile changes no row, and is made anew: what was written
    // counts nothing more at the same moment.
    const written = writes.length > 0 ? await context.db.rawBatch([fenceStatement(context.db), ...writes]) : [];
    if (written.slice(1).some(({ meta }) => meta.changes === 0) && attempt < TRIES) continue;
    const { minutes, dollars } = streamedIn(appointments);
    // What it costs is the practice's matter.
    const cost = party === "provider" ? { streamedCost: dollars } : {};
    return { status: true as const, live: writes.length > 0, streamedMinutes: minutes, ...cost };
  }
}
