import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { InvoiceLine, InvoiceView } from "../../domain/invoices/invoice";
import { creditInvoiceSchema } from "../../schemas/invoices/invoices";
import { creditOf } from "../../support/invoices/credit-of";
import { issueDocuments } from "../../support/invoices/issue-documents.server";
import { reachInvoice } from "../../support/invoices/reach-invoice.server";

const openLines = ({ lines, credited }: InvoiceView): InvoiceLine[] =>
  lines.filter(({ lineNo }) => !credited.includes(lineNo));

/** Only an invoice is credited. */
async function reachCreditable(context: RequestContext, rawId: unknown): Promise<InvoiceView> {
  const invoice = await reachInvoice(context, rawId, "invoice.credit");
  if (invoice.kind !== "INVOICE") throw new NotFoundError();
  return invoice;
}

/** The lines of an invoice that can still be credited. Reading them is audited. @throws NotFoundError, ForbiddenError */
export async function readCreditForm(context: RequestContext, rawId: unknown) {
  await authorize(context, "invoice.credit");
  const invoice = await reachCreditable(context, rawId);
  const { id, number, patientId, currencyCode } = invoice;
  await auditRead(context, {
    action: "invoice.read",
    ...{ subjectKind: "invoice", subjectId: id, patientId },
    fields: ["credit"],
  });
  const lines = openLines(invoice).map(({ lineNo, description, servedOn, totalMinor }) => ({
    ...{ lineNo, description, servedOn, totalMinor },
  }));
  return { id, number, patientId, name: invoice.content.buyer.name, currencyCode, lines };
}

/**
 * Takes lines of an invoice back by a credit note, in a series of its own. What stands on it is then on no invoice any
 * longer, and can be invoiced anew; what is owed follows from the charges, which stay as they are.
 * @throws InvalidError at the lines: none, one that is credited already or is not on it; at the reason; NotFoundError
 * @returns the id of the credit note
 */
export async function creditInvoice(context: RequestContext, rawId: unknown, raw: unknown): Promise<string> {
  await authorize(context, "invoice.credit");
  const invoice = await reachCreditable(context, rawId);
  const { lines: wanted, reason } = parse(creditInvoiceSchema, raw);
  const open = openLines(invoice);
  const lines = open.filter(({ lineNo }) => wanted.includes(lineNo));
  if (lines.length !== new Set(wanted).size)
    throw new InvalidError([{ field: "lines", message: "invoices:error.creditedAlready" }]);
  const [id = ""] = await issueDocuments(context, [creditOf(invoice, lines, reason)]);
  return id;
}
