import { startAppointment } from "~/features/scheduling/public.server";
import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { enterStatement } from "../data/video-write.server";
import { IN_PROGRESS } from "../domain/visit-presence";
import { sessionSchema } from "../schemas/video-calls";
import { reachSession } from "./reach-session.server";
import { requireEntry } from "./session-entry.server";
import { roomObject } from "./room-object.server";

/**
 * Somebody comes into a visit's video session. When it is the provider the visit begins, and the patient is let in.
 * @throws what reachSession and startAppointment throw; ConflictError where it cannot be entered now
 */
export async function startSession(
  context: RequestContext,
  request: Request,
  raw: unknown,
): Promise<{ status: true; started: boolean }> {
  const { appointmentId } = parse(sessionSchema, raw);
  const reached = await reachSession(context, request, appointmentId);
  requireEntry(reached);
  const { session, party, identity } = reached;
  if (party === "provider") {
    if (session.stateId !== IN_PROGRESS) await startAppointment(reached.context, { appointmentId });
    await roomObject(reached.context, session.waitingRoomId).begin(identity, appointmentId);
  }
  if (!reached.cameBefore)
    await commit(reached.context, {
      writes: [enterStatement(context.db, appointmentId, party, context.now)],
      audit: [
        {
          action: "video.enter",
          subjectKind: "appointment",
          subjectId: appointmentId,
          patientId: session.patientId,
          fields: [`${party}EnteredAt`],
        },
      ],
      result: null,
    });
  return { status: true, started: party === "provider" || session.stateId === IN_PROGRESS };
}
