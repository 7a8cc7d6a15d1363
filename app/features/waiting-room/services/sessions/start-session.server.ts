import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { enterStatement } from "../../data/video/video-write.server";
import { IN_PROGRESS } from "../../domain/sessions/visit-presence";
import { sessionSchema } from "../../schemas/video/video-calls";
import { beginAsProvider } from "./begin-session.server";
import { reachOpenSession } from "./reach-session.server";
import { requireEntry } from "../../support/sessions/session-entry.server";
import { visitsInSession } from "../../support/sessions/visits-in-session.server";

/**
 * Somebody comes into a visit's video session. When it is the provider the visit begins, and the patient is let in; of
 * a group session all of its visits do.
 * @throws what reachSession, startAppointment and startGroupSession throw; ConflictError where it cannot be entered now
 */
export async function startSession(
  context: RequestContext,
  request: Request,
  raw: unknown,
): Promise<{ status: true; started: boolean }> {
  const { appointmentId } = parse(sessionSchema, raw);
  const reached = await reachOpenSession(context, request, appointmentId);
  requireEntry(reached);
  const { session, party } = reached;
  const visits = party === "provider" ? await beginAsProvider(reached) : await visitsInSession(reached);
  const [first, ...others] = visits
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
  return { status: true, started: party === "provider" || session.stateId === IN_PROGRESS };
}
