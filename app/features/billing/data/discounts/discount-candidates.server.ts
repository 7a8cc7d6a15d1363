import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { Discount } from "../../domain/discounts/discount";

/** So many discounts are taken without a code at most. */
export const MOST_AUTOMATIC = 50;

/** A discount d as it is stored, with what this patient (?2) has of it beside this appointment (?3). */
const COLUMNS = `d.id, d.name, d.code, d.code_folded AS "codeFolded", d.rate_ppm AS "ratePpm", d.amount_minor AS "amountMinor",
d.currency_code AS "currencyCode", d.services, d.first_day AS "firstDay", d.last_day AS "lastDay", d.limit_total AS "limitTotal",
d.limit_per_patient AS "limitPerPatient", d.first_only AS "firstOnly", d.is_stackable AS "isStackable", d.enabled, d.version,
d.used - (SELECT count(*) FROM discount_use o WHERE o.organization_id = ?1 AND o.appointment_id = ?3 AND o.discount_id = d.id) AS used,
(SELECT count(*) FROM discount_use u WHERE u.organization_id = ?1 AND u.discount_id = d.id AND u.patient_id = ?2
AND u.appointment_id <> ?3) AS "usesOfPatient"`;

const AUTOMATIC = `SELECT ${COLUMNS} FROM discount d
WHERE d.organization_id = ?1 AND d.enabled = 1 AND d.code_folded IS NULL ORDER BY d.id LIMIT ${MOST_AUTOMATIC}`;
const BY_CODE = `SELECT ${COLUMNS} FROM json_each(?4) j CROSS JOIN discount d
WHERE d.organization_id = ?1 AND d.enabled = 1 AND d.code_folded = j.value`;
const TAKEN = `SELECT ${COLUMNS} FROM discount_use t JOIN discount d ON d.organization_id = ?1 AND d.id = t.discount_id
WHERE t.organization_id = ?1 AND t.appointment_id = ?3`;

const ANY_CODE =
  "SELECT EXISTS (SELECT 1 FROM discount c WHERE c.organization_id = ?1 AND c.enabled = 1 AND c.code_folded IS NOT NULL) AS codes";

/** A discount that a booking may take. */
export interface Candidate extends Discount {
  codeFolded: string | null;
  usesOfPatient: number;
  version: number;
}

type Stored = Omit<Candidate, "services" | "firstOnly" | "isStackable" | "enabled"> & {
  services: string;
  firstOnly: number;
  isStackable: number;
  enabled: number;
};

const candidatesOf = (result: D1Result<Record<string, unknown>> | undefined): Candidate[] =>
  rowsOf<Stored>(result).map(({ services, firstOnly, isStackable, enabled, ...row }) => ({
    ...row,
    services: JSON.parse(services) as string[],
    ...{ firstOnly: firstOnly === 1, isStackable: isStackable === 1, enabled: enabled === 1 },
  }));

/** What a booking asks for: `codes` folded; the patient and the appointment where there are any. */
export interface WantedDiscounts {
  codes: readonly string[];
  patientId: string | null;
  appointmentId: string | null;
}

/** The statements that read what may be taken, for one batch; `candidatesIn` reads their results. */
export function candidateStatements(
  db: TenantDb,
  { codes, patientId, appointmentId }: WantedDiscounts,
): D1PreparedStatement[] {
  const known = [db.organizationId, patientId ?? "", appointmentId ?? ""] as const;
  return [
    db.raw(AUTOMATIC, ...known),
    db.raw(BY_CODE, ...known, JSON.stringify(codes)),
    db.raw(TAKEN, ...known),
    db.raw(ANY_CODE, db.organizationId),
  ];
}

/** What those statements gave. */
export function candidatesIn(results: readonly D1Result<Record<string, unknown>>[]) {
  const [automatic, byCode, taken, codes] = results;
  return {
    automatic: candidatesOf(automatic),
    byCode: candidatesOf(byCode),
    /** Those that the appointment has. */
    taken: candidatesOf(taken),
    /** Whether the organization has codes at all. */
    hasCodes: rowsOf<{ codes: number }>(codes)[0]?.codes === 1,
  };
}

/** Whether the patient has other appointments, of what the statement of scheduling said. */
export const hasOthersIn = (result: D1Result<Record<string, unknown>> | undefined): boolean =>
  rowsOf<{ others: number }>(result)[0]?.others === 1;
