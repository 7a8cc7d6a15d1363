import { issuesItself, readOpenPayment } from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { dropInvoiceLook, type InvoiceLook } from "../../data/invoices/invoice-looks.server";
import { issueForCharges } from "../../support/invoices/issue-for-charges.server";
import { issueForPayment } from "../../support/invoices/issue-for-payment.server";
import { openCharges } from "../../support/invoices/open-charges.server";

type Look = Omit<InvoiceLook, "kind">;

/** Somebody was faster, or took it back: nothing is left to do. */
const quietly = async (context: RequestContext, look: InvoiceLook, issue: () => Promise<unknown>): Promise<void> => {
  try {
    await issue();
  } catch (error) {
    if (!(error instanceof InvalidError)) throw error;
    await dropInvoiceLook(context.db, look).run();
  }
};

/** Issues the invoice of an appointment that was concluded a while ago, if its charge stands on none. Safe to do twice. */
export async function invoiceWhenDue(context: RequestContext, { id, dueAt }: Look): Promise<void> {
  await authorize(context, "invoice.issue");
  const look: InvoiceLook = { kind: "INVOICE", id, dueAt };
  const [{ invoices }, charges] = await Promise.all([issuesItself(context), openCharges(context, "appointment", id)]);
  if (!invoices || charges.length === 0) await dropInvoiceLook(context.db, look).run();
  else
    await quietly(context, look, () =>
      issueForCharges(context, charges, { writes: [dropInvoiceLook(context.db, look)] }),
    );
}

/** Issues the receipt of a payment that came a while ago, if it has none. Safe to do twice. */
export async function receiptWhenDue(context: RequestContext, { id, dueAt }: Look): Promise<void> {
  await authorize(context, "invoice.issue");
  const look: InvoiceLook = { kind: "RECEIPT", id, dueAt };
  const [{ receipts }, payment] = await Promise.all([issuesItself(context), readOpenPayment(context.db, id)]);
  if (!receipts || !payment) await dropInvoiceLook(context.db, look).run();
  else
    await quietly(context, look, () =>
      issueForPayment(context, payment, { writes: [dropInvoiceLook(context.db, look)] }),
    );
}
