import { and, asc, count, desc, eq, inArray, lt, or } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { clinicalNote, clinicalNoteAddendum } from "~/db/schema/notes.server";
import type { NoteKind } from "../../domain/notes/note";
import type { NoteStatus } from "../../domain/notes/note-states";
import { addendumColumns, noteColumns } from "./note-columns.server";

export const NOTES_A_PAGE = 25;

/** A note as a list shows it: without its texts. */
const { sections: _sections, ...listed } = noteColumns;

/** Where a list goes on: before this note. */
export interface BeforeNote {
  createdAt: number;
  id: string;
}

const after = (before: BeforeNote | undefined) =>
  before &&
  or(
    lt(clinicalNote.createdAt, before.createdAt),
    and(eq(clinicalNote.createdAt, before.createdAt), lt(clinicalNote.id, before.id)),
  );

/** A patient's notes, the newest first: one more than a page holds says that there are more. */
export const listPatientNotes = (
  db: TenantDb,
  { patientId, statuses, before }: { patientId: string; statuses: readonly NoteStatus[]; before?: BeforeNote },
) =>
  db.orm
    .select(pick(listed))
    .from(clinicalNote)
    .where(
      and(
        db.own(clinicalNote),
        eq(clinicalNote.patientId, patientId),
        inArray(clinicalNote.status, [...statuses]),
        after(before),
      ),
    )
    .orderBy(desc(clinicalNote.createdAt), desc(clinicalNote.id))
    .limit(NOTES_A_PAGE + 1);

const published = (db: TenantDb, patientId: string) =>
  and(
    ...[db.own(clinicalNote), eq(clinicalNote.patientId, patientId), eq(clinicalNote.publishStatus, "PUBLISHED")],
    ...[inArray(clinicalNote.status, ["SIGNED", "AMENDED"]), eq(clinicalNote.authorOnly, false)],
  );

/** Every note that a patient reads, whole, the newest first, and what was added to them: one round trip. */
export async function publishedNotes(db: TenantDb, patientId: string) {
  const [notes, addenda] = await db.batch([
    db.orm
      .select(pick(noteColumns))
      .from(clinicalNote)
      .where(published(db, patientId))
      .orderBy(desc(clinicalNote.createdAt), desc(clinicalNote.id)),
    db.orm
      .select(pick(addendumColumns))
      .from(clinicalNoteAddendum)
      .innerJoin(
        clinicalNote,
        and(
          eq(clinicalNote.organizationId, clinicalNoteAddendum.organizationId),
          eq(clinicalNote.id, clinicalNoteAddendum.noteId),
        ),
      )
      .where(published(db, patientId))
      .orderBy(asc(clinicalNoteAddendum.at), asc(clinicalNoteAddendum.id)),
  ]);
  return { notes, addenda };
}

/** The notes of consultations, the oldest of each first. */
export const notesOfConsultations = (db: TenantDb, consultationIds: readonly string[]) =>
  db.orm
    .select(pick(listed))
    .from(clinicalNote)
    .where(and(db.own(clinicalNote), inArray(clinicalNote.consultationId, [...consultationIds])))
    .orderBy(asc(clinicalNote.createdAt), asc(clinicalNote.id));

/** What summaries for the patient say that were shared with them in consultations. */
export const sharedSummaries = (db: TenantDb, consultationIds: readonly string[]) =>
  db.orm
    .select(pick({ id: clinicalNote.id, sections: clinicalNote.sections }))
    .from(clinicalNote)
    .where(
      and(
        ...[db.own(clinicalNote), inArray(clinicalNote.consultationId, [...consultationIds])],
        ...[eq(clinicalNote.kind, "PATIENT_SUMMARY" satisfies NoteKind), eq(clinicalNote.publishStatus, "PUBLISHED")],
        ...[inArray(clinicalNote.status, ["SIGNED", "AMENDED"]), eq(clinicalNote.authorOnly, false)],
      ),
    );

/** A patient's latest signed notes, whole, the newest first. */
export const lastNotes = (db: TenantDb, patientId: string, most: number) =>
  db.orm
    .select(pick(noteColumns))
    .from(clinicalNote)
    .where(
      and(
        ...[db.own(clinicalNote), eq(clinicalNote.patientId, patientId), eq(clinicalNote.kind, "NOTE")],
        inArray(clinicalNote.status, ["SIGNED", "AMENDED"] satisfies NoteStatus[]),
      ),
    )
    .orderBy(desc(clinicalNote.createdAt), desc(clinicalNote.id))
    .limit(most);

/** The drafts that a provider is to sign, the newest first. */
export const listDrafts = (db: TenantDb, { providerId, before }: { providerId: string; before?: BeforeNote }) =>
  db.orm
    .select(pick(listed))
    .from(clinicalNote)
    .where(
      and(
        db.own(clinicalNote),
        eq(clinicalNote.providerId, providerId),
        eq(clinicalNote.status, "DRAFT"),
        after(before),
      ),
    )
    .orderBy(desc(clinicalNote.createdAt), desc(clinicalNote.id))
    .limit(NOTES_A_PAGE + 1);

/** How many drafts a provider is to sign. */
export async function countDrafts(db: TenantDb, providerId: string): Promise<number> {
  const drafts = and(db.own(clinicalNote), eq(clinicalNote.providerId, providerId), eq(clinicalNote.status, "DRAFT"));
  const [found] = await db.orm.select({ drafts: count() }).from(clinicalNote).where(drafts);
  return found?.drafts ?? 0;
}

/** The latest signed notes of a kind about a patient, by any provider, for one that goes on from the last. */
export const listLastSigned = (db: TenantDb, patientId: string) =>
  db.orm
    .select(pick(listed))
    .from(clinicalNote)
    .where(
      and(
        db.own(clinicalNote),
        eq(clinicalNote.patientId, patientId),
        inArray(clinicalNote.status, ["SIGNED", "AMENDED"] satisfies NoteStatus[]),
        inArray(clinicalNote.kind, ["NOTE", "PATIENT_SUMMARY"] satisfies NoteKind[]),
      ),
    )
    .orderBy(desc(clinicalNote.createdAt), desc(clinicalNote.id))
    .limit(5);

export type ListedNote = Awaited<ReturnType<typeof listDrafts>>[number];
