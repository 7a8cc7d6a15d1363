import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readOpenCharges } from "../../data/invoices/charges-to-invoice.server";
import { listInvoiceRows } from "../../data/invoices/invoice-list.server";
import type { InvoiceRow } from "../../domain/invoices/invoice";

const LATEST = 5;

/** The latest invoices of a patient, and how many of their charges stand on none. */
export interface PatientInvoices {
  rows: InvoiceRow[];
  /** Null for whoever issues none. */
  open: number | null;
}

/**
 * The latest invoices, credit notes and receipts of a patient, for whoever sees those of the whole practice. Reading them
 * is audited.
 * @throws NotFoundError for a provider; ForbiddenError
 */
export async function patientInvoices(context: RequestContext, patientId: string): Promise<PatientInvoices> {
  const subject = { kind: "patient", id: patientId, patientId };
  await authorize(context, "invoice.read", subject);
  const issues = verdictOf(context, "invoice.issue", subject) === "allowed";
  const filter = { of: { patientIds: [patientId] }, states: null, from: 0, until: Number.MAX_SAFE_INTEGER };
  const [rows, charges] = await Promise.all([
    listInvoiceRows(context.db, filter, { after: null, most: LATEST }),
    issues ? readOpenCharges(context.db, "patient", patientId) : null,
    auditRead(context, {
      action: "invoice.list",
      ...{ subjectKind: "patient", subjectId: patientId, patientId },
      fields: ["latest"],
    }),
  ]);
  return { rows, open: charges && charges.length };
}
