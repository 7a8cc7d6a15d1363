import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readInvoice } from "../../data/invoices/invoices-read.server";
import type { InvoiceView } from "../../domain/invoices/invoice";
import { invoiceIdSchema } from "../../schemas/invoices/invoices";

/** Whose an invoice is, as authorize asks. */
export const invoiceSubject = ({
  id,
  patientId,
  employeeId,
}: Pick<InvoiceView, "id" | "patientId" | "employeeId">) => ({
  ...{ kind: "invoice", id, patientId, employeeId },
});

/**
 * What was issued, for whoever may do this with it: staff, a provider where all of it is of their appointments, its patient.
 * @throws NotFoundError for an unknown one and for somebody else's; ForbiddenError
 */
export async function reachInvoice(
  context: RequestContext,
  rawId: unknown,
  authority: "invoice.read" | "invoice.issue" | "invoice.credit" = "invoice.read",
): Promise<InvoiceView> {
  const id = invoiceIdSchema.safeParse(rawId).data;
  const found = id === undefined ? undefined : await readInvoice(context.db, id);
  if (!found) throw new NotFoundError();
  await authorize(context, authority, invoiceSubject(found));
  return found;
}
