import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { enterStatement } from "../../data/video/video-write.server";
import { IN_PROGRESS } from "../../domain/sessions/appointment-presence";
import { sessionSchema } from "../../schemas/video/video-calls";
import { beginAsProvider } from "./begin-video-call.server";
import { reachOpenVideoCall } from "./reach-video-call.server";
import { beginTogether } from "../../support/sessions/begin-together.server";
import { requireEntry } from "../../support/sessions/video-call-entry.server";
import { appointmentsInCall } from "../../support/sessions/appointments-in-call.server";

/**
 * Somebody comes into an appointment's video session. When it is the provider the patient is let in; the appointment
 * begins as soon as both are there. Of a group session each appointment does.
 * @throws what reachVideoCall, startAppointment and enterCall throw; ConflictError where it cannot be entered
 * now
 */
export async function startVideoCall(
  context: RequestContext,
  request: Request,
  raw: unknown,
): Promise<{ status: true; started: boolean }> {
  const { appointmentId } = parse(sessionSchema, raw);
  const reached = await reachOpenVideoCall(context, request, appointmentId);
  requireEntry(reached);
  const { session, party } = reached;
  const appointments = party === "provider" ? await beginAsProvider(reached) : await appointmentsInCall(reached);
  const [first, ...others] = appointments
    .filter(({ cameBefore }) => !cameBefore)
    .map(({ appointmentId: subjectId, patientId }) => {
      const fields = [`${party}EnteredAt`];
      return { action: "video.enter", subjectKind: "appointment", subjectId, patientId, fields };
    });
  if (first)
    await commit(reached.context, {
      writes: [first, ...others].map(({ subjectId }) => enterStatement(context.db, subjectId, party, context.now)),
      audit: [first, ...others],
      result: null,
    });
  const begun = party === "patient" && (await beginTogether(reached.context, session));
  return { status: true, started: begun || party === "provider" || session.stateId === IN_PROGRESS };
}
