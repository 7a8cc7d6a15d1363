import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readCorrected } from "../../data/invoices/invoice-corrections.server";
import { readCreditNotes } from "../../data/invoices/invoices-read.server";
import { dueOf } from "../../domain/invoices/invoice";
import { printedInvoice } from "../../support/invoices/printed-invoice.server";
import { invoiceSubject, reachInvoice } from "../../support/invoices/reach-invoice.server";

/**
 * What was issued as its paper shows it, how it stands today, what corrects it and what may be done. Reading it is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function readInvoicePage(context: RequestContext, rawId: unknown) {
  await authorize(context, "invoice.read");
  const invoice = await reachInvoice(context, rawId);
  const { id, kind, number, patientId, ofId, state, currencyCode, creditedMinor, settledMinor } = invoice;
  const isCorrected = kind === "CREDIT_NOTE" || creditedMinor > 0;
  const [sheet, creditNotes, corrected] = await Promise.all([
    printedInvoice(invoice),
    kind === "INVOICE" ? readCreditNotes(context.db, id) : [],
    isCorrected ? readCorrected(context.db, id) : null,
    auditRead(context, {
      action: "invoice.read",
      ...{ subjectKind: "invoice", subjectId: id, patientId },
      fields: ["view"],
    }),
  ]);
  const may = (authority: "invoice.credit" | "invoice.issue") =>
    verdictOf(context, authority, invoiceSubject(invoice)) === "allowed";
  return {
    ...{ id, kind, number, patientId, ofId, state, currencyCode, creditedMinor, settledMinor, sheet, creditNotes },
    /** Of what was corrected: where its charges stand now, and what was paid and refunded of them. */
    corrected: corrected && { ...corrected, newer: corrected.newer.filter((newer) => newer.id !== ofId) },
    /** Money goes back on the pages of payments. */
    mayRefund: verdictOf(context, "payment.review") === "allowed",
    ofNumber: invoice.content.ofNumber ?? "",
    dueMinor: dueOf(invoice),
    mayCredit: kind === "INVOICE" && state !== "CREDITED" && may("invoice.credit"),
    mayMail: may("invoice.issue"),
    mayIssue: may("invoice.issue"),
  };
}
export type InvoicePage = Awaited<ReturnType<typeof readInvoicePage>>;
