import { asAsked, commit } from "~/db/commit.server";
import { settingOf } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  nextReminderLook,
  reminderRowId,
  remindersTold,
  type InvoiceReminderLook,
} from "../../data/invoices/invoice-reminder-rows.server";
import { readInvoice } from "../../data/invoices/invoices-read.server";
import { readBalances } from "../../data/ledger/patient-account.server";
import { invoiceRemindersAt } from "../../domain/invoices/invoice-reminders";
import { toldOfInvoice } from "../../support/invoices/told-of-invoice.server";

/** Whether a patient owes anything in a currency by the books: what they paid ahead may cover an invoice. */
const owesIn = async ({ db }: RequestContext, patientId: string, currencyCode: string): Promise<boolean> =>
  (await readBalances(db, [patientId])).some((each) => each.currencyCode === currencyCode && each.amountMinor > 0);

/**
 * Does one due look at an invoice: its patient is reminded where it is not paid by then, nor covered by what they paid
 * ahead, as the organization sets it. What is told follows from the invoice as it stands at this moment. Safe to do twice.
 */
export async function remindOfInvoice(context: RequestContext, look: InvoiceReminderLook): Promise<void> {
  await authorize(context, "invoice.issue");
  const { db, now, profile } = context;
  const [invoice, rules] = await Promise.all([readInvoice(db, look.id), settingOf(context, "notifications")]);
  if (!invoice?.dueOn) return void (await nextReminderLook(db, look, null).run());
  const { id, dueOn, state, patientId, currencyCode } = invoice;
  const told = await remindersTold(db, id, rules.paymentTimes);
  const owes = state === "DUE" || state === "PART_PAID";
  const { tell, lookAgainAt } = invoiceRemindersAt({ dueOn, owes }, rules, told, profile.timeZone, now);
  const done = nextReminderLook(db, look, lookAgainAt);
  const outbox =
    tell === null || !(await owesIn(context, patientId, currencyCode))
      ? []
      : await toldOfInvoice(context, invoice, { id: reminderRowId(id, tell), isReminder: true });
  if (outbox.length === 0) return void (await done.run());
  await commit(context, {
    guarded: done,
    audit: [{ action: "invoice.remind", subjectKind: "invoice", subjectId: id, patientId, fields: ["dueOn"] }],
    ...{ outbox, result: null },
    // Another look was faster.
  }).catch(asAsked);
}
