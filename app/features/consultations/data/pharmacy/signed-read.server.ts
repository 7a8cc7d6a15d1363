import type { TenantDb } from "~/db/client.server";
import type { SignedPrescription } from "../../domain/pharmacy/reports";

/** What the list of all prescriptions is narrowed by; null is no choice. Instants in UTC ms; `until` is left out itself. */
export interface SignedFilter {
  prescriberId: string | null;
  patientId: string | null;
  from: number | null;
  until: number | null;
}

/** Where the list goes on: behind a prescription. */
export interface SignedPlace {
  at: number;
  id: string;
}

type StoredRow = Omit<SignedPrescription, "medicines" | "wasAsked"> & { medicines: string; wasAsked: number };

const COLUMNS = `p.id, p.number, p.state, p.signed_at AS "signedAt", p.valid_until AS "validUntil", p.patient_id AS "patientId",
p.prescriber_id AS "prescriberId", p.pharmacy_id AS "pharmacyId",
(SELECT json_group_array(l.name) FROM prescription_line l WHERE l.organization_id = ?1 AND l.prescription_id = p.id) AS medicines,
EXISTS (SELECT 1 FROM dispense d WHERE d.organization_id = ?1 AND d.prescription_id = p.id
AND d.decline_reason IN ('NOT_SAFE', 'UNCLEAR')) AS "wasAsked"`;

/**
 * Signed prescriptions, the newest first, from a place on. Each walk goes along the index of what narrows it most: of the
 * patient, of the prescriber, or of all.
 */
export async function readSigned(
  db: TenantDb,
  { patientId, prescriberId, from, until }: SignedFilter,
  { after, size }: { after: SignedPlace | undefined; size: number },
): Promise<SignedPrescription[]> {
  const { results } = await db
    .raw(
      `SELECT ${COLUMNS} FROM prescription p WHERE p.organization_id = ?1
${patientId === null ? "AND ?2 IS NULL" : "AND p.patient_id = ?2"}
${prescriberId === null ? "AND ?3 IS NULL" : `AND ${patientId === null ? "" : "+"}p.prescriber_id = ?3`}
AND p.state <> 'DRAFT' AND p.signed_at >= ?4 AND p.signed_at < ?5 AND (p.signed_at, p.id) < (?6, ?7)
ORDER BY p.signed_at DESC, p.id DESC LIMIT ?8`,
      db.organizationId,
      patientId,
      prescriberId,
      from ?? 0,
      until ?? Number.MAX_SAFE_INTEGER,
      after?.at ?? Number.MAX_SAFE_INTEGER,
      after?.id ?? "",
      size,
    )
    .all<StoredRow>();
  return results.map(({ medicines, wasAsked, ...row }) => ({
    ...{ ...row, medicines: JSON.parse(medicines) as string[], wasAsked: wasAsked === 1 },
  }));
}
