import type { TenantDb } from "~/db/client.server";

interface StoredRow {
  userId: string | null;
  birthDate: string;
  gender: number;
  bloodGroup: number;
  address: string;
  city: string;
  hasIdentification: number;
  hasInsurance: number;
  accepted: string;
}

const HELD = `SELECT p.user_id AS "userId", p.birth_date AS "birthDate", p.gender, p.blood_group AS "bloodGroup", p.address, p.city,
p.identification_file_id IS NOT NULL AS "hasIdentification",
EXISTS (SELECT 1 FROM patient_insurance i WHERE i.organization_id = ?1 AND i.patient_id = p.id AND i.enabled = 1) AS "hasInsurance",
(SELECT json_group_array(DISTINCT t.text_hash) FROM terms_acceptance t
  WHERE t.organization_id = ?1 AND t.kind = 'PATIENT_TERMS' AND t.user_id = p.user_id) AS accepted
FROM patient p WHERE p.organization_id = ?1 AND p.id = ?2`;

/** What a patient has given of what the registration form can ask, and the hashes of the terms that they accepted. */
export async function readHeldDetails(db: TenantDb, patientId: string) {
  const row = await db.raw(HELD, db.organizationId, patientId).first<StoredRow>();
  if (!row) return null;
  const { accepted, hasIdentification, hasInsurance, ...held } = row;
  return {
    ...held,
    hasIdentification: hasIdentification === 1,
    hasInsurance: hasInsurance === 1,
    accepted: JSON.parse(accepted) as string[],
  };
}
