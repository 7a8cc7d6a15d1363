import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { BackWanted } from "~/kernel/time/back-page";
import type { PaidAhead } from "../desk/desk-read.server";

/** What somebody put right in a patient's balance: above zero, they owe more by it (minor units). */
export interface BalanceCorrection {
  id: string;
  at: number;
  currencyCode: string;
  amountMinor: number;
}

const CORRECTIONS = `SELECT e.id, e.at, e.currency_code AS "currencyCode", sum(l.amount_minor) AS "amountMinor"
FROM ledger_holder h CROSS JOIN ledger_entry e INDEXED BY ledger_entry_correction ON e.organization_id = ?1
AND e.holder = h.holder AND e.kind = 'CORRECTION' AND (e.at, e.id) < (?3, ?4)
CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'RECEIVABLE'
WHERE h.organization_id = ?1 AND h.patient_id = ?2
GROUP BY e.id HAVING sum(l.amount_minor) <> 0 ORDER BY e.at DESC, e.id DESC LIMIT ?5`;

/** Online payments of all that was owed which stand with no thing: it had no name, or is owed again. */
const ONLINE = `SELECT y.id, y.created_at AS at, y.currency_code AS "currencyCode", y.amount_minor AS "paidMinor",
CASE y.status WHEN 'REFUNDED' THEN y.amount_minor ELSE y.refunded_minor END AS "refundedMinor"
FROM payment y INDEXED BY payment_patient WHERE y.organization_id = ?1 AND y.patient_id = ?2 AND y.patient_id IS NOT NULL AND y.purpose = 'BALANCE'
AND y.paid_at IS NOT NULL AND (y.created_at, y.id) < (?3, ?4) AND (y.status = 'REFUNDED' OR (y.status = 'PAID'
AND NOT EXISTS (SELECT 1 FROM payment_item i WHERE i.organization_id = ?1 AND i.payment_id = y.id)))
ORDER BY y.created_at DESC, y.id DESC LIMIT ?5`;

/** What happened to a patient's account for no one thing before a place, the newest first. */
export async function onAccountBefore(
  db: TenantDb,
  patientId: string,
  { before, most }: BackWanted,
): Promise<{ corrections: BalanceCorrection[]; online: PaidAhead[] }> {
  const asked = [db.organizationId, patientId, before.at, before.id, most] as const;
  const [corrections, online] = await db.rawBatch([db.raw(CORRECTIONS, ...asked), db.raw(ONLINE, ...asked)]);
  return { corrections: rowsOf<BalanceCorrection>(corrections), online: rowsOf<PaidAhead>(online) };
}
