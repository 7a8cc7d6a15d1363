import { commit, refusedAs } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertAddendum, updateNote } from "../../data/notes/notes-write.server";
import type { NoteAddendum } from "../../domain/notes/note";
import { addendumSchema } from "../../schemas/notes/note-acts";
import { reachNote } from "../../support/notes/reach-note.server";

/**
 * Adds to a signed note, with its own author, time and reason; what was signed stays as it is. Whoever may read the note
 * reads the addendum with it at once.
 * @param raw `text`, `reason`, and an `idempotencyKey` by which a repeated request adds it once
 * @throws ConflictError where the note changed meanwhile; InvalidError, NotFoundError
 */
export async function amendNote(context: RequestContext, rawId: unknown, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "consultation.sign");
  const { text, reason, idempotencyKey } = parse(addendumSchema, raw);
  const { note, to, author } = await reachNote(context, "consultation.sign", rawId, "amend");
  const { db, now } = context;
  const addendum: NoteAddendum = {
    ...{ id: uuidv7(now), noteId: note.id, authorId: author.authorId, reason, text, at: now },
  };
  const asked = { noteId: note.id, text, reason };
  const idempotency = idempotencyKey && (await actorKey(context, "noteAddendum", idempotencyKey, asked));
  const { result } = await commit(context, {
    guarded: updateNote(db, note.id, note.version, { ...to, updatedAt: now }),
    writes: [insertAddendum(db, addendum)],
    audit: [
      {
        action: "note.amend",
        subjectKind: "note",
        subjectId: note.id,
        patientId: note.patientId,
        fields: ["addenda"],
      },
    ],
    ...(idempotency && { idempotency }),
    result: { id: addendum.id },
  }).catch(
    refusedAs({
      conflict: () => new ConflictError("noteChanged", [{ field: "", message: "notes:refused.changed" }]),
    }),
  );
  return result;
}
