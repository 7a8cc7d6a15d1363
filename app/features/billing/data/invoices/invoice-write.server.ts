import type { CommitContext } from "~/db/commit.server";
import { NUMBER_DIGITS } from "../../domain/invoices/series";
import type { InvoiceContent, InvoiceLine, LineAmounts } from "../../domain/invoices/invoice";
import type { InvoiceKind } from "../../domain/invoices/invoice-kinds";

/** What is issued. Its number is that which follows in its series when it is written. */
export interface IssuedDocument extends LineAmounts {
  id: string;
  kind: InvoiceKind;
  series: string;
  issuedOn: string;
  dueOn: string | null;
  /** Of a credit note. */
  ofId: string | null;
  /** Of a receipt. */
  sourceKey: string | null;
  currencyCode: string;
  content: InvoiceContent;
  patientId: string;
  employeeId: string | null;
  /** Of a credit note each with the line that it takes back. */
  lines: readonly (InvoiceLine & { ofLineNo?: number })[];
}

const NEXT = `INSERT INTO invoice_series (organization_id, series, last) VALUES (?1, ?2, 1)
ON CONFLICT (organization_id, series) DO UPDATE SET last = last + 1`;
const ISSUE = `INSERT INTO invoice (organization_id, id, kind, series, seq, number, issued_at, issued_on, due_on, of_id, source_key,
currency_code, base_minor, discount_minor, tax_minor, total_minor, content, actor_kind, actor_id)
SELECT ?1, ?2, ?3, s.series, s.last, s.series || printf('%0${NUMBER_DIGITS}d', s.last), ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17
FROM invoice_series s WHERE s.organization_id = ?1 AND s.series = ?4`;
const STATE = `INSERT INTO invoice_state (organization_id, invoice_id, patient_id, employee_id, issued_at, state)
VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;
const of = (name: string) => `json_extract(j.value, '$.${name}')`;
/** Of a charge that was taken back meanwhile nothing is written, and so the sums are not those of the lines. */
const LINES = `INSERT INTO invoice_line (organization_id, invoice_id, line_no, of_id, of_line_no, entry_id, entry_line, appointment_id,
charge_id, description, served_on, quantity, unit_price_minor, base_minor, discount_minor, tax_minor, total_minor, taxes)
SELECT ?1, ?2, ${of("lineNo")}, CASE WHEN ${of("ofLineNo")} IS NULL THEN NULL ELSE ?4 END, ${of("ofLineNo")}, ${of("entryId")},
${of("entryLine")}, ${of("appointmentId")}, ${of("chargeId")}, ${of("description")}, ${of("servedOn")}, ${of("quantity")},
${of("unitPriceMinor")}, ${of("baseMinor")}, ${of("discountMinor")}, ${of("taxMinor")}, ${of("totalMinor")}, ${of("taxes")}
FROM json_each(?3) j WHERE ${of("ofLineNo")} IS NOT NULL OR NOT EXISTS (SELECT 1 FROM ledger_entry r
WHERE r.organization_id = ?1 AND r.reverses_id = ${of("entryId")})`;
const SEAL = `UPDATE invoice_state SET sealed = 1, touched = touched + 1 WHERE invoice_state.organization_id = ?1 AND invoice_id = ?2 AND sealed = 0
AND (SELECT count(*) FROM invoice_line l WHERE l.organization_id = ?1 AND l.invoice_id = ?2) = ?3
AND (SELECT sum(l.total_minor) FROM invoice_line l WHERE l.organization_id = ?1 AND l.invoice_id = ?2) = ?4`;
const CHANGED = "SELECT CASE WHEN changes() = 1 THEN 1 ELSE json_extract('{}', 'conflict') END";

/**
 * The statements that issue something with the next number of its series, for the batch of what it belongs to. They refuse
 * the batch as a conflict where a charge on it was taken back since it was read, and as not unique where one is invoiced
 * already, a line is credited already, or a payment has its receipt.
 */
export function issueStatements(context: CommitContext, document: IssuedDocument): D1PreparedStatement[] {
  const { db, now, auditActor } = context;
  const own = db.organizationId;
  const { id, kind, series, issuedOn, dueOn, ofId, sourceKey, currencyCode, content, lines } = document;
  const { baseMinor, discountMinor, taxMinor, totalMinor, patientId, employeeId } = document;
  const rows = lines.map((line) => ({ ...line, taxes: JSON.stringify(line.taxes) }));
  return [
    db.raw(NEXT, own, series),
    db.raw(
      ISSUE,
      ...[own, id, kind, series, now, issuedOn, dueOn, ofId, sourceKey, currencyCode],
      ...[baseMinor, discountMinor, taxMinor, totalMinor, JSON.stringify(content), auditActor.kind, auditActor.id],
    ),
    db.raw(STATE, own, id, patientId, employeeId, now, kind === "INVOICE" ? "DUE" : kind),
    db.raw(LINES, own, id, JSON.stringify(rows), ofId),
    db.raw(SEAL, own, id, lines.length, totalMinor),
    db.raw(CHANGED),
  ];
}
