import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { TaxPart } from "~/kernel/money/price";
import { waivedOf } from "../desk/charges-owed.server";
import { baseOf, type InvoiceLine } from "../../domain/invoices/invoice";

/** A charge that stands on no invoice, as a line of one; without its day and, of an appointment, without words. */
export interface OpenCharge extends Omit<InvoiceLine, "lineNo" | "servedOn" | "entryId"> {
  entryId: string;
  currencyCode: string;
  /** When it was charged (UTC ms). */
  at: number;
  /** Of a charge by hand that names one. */
  branchId: string | null;
  patientId: string;
}

/** So many are shown at once; the oldest, which waits longest, comes first. */
export const MOST_CHARGES = 100;

const FREE = (line: string) => `NOT EXISTS (SELECT 1 FROM invoice_claim k WHERE k.organization_id = ?1
AND k.entry_id = e.id AND k.entry_line = ${line})`;
const SIDE = (
  account: string,
) => `(SELECT coalesce(sum(l.amount_minor), 0) FROM ledger_line l WHERE l.organization_id = ?1
AND l.entry_id = e.id AND l.account = '${account}')`;

/** The charges of appointments; a charge that stands is in `ledger_charge`. */
const OF_APPOINTMENTS = `SELECT e.id AS "entryId", 1 AS "entryLine", e.at, e.currency_code AS "currencyCode", e.appointment_id AS "appointmentId",
NULL AS "chargeId", NULL AS "branchId", h.patient_id AS "patientId", '' AS description, 1 AS quantity, NULL AS "unitPriceMinor", NULL AS "baseMinor",
${SIDE("DISCOUNTS")} AS "discountMinor", -${SIDE("TAX")} AS "taxMinor", c.amount_minor AS "totalMinor", c.taxes`;
const BY_HAND = `SELECT e.id AS "entryId", l.line_no AS "entryLine", e.at, e.currency_code AS "currencyCode", g.appointment_id AS "appointmentId",
g.id AS "chargeId", g.branch_id AS "branchId", g.patient_id AS "patientId", l.description, l.quantity, l.unit_price_minor AS "unitPriceMinor",
l.base_minor AS "baseMinor", l.discount_minor AS "discountMinor", l.tax_minor AS "taxMinor", l.total_minor AS "totalMinor", l.taxes
FROM charge g JOIN ledger_entry e ON e.organization_id = ?1 AND e.source_key = 'charge:' || g.id || ':charged'
JOIN charge_line l ON l.organization_id = ?1 AND l.charge_id = g.id
WHERE g.organization_id = ?1 AND g.taken_back_at IS NULL AND ${FREE("l.line_no")}`;
const END = `ORDER BY e.at, e.id LIMIT ${MOST_CHARGES}`;

const STATEMENTS = {
  patient: [
    `${OF_APPOINTMENTS} FROM ledger_holder h
CROSS JOIN ledger_entry e ON e.organization_id = ?1 AND e.holder = h.holder AND e.kind = 'CHARGE' AND e.holder <> ''
CROSS JOIN ledger_charge c ON c.organization_id = ?1 AND c.appointment_id = e.appointment_id AND c.entry_id = e.id
WHERE h.organization_id = ?1 AND h.patient_id = ?2 AND ${FREE("1")} ${END}`,
    `${BY_HAND} AND g.patient_id = ?2 ${END}`,
  ],
  appointment: [
    `${OF_APPOINTMENTS} FROM ledger_charge c JOIN ledger_entry e ON e.organization_id = ?1 AND e.id = c.entry_id
JOIN ledger_holder h ON h.organization_id = ?1 AND h.holder = e.holder
WHERE c.organization_id = ?1 AND c.appointment_id = ?2 AND ${FREE("1")} ${END}`,
    `${BY_HAND} AND g.appointment_id = ?2 ${END}`,
  ],
} as const;

type Row = Omit<OpenCharge, "taxes" | "unitPriceMinor" | "baseMinor"> & {
  taxes: string;
  unitPriceMinor: number | null;
  baseMinor: number | null;
};

/** What is charged to a patient, or for an appointment, and stands on no invoice, the oldest first; in one round trip. */
export async function readOpenCharges(db: TenantDb, of: keyof typeof STATEMENTS, id: string): Promise<OpenCharge[]> {
  const found = await db.rawBatch(STATEMENTS[of].map((text) => db.raw(text, db.organizationId, id)));
  return found
    .flatMap((result) => rowsOf<Row>(result))
    .map(({ taxes: written, unitPriceMinor, baseMinor, ...row }) => {
      const taxes = JSON.parse(written) as TaxPart[];
      const base = baseMinor ?? baseOf(row.totalMinor, row.discountMinor, taxes);
      return { ...row, taxes, baseMinor: base, unitPriceMinor: unitPriceMinor ?? base };
    })
    .sort((one, other) => one.at - other.at)
    .slice(0, MOST_CHARGES);
}

const CHARGED_SINCE = `SELECT e.appointment_id AS id, e.at FROM ledger_charge c
JOIN ledger_entry e ON e.organization_id = ?1 AND e.id = c.entry_id
WHERE c.organization_id = ?1 AND e.at >= ?2 AND ${FREE("1")} ORDER BY e.at, e.id`;

/** The appointments of a small practice whose charges stand on no invoice, since when (UTC ms), the oldest first. */
export const readChargedSince = async (db: TenantDb, since: number): Promise<{ id: string; at: number }[]> =>
  (await db.raw(CHARGED_SINCE, db.organizationId, since).all<{ id: string; at: number }>()).results;

const UNINVOICED = `SELECT CASE WHEN EXISTS (SELECT 1 FROM invoice_claim k WHERE k.organization_id = ?1 AND k.appointment_id = ?2)
THEN json_extract('{}', 'conflict') ELSE 1 END`;

/** Refuses the batch where the charge of an appointment stands on an invoice. */
export const uninvoicedStatement = (db: TenantDb, appointmentId: string): D1PreparedStatement =>
  db.raw(UNINVOICED, db.organizationId, appointmentId);

const CLAIMED = "SELECT 1 AS claimed FROM invoice_claim WHERE organization_id = ?1 AND appointment_id = ?2 LIMIT 1";

/** Whether the charge of an appointment stands on an invoice. */
export const isInvoiced = async (db: TenantDb, appointmentId: string): Promise<boolean> =>
  (await db.raw(CLAIMED, db.organizationId, appointmentId).first("claimed")) !== null;

const WAIVED = `SELECT coalesce(sum(amount), 0) AS minor FROM (
SELECT -l.amount_minor AS amount FROM json_each(?2) j
CROSS JOIN ledger_entry e ON e.organization_id = ?1 AND e.appointment_id = j.value AND e.kind = 'WRITE_OFF'
CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'RECEIVABLE'
UNION ALL SELECT ${waivedOf("c")} FROM json_each(?3) j CROSS JOIN charge c ON c.organization_id = ?1 AND c.id = j.value)`;

/** What was waived of what some lines are of, charges of appointments and charges by hand (minor units). */
export async function readWaived(
  db: TenantDb,
  lines: readonly Pick<InvoiceLine, "appointmentId" | "chargeId">[],
): Promise<number> {
  const ids = (found: readonly (string | null)[]) => JSON.stringify([...new Set(found.filter((id) => id !== null))]);
  const appointments = lines.map(({ appointmentId, chargeId }) => (chargeId === null ? appointmentId : null));
  const charges = lines.map(({ chargeId }) => chargeId);
  return (await db.raw(WAIVED, db.organizationId, ids(appointments), ids(charges)).first<number>("minor")) ?? 0;
}
