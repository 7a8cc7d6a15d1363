import { and, eq, inArray, sql } from "drizzle-orm";
import type { AuditActor } from "~/db/commit.server";
import type { Statement, TenantDb } from "~/db/client.server";
import { dropDue } from "~/db/due-rows.server";
import { prescription, prescriptionHistory, prescriptionLine } from "~/db/schema/prescriptions.server";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import type { Prescription } from "../../domain/prescriptions/prescription";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import type { SignedContent } from "../../domain/prescriptions/signed-content";
import { takenNumber } from "../consultations/paper-numbers.server";

export const insertPrescription = (db: TenantDb, row: Prescription): Statement =>
  db.orm.insert(prescription).values({ organizationId: db.organizationId, ...row });

const oneOf = (db: TenantDb, id: string) => and(db.own(prescription), eq(prescription.id, id));

/** What can be changed of a draft beside its lines. */
export type DraftHeader = Partial<
  Pick<
    Prescription,
    | "consultationId"
    | "prescriberId"
    | "language"
    | "diagnosis"
    | "validUntil"
    | "pharmacyId"
    | "noteToPharmacist"
    | "noteToPatient"
    | "detailsShown"
  >
>;

/** The next version of a draft; changes no row where `version` is not the one that is stored, or it is no draft. */
export const updateDraft = (
  db: TenantDb,
  { id, version }: { id: string; version: number },
  { now, ...header }: DraftHeader & { now: number },
): Statement =>
  db.orm
    .update(prescription)
    .set({ ...header, updatedAt: now, version: version + 1 })
    .where(and(oneOf(db, id), eq(prescription.version, version), eq(prescription.state, "DRAFT")));

/** Whether the patient sees the lines, of a signed one too. */
export const updateDetailsShown = (
  db: TenantDb,
  { id, version }: { id: string; version: number },
  detailsShown: boolean | null,
): Statement =>
  db.orm
    .update(prescription)
    .set({ detailsShown, version: version + 1 })
    .where(and(oneOf(db, id), eq(prescription.version, version)));

interface Next {
  state: PrescriptionState;
  reason?: string;
  pharmacyId?: string;
  replacedById?: string;
  now: number;
}

/** Another state; changes no row where it is in another state or version than was read. */
export const updateState = (
  db: TenantDb,
  { id, version, state: from }: Pick<Prescription, "id" | "version" | "state">,
  { state, reason, pharmacyId, replacedById, now }: Next,
): Statement =>
  db.orm
    .update(prescription)
    .set({
      ...{ state, stateAt: now, updatedAt: now, version: version + 1 },
      ...(reason !== undefined && { stateReason: reason }),
      ...(pharmacyId !== undefined && { pharmacyId }),
      ...(replacedById !== undefined && { replacedById }),
    })
    .where(and(oneOf(db, id), eq(prescription.version, version), eq(prescription.state, from)));

/** Its last day is not waited for any more. */
export const dropExpiry = (db: TenantDb, id: string): D1PreparedStatement => dropDue(db, "PRESCRIPTION_EXPIRY", id);

/** What a draft gets when it is signed. */
export interface Signed {
  state: PrescriptionState;
  content: SignedContent;
  hash: string;
  signedWith: string;
}

/** Signs a draft without its number; changes no row where somebody signed or changed it meanwhile. */
export const updateSigned = (
  db: TenantDb,
  { id, version }: { id: string; version: number },
  { state, content, hash, signedWith }: Signed,
): Statement =>
  db.orm
    .update(prescription)
    .set({
      ...{ state, stateAt: content.signedAt, updatedAt: content.signedAt, version: version + 1 },
      ...{ signedAt: content.signedAt, signedHash: hash, signedWith, verificationCode: content.verificationCode },
      signedSheet: content,
    })
    .where(and(oneOf(db, id), eq(prescription.version, version), eq(prescription.state, "DRAFT")));

/** Gives it the number that `takeNumber` took before in the same batch. */
export const giveNumber = (db: TenantDb, id: string): Statement =>
  db.orm
    .update(prescription)
    .set({ number: takenNumber(db, "PRESCRIPTION") })
    .where(oneOf(db, id));

/** One more copy of it was printed. */
export const countCopy = (db: TenantDb, id: string): Statement =>
  db.orm
    .update(prescription)
    .set({ copies: sql`${prescription.copies} + 1` })
    .where(oneOf(db, id));

/** Takes a draft away; its lines go before it, and a history it has none. */
export const deletePrescription = (db: TenantDb, id: string): Statement =>
  db.orm.delete(prescription).where(and(oneOf(db, id), eq(prescription.state, "DRAFT")));

export const insertLine = (db: TenantDb, line: PrescriptionLine): Statement =>
  db.orm.insert(prescriptionLine).values({ organizationId: db.organizationId, ...line });

const lineOf = (db: TenantDb, { id, prescriptionId }: { id: string; prescriptionId: string }) =>
  and(db.own(prescriptionLine), eq(prescriptionLine.id, id), eq(prescriptionLine.prescriptionId, prescriptionId));

export const updateLine = (db: TenantDb, line: PrescriptionLine): Statement =>
  db.orm
    .update(prescriptionLine)
    .set({
      ...{ name: line.name, codeSystem: line.codeSystem, code: line.code },
      ...{ medicine: line.medicine, quantity: line.quantity },
    })
    .where(lineOf(db, line));

export const deleteLines = (db: TenantDb, prescriptionId: string, ids: readonly string[]): Statement =>
  db.orm
    .delete(prescriptionLine)
    .where(
      and(
        db.own(prescriptionLine),
        eq(prescriptionLine.prescriptionId, prescriptionId),
        inArray(prescriptionLine.id, [...ids]),
      ),
    );

/** Notes which medication of the health record a line became. */
export const keepRecordId = (
  db: TenantDb,
  line: { id: string; prescriptionId: string },
  recordId: string | null,
): Statement => db.orm.update(prescriptionLine).set({ recordId }).where(lineOf(db, line));

interface Happened {
  id: string;
  prescriptionId: string;
  action: string;
  fromState: PrescriptionState | null;
  toState: PrescriptionState;
  reason?: string;
  actor: AuditActor;
  at: number;
}

/** A line of a prescription's history. */
export const insertHistory = (db: TenantDb, { actor, reason = "", ...row }: Happened): Statement =>
  db.orm
    .insert(prescriptionHistory)
    .values({ organizationId: db.organizationId, ...row, reason, actorKind: actor.kind, actorId: actor.id });

const REPLACED = `SELECT CASE WHEN EXISTS (SELECT 1 FROM prescription WHERE organization_id = ?1 AND id = ?2 AND replaced_by_id = ?3)
THEN 1 ELSE json_extract('{}', 'conflict') END`;

/** Refuses its batch where the one before was not replaced by the statement before it: it has gone on meanwhile. */
export const requireReplaced = (db: TenantDb, id: string, by: string): D1PreparedStatement =>
  db.raw(REPLACED, db.organizationId, id, by);
