import type { InvoiceLine, InvoiceView } from "../../domain/invoices/invoice";
import type { WantedDocument } from "./issue-documents.server";

/** The credit note that takes lines of an invoice back, with the parties of the invoice. */
export function creditOf(invoice: InvoiceView, lines: readonly InvoiceLine[], reason: string): WantedDocument {
  const { id: ofId, number: ofNumber, patientId, employeeId, currencyCode, content } = invoice;
  const { seller, buyer, language, paper, timeZone } = content;
  return {
    ...{ kind: "CREDIT_NOTE", patientId, employeeId, currencyCode, ofId, branchId: null },
    lines: lines.map(({ lineNo, ...line }) => ({ ...line, ofLineNo: lineNo })),
    says: { seller, buyer, language, paper, timeZone, reason, ofNumber },
  };
}
