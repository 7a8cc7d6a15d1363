import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { noteStatement } from "../../data/video/video-write.server";
import { reviewNoteSchema } from "../../schemas/video/video-calls";
import { reachVideoCall } from "../sessions/reach-video-call.server";

/**
 * Saves a note of an appointment as it is typed, on the version that the typist has read.
 * @throws what reachVideoCall throws; ForbiddenError for a patient; ConflictError noteChanged where somebody else has
 * saved since: nothing is written, and the page shows both
 */
export async function saveReviewNote(
  context: RequestContext,
  request: Request,
  raw: unknown,
): Promise<{ status: true; version: number }> {
  const { appointmentId, kind, note, version } = parse(reviewNoteSchema, raw);
  const reached = await reachVideoCall(context, request, appointmentId);
  if (reached.party === "patient") throw new ForbiddenError();
  const saved = { appointmentId, kind, note, version, writtenBy: reached.identity.memberId, now: context.now };
  await commit(reached.context, {
    guarded: noteStatement(context.db, saved),
    audit: [
      {
        action: "consultation.note",
        subjectKind: "appointment",
        subjectId: appointmentId,
        patientId: reached.session.patientId,
        fields: [kind],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("noteChanged") }));
  return { status: true, version: version + 1 };
}
