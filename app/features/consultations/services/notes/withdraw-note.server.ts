import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { Note } from "../../domain/notes/note";
import { noteReasonSchema } from "../../schemas/notes/note-acts";
import { changeNote } from "../../support/notes/change-note.server";
import { reachNote } from "../../support/notes/reach-note.server";
import { tellPatient } from "../../support/notes/tell-patient.server";

/**
 * Shows a note to its patient no more; they are told that it was withdrawn, and read why where it stood.
 * @param raw the `reason`, in words for the patient
 * @throws ConflictError where it changed meanwhile; InvalidError, NotFoundError
 */
export async function withdrawNote(context: RequestContext, rawId: unknown, raw: unknown): Promise<Note> {
  await authorize(context, "consultation.sign");
  const { reason } = parse(noteReasonSchema, raw);
  const { note, to } = await reachNote(context, "consultation.sign", rawId, "withdraw");
  return changeNote(context, note, {
    action: "withdraw",
    change: { ...to, publishedAt: context.now, withdrawnReason: reason },
    outbox: await tellPatient(context, note, "note.withdrawn"),
  });
}
