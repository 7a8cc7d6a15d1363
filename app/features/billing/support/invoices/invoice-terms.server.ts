import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { InvoiceKind } from "../../domain/invoices/invoice-kinds";
import { seriesOf } from "../../domain/invoices/series";

/** By which rules an organization issues: the series of each kind on a day (YYYY-MM-DD), and what stands on paper. */
export async function invoiceTerms(context: RequestContext, day: string) {
  const { legalName, taxNumber, invoicePrefix, creditPrefix, receiptPrefix, numbersYearly, ...rest } = await settingOf(
    context,
    "invoices",
  );
  const prefixes = { INVOICE: invoicePrefix, CREDIT_NOTE: creditPrefix, RECEIPT: receiptPrefix };
  return {
    seller: { name: legalName || context.profile.name, taxNumber },
    seriesOf: (kind: InvoiceKind) => seriesOf(prefixes[kind], numbersYearly, day),
    termDays: rest.termDays,
    footer: rest.invoiceFooter,
    isMailed: rest.mailsItself,
  };
}
export type InvoiceTerms = Awaited<ReturnType<typeof invoiceTerms>>;

/** Whether the organization wants invoices of what was concluded, and receipts of what was paid, by themselves. */
export async function issuesItself(context: RequestContext): Promise<{ invoices: boolean; receipts: boolean }> {
  const { invoicesItself, receiptsItself } = await settingOf(context, "invoices");
  return { invoices: invoicesItself, receipts: receiptsItself };
}
