import { and, asc, count, desc, eq, inArray, lt, or } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { clinicalNote } from "~/db/schema/notes.server";
import type { NoteKind } from "../../domain/notes/note";
import type { NoteStatus } from "../../domain/notes/note-states";
import { noteColumns } from "./note-columns.server";

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

/** The notes of consultations, the oldest of each first. */
export const notesOfConsultations = (db: TenantDb, consultationIds: readonly string[]) =>
  db.orm
    .select(pick(listed))
    .from(clinicalNote)
    .where(and(db.own(clinicalNote), inArray(clinicalNote.consultationId, [...consultationIds])))
    .orderBy(asc(clinicalNote.createdAt), asc(clinicalNote.id));

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
