import { commit, refusedAs, type OutboxEntry, type Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { updateNote, type NoteChange } from "../../data/notes/notes-write.server";
import type { Note } from "../../domain/notes/note";

interface Changed {
  /** What the audit calls it, such as `sign`. */
  action: string;
  change: NoteChange;
  writes?: readonly Write[];
  outbox?: readonly OutboxEntry[];
}

/**
 * Changes a note as it was read.
 * @throws ConflictError where somebody else changed it meanwhile
 */
export async function changeNote(context: RequestContext, note: Note, changed: Changed): Promise<Note> {
  const { action, change, writes = [], outbox = [] } = changed;
  const updated = { ...change, updatedAt: context.now };
  await commit(context, {
    guarded: updateNote(context.db, note.id, note.version, updated),
    writes,
    audit: [
      {
        action: `note.${action}`,
        subjectKind: "note",
        subjectId: note.id,
        patientId: note.patientId,
        fields: changedFields({ ...note }, { ...note, ...change }),
      },
    ],
    outbox,
    result: null,
  }).catch(
    refusedAs({
      conflict: () => new ConflictError("noteChanged", [{ field: "", message: "notes:refused.changed" }]),
    }),
  );
  const { signedWith: _with, publishedBy: _by, ...rest } = updated;
  return { ...note, ...rest, version: note.version + 1 };
}
