import type { TenantDb } from "~/db/client.server";

/** Whether this patient has had enough of reminders and invitations. */
export async function refusesReminders(db: TenantDb, patientId: string): Promise<boolean> {
  const found = await db
    .raw(
      "SELECT 1 AS found FROM message_refusal WHERE organization_id = ?1 AND patient_id = ?2 AND kind = 'REMINDERS'",
      db.organizationId,
      patientId,
    )
    .first("found");
  return found !== null;
}

/** Keeps the patient's no; said again, or of a patient who is not there, it changes nothing. */
export const refuseStatement = (db: TenantDb, patientId: string, at: number): D1PreparedStatement =>
  db.raw(
    `INSERT INTO message_refusal (organization_id, patient_id, kind, at)
SELECT ?1, p.id, 'REMINDERS', ?3 FROM patient p WHERE p.organization_id = ?1 AND p.id = ?2 ON CONFLICT DO NOTHING`,
    db.organizationId,
    patientId,
    at,
  );

export const acceptStatement = (db: TenantDb, patientId: string): D1PreparedStatement =>
  db.raw(
    "DELETE FROM message_refusal WHERE organization_id = ?1 AND patient_id = ?2 AND kind = 'REMINDERS'",
    db.organizationId,
    patientId,
  );
