import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { TaxPart } from "~/kernel/money/price";
import type { InvoiceContent, InvoiceLine, InvoiceRow, InvoiceView } from "../../domain/invoices/invoice";

const HEAD = `i.id, i.kind, i.number, i.issued_at AS "issuedAt", i.issued_on AS "issuedOn", i.due_on AS "dueOn",
i.currency_code AS "currencyCode", i.total_minor AS "totalMinor", s.state, s.settled_minor AS "settledMinor",
s.credited_minor AS "creditedMinor", s.patient_id AS "patientId"`;
/** The columns of a row of a list, of an invoice i and its state s. */
export const ROW = `${HEAD}, json_extract(i.content, '$.buyer.name') AS name`;
export const JOINED = "JOIN invoice i ON i.organization_id = ?1 AND i.id = s.invoice_id";

const WHOLE = `SELECT ${HEAD}, i.of_id AS "ofId", i.base_minor AS "baseMinor", i.discount_minor AS "discountMinor",
i.tax_minor AS "taxMinor", i.content, s.employee_id AS "employeeId", coalesce(s.paid_at_issue_minor, 0) AS "paidAtIssueMinor"
FROM invoice_state s ${JOINED} WHERE s.organization_id = ?1 AND s.invoice_id = ?2`;
const LINES = `SELECT l.line_no AS "lineNo", l.description, l.served_on AS "servedOn", l.quantity, l.unit_price_minor AS "unitPriceMinor",
l.base_minor AS "baseMinor", l.discount_minor AS "discountMinor", l.tax_minor AS "taxMinor", l.total_minor AS "totalMinor", l.taxes,
l.entry_id AS "entryId", l.entry_line AS "entryLine", l.appointment_id AS "appointmentId", l.charge_id AS "chargeId"
FROM invoice_line l WHERE l.organization_id = ?1 AND l.invoice_id = ?2 ORDER BY l.line_no`;
const CREDITED = `SELECT l.of_line_no AS "lineNo" FROM invoice_line l WHERE l.organization_id = ?1 AND l.of_id = ?2 ORDER BY 1`;

type HeadRow = Omit<InvoiceView, "content" | "lines" | "credited"> & { content: string };
type LineRow = Omit<InvoiceLine, "taxes"> & { taxes: string };

/** What was issued, with its lines, in one round trip; undefined where there is none of that id. */
export async function readInvoice(db: TenantDb, id: string): Promise<InvoiceView | undefined> {
  const [heads, lines, credited] = await db.rawBatch(
    [WHOLE, LINES, CREDITED].map((text) => db.raw(text, db.organizationId, id)),
  );
  const [head] = rowsOf<HeadRow>(heads);
  if (!head) return undefined;
  return {
    ...head,
    content: JSON.parse(head.content) as InvoiceContent,
    lines: rowsOf<LineRow>(lines).map((line) => ({ ...line, taxes: JSON.parse(line.taxes) as TaxPart[] })),
    credited: rowsOf<{ lineNo: number }>(credited).map(({ lineNo }) => lineNo),
  };
}

const OF_CORRECTED = `SELECT ${ROW} FROM invoice i JOIN invoice_state s ON s.organization_id = ?1 AND s.invoice_id = i.id
WHERE i.organization_id = ?1 AND i.of_id = ?2 ORDER BY i.issued_at, i.id LIMIT 50`;

/** The credit notes of an invoice, in the order in which they were issued. */
export const readCreditNotes = async (db: TenantDb, id: string): Promise<InvoiceRow[]> =>
  (await db.raw(OF_CORRECTED, db.organizationId, id).all<InvoiceRow & Record<string, unknown>>()).results;

const OF_APPOINTMENTS = `SELECT DISTINCT l.appointment_id AS "appointmentId", ${ROW} FROM json_each(?2) j
CROSS JOIN invoice_line l ON l.organization_id = ?1 AND l.appointment_id = j.value
JOIN invoice_state s ON s.organization_id = ?1 AND s.invoice_id = l.invoice_id ${JOINED}
WHERE i.kind <> 'RECEIPT' ORDER BY i.issued_at, i.id LIMIT 200`;

/** What was invoiced and credited for some appointments, each with the appointment. */
export const readInvoicesOfAppointments = async (
  db: TenantDb,
  ids: readonly string[],
): Promise<(InvoiceRow & { appointmentId: string })[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .raw(OF_APPOINTMENTS, db.organizationId, JSON.stringify(ids))
          .all<InvoiceRow & { appointmentId: string } & Record<string, unknown>>()
      ).results;

const RECEIPT_OF = `SELECT ${ROW}, s.employee_id AS "employeeId" FROM invoice i
JOIN invoice_state s ON s.organization_id = ?1 AND s.invoice_id = i.id
WHERE i.organization_id = ?1 AND i.source_key = coalesce('payment:' || ?2,
(SELECT 'desk:' || d.taking_id FROM desk_payment d WHERE d.organization_id = ?1 AND d.id = ?3))`;

const NUMBERS_OF = `SELECT j.value ->> 'id' AS id, i.number FROM json_each(?2) j CROSS JOIN invoice i ON i.organization_id = ?1
AND i.source_key = coalesce('payment:' || (j.value ->> 'paymentId'),
(SELECT 'desk:' || d.taking_id FROM desk_payment d WHERE d.organization_id = ?1 AND d.id = j.value ->> 'deskId'))`;

/** The numbers of the receipts that were issued for payments, by the ids of these, in one round trip. */
export async function readReceiptNumbers(
  db: TenantDb,
  payments: readonly { id: string; paymentId: string | null; deskId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  if (payments.length === 0) return new Map();
  const asked = JSON.stringify(payments.map(({ id, paymentId, deskId }) => ({ id, paymentId, deskId })));
  const { results } = await db
    .raw(NUMBERS_OF, db.organizationId, asked)
    .all<{ id: string; number: string } & Record<string, unknown>>();
  return new Map(results.map(({ id, number }) => [id, number]));
}

/** The numbered receipt that was issued for an online payment or for money at the desk; null where there is none. */
export const readReceiptOf = (
  db: TenantDb,
  { paymentId, deskId }: { paymentId: string | null; deskId: string | null },
): Promise<(InvoiceRow & { employeeId: string | null }) | null> =>
  db.raw(RECEIPT_OF, db.organizationId, paymentId, deskId).first<InvoiceRow & { employeeId: string | null }>();
