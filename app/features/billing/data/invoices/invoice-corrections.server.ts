import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { InvoiceRow } from "../../domain/invoices/invoice";
import { HAND_REFUNDED, PAID_OF } from "../charges/charges-read.server";
import { JOINED, ROW } from "./invoices-read.server";

/** What an invoice that was corrected leads to. Amounts in the minor unit of its currency. */
export interface Corrected {
  /** The invoices on which its charges stand now. */
  newer: InvoiceRow[];
  /** What was paid for its charges, and what of that went back or is on its way. */
  paidMinor: number;
  refundedMinor: number;
}

const NEWER = `SELECT DISTINCT ${ROW} FROM invoice_line x
JOIN invoice_claim k ON k.organization_id = ?1 AND k.entry_id = x.entry_id AND k.entry_line = x.entry_line AND k.invoice_id <> ?2
JOIN invoice_state s ON s.organization_id = ?1 AND s.invoice_id = k.invoice_id ${JOINED}
WHERE x.organization_id = ?1 AND x.invoice_id = ?2 ORDER BY i.issued_at, i.id LIMIT 50`;
const PAID = `SELECT coalesce(sum(y."paidMinor" - y."waivedMinor"), 0) AS "paidMinor", coalesce(sum(y."refundedMinor" + y.hand), 0) AS "refundedMinor"
FROM (SELECT ${PAID_OF}, ${HAND_REFUNDED} AS hand FROM (SELECT DISTINCT x.entry_id FROM invoice_line x WHERE x.organization_id = ?1 AND x.invoice_id = ?2) z
CROSS JOIN ledger_entry e ON e.organization_id = ?1 AND e.id = z.entry_id
LEFT JOIN charge h ON h.organization_id = ?1 AND h.id = substr(e.source_key, 8, 36) AND e.appointment_id IS NULL) y`;

/** What became of the charges of an invoice that was credited, in one round trip. */
export async function readCorrected(db: TenantDb, id: string): Promise<Corrected> {
  const [newer, paid] = await db.rawBatch([NEWER, PAID].map((text) => db.raw(text, db.organizationId, id)));
  const [sums] = rowsOf<Omit<Corrected, "newer">>(paid);
  return { newer: rowsOf<InvoiceRow>(newer), paidMinor: 0, refundedMinor: 0, ...sums };
}
