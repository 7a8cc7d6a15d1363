import { auditDenial, reachRecords, type ReachedRecords } from "~/features/phr/public.server";
import type { Authority } from "~/platform/access/authorities.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readNote } from "../../data/notes/notes-read.server";
import type { Note } from "../../domain/notes/note";
import {
  mayEverNote,
  noteTransition,
  type NoteAction,
  type NoteActor,
  type NoteTarget,
} from "../../domain/notes/note-states";
import { noteIdSchema } from "../../schemas/notes/note-address";

/** A note that somebody reached, as whom, and what becomes of it by what they do. */
export interface ReachedNote extends ReachedRecords {
  note: Note;
  noteActor: NoteActor;
  to: NoteTarget;
}

/** As whom somebody who reached a patient's records comes to a note of a provider. */
export function noteActorOf(reached: ReachedRecords, providerId: string | undefined): NoteActor {
  switch (reached.role) {
    case "provider":
      return reached.author.authorId === providerId ? "author" : "provider";
    case "nurse":
      return "nurse";
    case "administrator":
      return "administrator";
    case "patient":
    case "viewer":
      return "patient";
  }
}

const UNKNOWN = "-";

/**
 * A note for somebody who may do `action` with it, by the table of domain/notes/note-states. Denials are audited.
 * @throws NotFoundError for one that does not exist, is not theirs or may not be read by them; ForbiddenError where they
 * may read it, but never do this; ConflictError where it is no longer as it was when they could
 */
export async function reachNote(
  context: RequestContext,
  authority: Authority,
  rawId: unknown,
  action: NoteAction,
): Promise<ReachedNote> {
  const note = await readNote(context.db, parse(noteIdSchema, rawId));
  // Whoever is not signed in learns that first, and a note that is not there looks like one of somebody else's.
  const { patientId = UNKNOWN, providerId } = note ?? {};
  const reached = await reachRecords(context, authority, patientId, { providerId });
  if (!note) throw new NotFoundError();
  const noteActor = noteActorOf(reached, note.providerId);
  const row = noteTransition(action, noteActor, note);
  if (row) return { ...reached, note, noteActor, to: row.to };
  const reads = action !== "read" && noteTransition("read", noteActor, note) !== undefined;
  if (reads && mayEverNote(action, noteActor)) throw new ConflictError("noteChanged", CHANGED);
  await auditDenial(context, { authority, patientId: note.patientId, subjectKind: "note", subjectId: note.id });
  throw reads ? new ForbiddenError() : new NotFoundError();
}

const CHANGED = [{ field: "", message: "notes:refused.changed" }];
