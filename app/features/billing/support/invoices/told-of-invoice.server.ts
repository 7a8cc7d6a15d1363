import type { OutboxEntry } from "~/db/commit.server";
import { readRecord } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { InvoiceKind } from "../../domain/invoices/invoice-kinds";

/**
 * Tells a patient with an account that they find an invoice, a credit note or a receipt there, or reminds them of an
 * invoice that is not paid; nobody else can read it.
 * @param row the id of the row in the outbox, where it is to be written once
 */
export async function toldOfInvoice(
  context: RequestContext,
  { id: invoiceId, kind, patientId }: { id: string; kind: InvoiceKind; patientId: string },
  { isReminder = false, ...row }: { id?: string; isReminder?: boolean } = {},
): Promise<OutboxEntry[]> {
  const userId = (await readRecord(context.db, patientId, null))?.record.userId ?? null;
  const issued = kind === "RECEIPT" ? ("receipt.issued" as const) : ("invoice.issued" as const);
  const template = isReminder ? ("invoice.due" as const) : issued;
  const to = { kind: "USER" as const, id: userId ?? "" };
  return userId === null ? [] : [outboxEntry(context, "mail", { template, to, invoiceId }, row)];
}
