import { and, eq, inArray, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { clinicalNote, clinicalNoteAddendum } from "~/db/schema/notes.server";
import type { Note, NoteAddendum } from "../../domain/notes/note";

export const insertNote = (db: TenantDb, note: Note): Statement =>
  db.orm.insert(clinicalNote).values({ organizationId: db.organizationId, ...note });

/** What of a note may change. */
export type NoteChange = Partial<
  Omit<Note, "id" | "patientId" | "creatorId" | "createdAt" | "version"> & { signedWith: string; publishedBy: string }
>;

/** Changes a note; changes no row where `before` is not the version that is stored. */
export const updateNote = (db: TenantDb, id: string, before: number, change: NoteChange): Statement =>
  db.orm
    .update(clinicalNote)
    .set({ ...change, version: before + 1 })
    .where(and(db.own(clinicalNote), eq(clinicalNote.id, id), eq(clinicalNote.version, before)));

/** What becomes of notes that go with the summary of their consultation. */
export type ShareChange = Pick<Note, "publishStatus" | "publishedAt" | "withdrawnReason" | "updatedAt"> & {
  publishedBy?: string;
};

/** Shares notes or withdraws them, whatever else changed meanwhile; those that stand so already stay as they are. */
export const updateShared = (
  db: TenantDb,
  ids: readonly string[],
  { before, change }: { before: Note["publishStatus"]; change: ShareChange },
): Statement =>
  db.orm
    .update(clinicalNote)
    .set({ ...change, version: sql`${clinicalNote.version} + 1` })
    .where(
      and(
        ...[db.own(clinicalNote), inArray(clinicalNote.id, [...ids]), eq(clinicalNote.publishStatus, before)],
        inArray(clinicalNote.status, ["SIGNED", "AMENDED"]),
      ),
    );

/** Says which window writes a draft from now on; what it says stays as it is. */
export const updateWriter = (db: TenantDb, id: string, writerClient: string): Statement =>
  db.orm
    .update(clinicalNote)
    .set({ writerClient })
    .where(and(db.own(clinicalNote), eq(clinicalNote.id, id), eq(clinicalNote.status, "DRAFT")));

export const insertAddendum = (db: TenantDb, addendum: NoteAddendum): Statement =>
  db.orm.insert(clinicalNoteAddendum).values({ organizationId: db.organizationId, ...addendum });
