import { and, desc, eq, inArray, ne, sql, type SQLWrapper } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { consultation } from "~/db/schema/consultations.server";
import { labOrder } from "~/db/schema/laboratory.server";
import { clinicalNote } from "~/db/schema/notes.server";
import { prescription } from "~/db/schema/prescriptions.server";
import type { BackWanted } from "~/kernel/time/back-page";
import type { NoteStatus } from "../../domain/notes/note-states";
import { draftsOf, type DraftsOf } from "../prescriptions/prescriptions-read.server";

/** Of whom, and how far back. */
interface Wanted extends BackWanted {
  patientId: string;
}

const isBefore = (at: SQLWrapper, id: SQLWrapper, { before }: Wanted) =>
  sql`(${at}, ${id}) < (${before.at}, ${before.id})`;

/** The notes of a patient that are in one of these states, the newest first, without their texts. */
export const notesBefore = (db: TenantDb, wanted: Wanted, statuses: readonly NoteStatus[]) =>
  db.orm
    .select(
      pick({
        id: clinicalNote.id,
        at: clinicalNote.createdAt,
        providerId: clinicalNote.providerId,
        kind: clinicalNote.kind,
        title: clinicalNote.title,
        status: clinicalNote.status,
        publishStatus: clinicalNote.publishStatus,
        authorOnly: clinicalNote.authorOnly,
      }),
    )
    .from(clinicalNote)
    .where(
      and(
        ...[db.own(clinicalNote), eq(clinicalNote.patientId, wanted.patientId)],
        ...[inArray(clinicalNote.status, [...statuses]), isBefore(clinicalNote.createdAt, clinicalNote.id, wanted)],
      ),
    )
    .orderBy(desc(clinicalNote.createdAt), desc(clinicalNote.id))
    .limit(wanted.most);

/** The prescriptions of a patient, the newest first, with the drafts that somebody sees. */
export const prescriptionsBefore = (db: TenantDb, wanted: Wanted, drafts: DraftsOf) =>
  db.orm
    .select(
      pick({
        id: prescription.id,
        at: prescription.createdAt,
        providerId: prescription.prescriberId,
        number: prescription.number,
        state: prescription.state,
        validUntil: prescription.validUntil,
      }),
    )
    .from(prescription)
    .where(
      and(
        ...[db.own(prescription), eq(prescription.patientId, wanted.patientId)],
        ...[draftsOf(drafts), isBefore(prescription.createdAt, prescription.id, wanted)],
      ),
    )
    .orderBy(desc(prescription.createdAt), desc(prescription.id))
    .limit(wanted.most);

/** The laboratory orders of a patient, the newest first. */
export const labOrdersBefore = (db: TenantDb, wanted: Wanted, withDrafts: boolean) =>
  db.orm
    .select(
      pick({
        id: labOrder.id,
        at: labOrder.createdAt,
        providerId: labOrder.providerId,
        number: labOrder.number,
        state: labOrder.state,
      }),
    )
    .from(labOrder)
    .where(
      and(
        ...[db.own(labOrder), eq(labOrder.patientId, wanted.patientId)],
        ...[withDrafts ? undefined : ne(labOrder.state, "DRAFT"), isBefore(labOrder.createdAt, labOrder.id, wanted)],
      ),
    )
    .orderBy(desc(labOrder.createdAt), desc(labOrder.id))
    .limit(wanted.most);

/** The consultations of a patient, the newest first. */
export const consultationsBefore = (db: TenantDb, wanted: Wanted) =>
  db.orm
    .select(
      pick({
        id: consultation.id,
        at: consultation.startTime,
        providerId: consultation.providerId,
        type: consultation.type,
        appointmentId: consultation.appointmentId,
      }),
    )
    .from(consultation)
    .where(
      and(
        ...[db.own(consultation), eq(consultation.patientId, wanted.patientId)],
        isBefore(consultation.startTime, consultation.id, wanted),
      ),
    )
    .orderBy(desc(consultation.startTime), desc(consultation.id))
    .limit(wanted.most);
