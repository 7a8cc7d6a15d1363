import type { TenantDb } from "~/db/client.server";

/** That a patient (?2) has another appointment than this one (?3) which took place or is to take place. */
const OTHER = `EXISTS (SELECT 1 FROM appointment o WHERE o.organization_id = ?1 AND o.patient_id = ?2 AND o.id <> ?3
AND o.disabled_at IS NULL AND +o.state_id IN (1, 2, 4, 6, 7, 8, 10, 11))`;
const NONE = `SELECT CASE WHEN ${OTHER} THEN json_extract('{}', 'conflict') ELSE 1 END`;

/** Reads `others`: 1 where a patient has another appointment. */
export const otherAppointmentsStatement = (db: TenantDb, patientId: string, appointmentId = ""): D1PreparedStatement =>
  db.raw(`SELECT ${OTHER} AS others`, db.organizationId, patientId, appointmentId);

/** Refuses a commit as a conflict where the patient has another appointment. */
export const noOtherAppointment = (db: TenantDb, patientId: string, appointmentId: string): D1PreparedStatement =>
  db.raw(NONE, db.organizationId, patientId, appointmentId);
