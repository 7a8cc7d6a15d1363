import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { Note } from "../../domain/notes/note";
import { changeNote } from "../../support/notes/change-note.server";
import { reachNote } from "../../support/notes/reach-note.server";
import { tellPatient } from "../../support/notes/tell-patient.server";

/**
 * Shows a signed note to its patient, who is told that there is something to read, and nothing of what it says.
 * @throws ConflictError where it changed meanwhile; NotFoundError
 */
export async function publishNote(context: RequestContext, rawId: unknown): Promise<Note> {
  await authorize(context, "consultation.sign");
  const { note, to, author } = await reachNote(context, "consultation.sign", rawId, "publish");
  const published = { publishedAt: context.now, publishedBy: author.authorId, withdrawnReason: "" };
  return changeNote(context, note, {
    action: "publish",
    change: { ...to, ...published },
    outbox: await tellPatient(context, note, "note.published"),
  });
}
