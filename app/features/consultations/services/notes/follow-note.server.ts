import { AUDITED_BEFORE, commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { upsertClient } from "../../data/notes/note-saves.server";
import { readOpenNote } from "../../data/notes/notes-read.server";
import { updateWriter } from "../../data/notes/notes-write.server";
import { mayNote } from "../../domain/notes/note-states";
import { noteFollowSchema } from "../../schemas/notes/note-save";
import { LEFT } from "../../domain/notes/merge-note";
import { heardSince, noteState, type NoteState } from "../../support/notes/note-state.server";
import { reachNote } from "../../support/notes/reach-note.server";

/**
 * A window that writes says so again after this time, so that others go on following it: it asks every few seconds, and
 * one request that is lost does not make it count as gone.
 */
const HEARD_AGAIN_MS = 5_000;

/**
 * How a note is now, for a window that shows it while somebody else may be writing; and takes the writing over where it
 * is asked to. Nobody is locked out: what the other window has typed is stored when it arrives, and it follows then.
 * @param raw see `noteFollowSchema`
 * @throws NotFoundError, InvalidError
 */
export async function followNote(context: RequestContext, rawId: unknown, raw: unknown): Promise<NoteState> {
  await authorize(context, "consultation.write");
  const { clientId, continues, takesOver, leaves } = parse(noteFollowSchema, raw);
  const { note: found, noteActor, author } = await reachNote(context, "consultation.write", rawId, "read");
  const { db, now } = context;
  const clientIds = [clientId, ...(continues === null ? [] : [continues])];
  const { note, clients } = await readOpenNote(db, found.id, { clientIds, since: heardSince(now) });
  if (!note) throw new NotFoundError();
  const own = clients.find((client) => client.clientId === clientId);
  const self = {
    ...{ clientId, employeeId: author.authorId, sequence: own?.sequence ?? 0 },
    seenAt: leaves ? LEFT : now,
  };
  const shown = [...clients.filter((client) => client !== own), self];
  if (takesOver && mayNote("write", noteActor, note)) {
    await commit(context, {
      writes: [upsertClient(db, note.id, self), updateWriter(db, note.id, clientId)],
      audit: [
        {
          action: "note.takeOver",
          subjectKind: "note",
          subjectId: note.id,
          patientId: note.patientId,
          fields: ["writerClient"],
        },
      ],
      result: null,
    });
    return noteState(context, { ...note, writerClient: clientId }, shown, { clientId, continues });
  }
  const isWriter = note.writerClient === clientId;
  if (isWriter && own && (leaves || now - own.seenAt > HEARD_AGAIN_MS))
    await commit(context, { writes: [upsertClient(db, note.id, self)], audit: AUDITED_BEFORE, result: null });
  return noteState(context, note, isWriter ? shown : clients, { clientId, continues });
}
