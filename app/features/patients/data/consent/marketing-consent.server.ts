import type { TenantDb } from "~/db/client.server";

/** Where a patient said that they want to be written to. */
export type ConsentSource = "SIGN_UP" | "PREFERENCES" | "LINK";

/** Keeps a patient's yes; said again, or of a patient who is not there, it changes nothing. */
export const consentStatement = (
  db: TenantDb,
  patientId: string,
  source: ConsentSource,
  at: number,
): D1PreparedStatement =>
  db.raw(
    `INSERT INTO marketing_consent (organization_id, patient_id, source, at)
SELECT ?1, p.id, ?3, ?4 FROM patient p WHERE p.organization_id = ?1 AND p.id = ?2 ON CONFLICT DO NOTHING`,
    db.organizationId,
    patientId,
    source,
    at,
  );

export const withdrawStatement = (db: TenantDb, patientId: string): D1PreparedStatement =>
  db.raw("DELETE FROM marketing_consent WHERE organization_id = ?1 AND patient_id = ?2", db.organizationId, patientId);

/** When a patient consented (UTC ms), and where; undefined where they did not, or took it back. */
export async function readConsent(
  db: TenantDb,
  patientId: string,
): Promise<{ source: ConsentSource; at: number } | undefined> {
  const found = await db
    .raw(
      "SELECT source, at FROM marketing_consent WHERE organization_id = ?1 AND patient_id = ?2",
      db.organizationId,
      patientId,
    )
    .first<{ source: ConsentSource; at: number }>();
  return found ?? undefined;
}

/** How many patients have consented. */
export async function countConsents(db: TenantDb): Promise<number> {
  const count = await db
    .raw("SELECT count FROM marketing_count WHERE organization_id = ?1", db.organizationId)
    .first<number>("count");
  return count ?? 0;
}

/** The next patients who have consented, after an id. */
export async function consentingAfter(db: TenantDb, after: string, limit: number): Promise<string[]> {
  const { results } = await db
    .raw(
      "SELECT c.patient_id AS id FROM marketing_consent c WHERE c.organization_id = ?1 AND c.patient_id > ?2 ORDER BY c.patient_id LIMIT ?3",
      db.organizationId,
      after,
      limit,
    )
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
