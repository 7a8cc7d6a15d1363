import { and, asc, desc, eq, gt, or } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { clinicalNote, clinicalNoteAddendum, clinicalNoteClient, clinicalNoteSave } from "~/db/schema/notes.server";
import type { Note, NoteAddendum } from "../../domain/notes/note";
import { addendumColumns, noteColumns } from "./note-columns.server";

const noteStatement = (db: TenantDb, id: string) =>
  db.orm
    .select(pick(noteColumns))
    .from(clinicalNote)
    .where(and(db.own(clinicalNote), eq(clinicalNote.id, id)))
    .limit(1);

/** A note by its id. */
export async function readNote(db: TenantDb, id: string): Promise<Note | undefined> {
  const [found] = await noteStatement(db, id);
  return found;
}

/** A browser window that a note is open in. */
export interface NoteClient {
  clientId: string;
  employeeId: string;
  sequence: number;
  seenAt: number;
}

/** Saves of one window, one after the other. */
export interface NoteSaves {
  version: number;
  clientId: string;
  lastSequence: number;
  authorId: string;
  changed: Readonly<Record<string, string>>;
  startedAt: number;
}

/** A note as somebody who writes it must know it: as it is, who else writes it, and what was saved last. */
export interface OpenNote {
  note: Note | undefined;
  clients: readonly NoteClient[];
  last: NoteSaves | undefined;
}

const saveColumns = {
  version: clinicalNoteSave.version,
  clientId: clinicalNoteSave.clientId,
  lastSequence: clinicalNoteSave.lastSequence,
  authorId: clinicalNoteSave.authorId,
  changed: clinicalNoteSave.changed,
  startedAt: clinicalNoteSave.startedAt,
};

/**
 * A note with the windows that were heard of after an instant, and the one that asks, in one moment.
 * @param clientIds the window that asks, and the one whose kept text it goes on with
 */
export async function readOpenNote(
  db: TenantDb,
  id: string,
  { clientIds, since }: { clientIds: readonly string[]; since: number },
): Promise<OpenNote> {
  const asked = clientIds.map((clientId) => eq(clinicalNoteClient.clientId, clientId));
  const [[note], clients, [last]] = await db.batch([
    noteStatement(db, id),
    db.orm
      .select(
        pick({
          clientId: clinicalNoteClient.clientId,
          employeeId: clinicalNoteClient.employeeId,
          sequence: clinicalNoteClient.sequence,
          seenAt: clinicalNoteClient.seenAt,
        }),
      )
      .from(clinicalNoteClient)
      .where(
        and(
          db.own(clinicalNoteClient),
          eq(clinicalNoteClient.noteId, id),
          or(gt(clinicalNoteClient.seenAt, since), ...asked),
        ),
      ),
    db.orm
      .select(pick(saveColumns))
      .from(clinicalNoteSave)
      .where(and(db.own(clinicalNoteSave), eq(clinicalNoteSave.noteId, id)))
      .orderBy(desc(clinicalNoteSave.version))
      .limit(1),
  ]);
  return { note, clients, last };
}

/** The latest texts of a window's saves, by section, the newest first. */
export const textsOfWindow = (db: TenantDb, noteId: string, clientId: string) =>
  db.orm
    .select(pick({ changed: clinicalNoteSave.changed }))
    .from(clinicalNoteSave)
    .where(and(db.own(clinicalNoteSave), eq(clinicalNoteSave.noteId, noteId), eq(clinicalNoteSave.clientId, clientId)))
    .orderBy(desc(clinicalNoteSave.version))
    .limit(50);

/** What was added to a note, in its order. */
export const addendaStatement = (db: TenantDb, noteId: string) =>
  db.orm
    .select(pick(addendumColumns))
    .from(clinicalNoteAddendum)
    .where(and(db.own(clinicalNoteAddendum), eq(clinicalNoteAddendum.noteId, noteId)))
    .orderBy(asc(clinicalNoteAddendum.at), asc(clinicalNoteAddendum.id))
    .limit(100);

export const readAddenda = async (db: TenantDb, noteId: string): Promise<NoteAddendum[]> =>
  addendaStatement(db, noteId);

/** Who wrote a note, a row for what each wrote at a stretch; the newest first. */
export const readNoteSaves = (db: TenantDb, noteId: string) =>
  db.orm
    .select(
      pick({
        version: clinicalNoteSave.version,
        authorId: clinicalNoteSave.authorId,
        changed: clinicalNoteSave.changed,
        startedAt: clinicalNoteSave.startedAt,
        at: clinicalNoteSave.at,
      }),
    )
    .from(clinicalNoteSave)
    .where(and(db.own(clinicalNoteSave), eq(clinicalNoteSave.noteId, noteId)))
    .orderBy(desc(clinicalNoteSave.version))
    .limit(50);
