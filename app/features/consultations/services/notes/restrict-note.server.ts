import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { Note } from "../../domain/notes/note";
import { restrictNoteSchema } from "../../schemas/notes/note-acts";
import { changeNote } from "../../support/notes/change-note.server";
import { reachNote } from "../../support/notes/reach-note.server";

/**
 * Keeps a note from everybody but its author, as notes of psychotherapy are, or no more.
 * @param raw `authorOnly`
 * @throws ConflictError where it changed meanwhile; NotFoundError
 */
export async function restrictNote(context: RequestContext, rawId: unknown, raw: unknown): Promise<Note> {
  await authorize(context, "consultation.write");
  const { authorOnly } = parse(restrictNoteSchema, raw);
  const { note } = await reachNote(context, "consultation.write", rawId, "restrict");
  if (note.authorOnly === authorOnly) return note;
  return changeNote(context, note, { action: "restrict", change: { authorOnly } });
}
