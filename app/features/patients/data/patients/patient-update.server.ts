import { and, eq, isNull, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { patient, patientProvider } from "~/db/schema/patients.server";
import type { PatientFields } from "./patient-insert.server";

/** The conditional write of a form that was made from `version`. */
export const updatePatientStatement = (
  db: TenantDb,
  id: string,
  version: number,
  fields: Partial<PatientFields>,
): Statement =>
  db.orm
    .update(patient)
    .set({ ...fields, version: sql`${patient.version} + 1` })
    .where(and(db.own(patient), eq(patient.id, id), eq(patient.version, version)));

/** The conditional write that disables or enables a patient; it changes nothing where they are so already. */
export const setEnabledStatement = (db: TenantDb, id: string, enabled: boolean): Statement =>
  db.orm
    .update(patient)
    .set({ enabled, version: sql`${patient.version} + 1` })
    .where(and(db.own(patient), eq(patient.id, id), eq(patient.enabled, !enabled)));

/** Gives a patient without an account the one that they have opened. */
export const joinAccountStatement = (db: TenantDb, id: string, userId: string): Statement =>
  db.orm
    .update(patient)
    .set({ userId, version: sql`${patient.version} + 1` })
    .where(and(db.own(patient), eq(patient.id, id), isNull(patient.userId)));

/** The conditional write that takes a patient off their account and out of the lists; the record stays. */
export const leaveAccountStatement = (db: TenantDb, id: string, userId: string): Statement =>
  db.orm
    .update(patient)
    .set({ enabled: false, userId: null, version: sql`${patient.version} + 1` })
    .where(and(db.own(patient), eq(patient.id, id), eq(patient.userId, userId)));

/** Lets a provider look after a patient, whatever appointments there are. */
export const assignProviderStatement = (db: TenantDb, employeeId: string, patientId: string, now: number): Statement =>
  db.orm
    .insert(patientProvider)
    .values({ organizationId: db.organizationId, employeeId, patientId, since: now, assigned: true })
    .onConflictDoUpdate({
      target: [patientProvider.organizationId, patientProvider.employeeId, patientProvider.patientId],
      set: { assigned: true },
    });
