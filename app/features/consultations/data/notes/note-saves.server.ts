import { and, eq, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { clinicalNoteClient, clinicalNoteSave } from "~/db/schema/notes.server";
import type { NoteClient } from "./notes-read.server";

/** Notes up to which save a window was heard, and when. */
export const upsertClient = (db: TenantDb, noteId: string, client: NoteClient): Statement =>
  db.orm
    .insert(clinicalNoteClient)
    .values({ organizationId: db.organizationId, noteId, ...client })
    .onConflictDoUpdate({
      target: [clinicalNoteClient.organizationId, clinicalNoteClient.noteId, clinicalNoteClient.clientId],
      set: {
        sequence: sql`max(${clinicalNoteClient.sequence}, ${client.sequence})`,
        seenAt: client.seenAt,
      },
    });

interface Saved {
  noteId: string;
  version: number;
  clientId: string;
  sequence: number;
  authorId: string;
  changed: Readonly<Record<string, string>>;
  at: number;
}

export const insertSave = (db: TenantDb, { sequence, at, version, ...saved }: Saved): Statement =>
  db.orm.insert(clinicalNoteSave).values({
    ...{ organizationId: db.organizationId, ...saved, version, baseVersion: version - 1 },
    ...{ firstSequence: sequence, lastSequence: sequence, startedAt: at, at },
  });

/** Goes on with the saves of the same window: `changed` are the latest texts of all of them. */
export const extendSave = (
  db: TenantDb,
  { noteId, version, sequence, changed, at }: Omit<Saved, "clientId" | "authorId">,
) =>
  db.orm
    .update(clinicalNoteSave)
    .set({ lastSequence: sequence, changed, at })
    .where(
      and(db.own(clinicalNoteSave), eq(clinicalNoteSave.noteId, noteId), eq(clinicalNoteSave.version, version)),
    ) satisfies Statement;
