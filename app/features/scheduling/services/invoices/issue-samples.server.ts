import {
  creditOf,
  issueDocuments,
  readChargedSince,
  readInvoice,
  readOpenPayments,
} from "~/features/billing/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { issueForCharges } from "../../support/invoices/issue-for-charges.server";
import { issueForPayment } from "../../support/invoices/issue-for-payment.server";
import { openCharges } from "../../support/invoices/open-charges.server";

const HOUR = 3_600_000;
const MONTH = 31 * 24 * HOUR;
const MOST = 24;
const QUIET = { isQuiet: true };

/** So many of a list, evenly. */
const spread = <Item>(items: readonly Item[], most: number): Item[] => {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, at) => at % step === 0);
};

/** Takes an invoice back and issues it again, two days later. */
async function issueAgain(context: RequestContext, id: string, appointmentId: string): Promise<void> {
  const invoice = await readInvoice(context.db, id);
  if (!invoice) return;
  const later = { ...context, now: invoice.issuedAt + 48 * HOUR };
  const reason = createTranslator(context.profile.defaultLocale).t("invoices:staff.sampleReason");
  await issueDocuments(later, [creditOf(invoice, invoice.lines, reason)], QUIET);
  await issueForCharges(later, await openCharges(later, "appointment", appointmentId), QUIET);
}

/**
 * Gives a demo practice a month of invoices, one of them taken back by a credit note and issued again, and receipts of
 * what was paid for them. Nobody is told. Done again, it issues those of what came since.
 * @returns how many invoices
 */
export async function issueSamples(context: RequestContext): Promise<number> {
  await authorize(context, "invoice.issue");
  const charged = spread(await readChargedSince(context.db, context.now - MONTH), MOST);
  const patients = new Set<string>();
  for (const [index, { id, at }] of charged.entries()) {
    const then = { ...context, now: Math.min(context.now, at + HOUR) };
    const charges = await openCharges(then, "appointment", id);
    if (charges.length === 0) continue;
    const [invoiceId = ""] = await issueForCharges(then, charges, QUIET);
    if (index === 0) await issueAgain(then, invoiceId, id);
    for (const { patientId } of charges) patients.add(patientId);
  }
  const payments = (await Promise.all([...patients].map((id) => readOpenPayments(context.db, id)))).flat();
  const latest = payments.filter(({ at }) => at >= context.now - MONTH).sort((one, other) => one.at - other.at);
  for (const payment of latest.slice(0, MOST)) await issueForPayment({ ...context, now: payment.at }, payment, QUIET);
  return charged.length;
}
