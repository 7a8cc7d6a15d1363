import { moneyLinesOfPatient, readReceiptNumbers, readReceiptOf, taxesPaid } from "~/features/billing/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { taxesIn, taxSum } from "~/kernel/money/price";
import type { PrintedSection, PrintedSheet } from "~/kernel/print/printed-sheet";
import { startOfDay } from "~/kernel/time/start-of-day";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { sheetFrame } from "~/platform/print/sheet-frame.server";
import { practiceFormat } from "~/platform/reader-format.server";
import { paidPayment } from "../../domain/payments/paid-payment";
import { quotedNumber } from "../../domain/payments/quoted-number";
import type { PaymentLine } from "../../domain/payments/payment-line";
import { namedLines } from "../../support/payments/named-lines.server";
import { paidFor } from "../../support/payments/paid-for.server";
import { partsOfPayment } from "../../support/payments/paid-parts.server";
import { invoicesPaid, keptOf, partsTable } from "../../support/payments/receipt-table.server";
import { yearFrame } from "../../support/payments/year-frame.server";
import { viewPayment } from "./view-payment.server";

/** So many payments of a year stand on a sheet. */
const MOST = 1_000;

function speechOf({ locale, profile }: RequestContext) {
  return { t: createTranslator(locale).t, format: practiceFormat(profile, locale) };
}
type Spoken = ReturnType<typeof speechOf>;
type PaidTaxes = Awaited<ReturnType<typeof taxesPaid>>;

const wayOf = ({ deskKind, gatewayName }: PaymentLine, { t }: Spoken) =>
  deskKind === null ? t("payments:online", { gateway: gatewayName ?? "" }) : t(`payments:kinds.${deskKind}`);

/** The tax in what is left of a payment. */
const taxOf = (line: Pick<PaymentLine, "id" | "amountMinor" | "refundedMinor">, taxes: PaidTaxes) =>
  taxSum(taxesIn(taxes.get(line.id) ?? [], line.amountMinor, keptOf(line)));

/** Payments of a year, each with the number of its receipt or its own reference, and below them what they come to. */
function table(
  lines: readonly PaymentLine[],
  zone: string,
  spoken: Spoken,
  { receipts, taxes }: { receipts: ReadonlyMap<string, string>; taxes: PaidTaxes },
): PrintedSection {
  const { t, format } = spoken;
  const wentBack = lines.some(({ refundedMinor }) => refundedMinor > 0);
  const numberOf = ({ id, quotedId }: PaymentLine) =>
    receipts.get(id) ?? t("payments:receipt.referenced", { reference: quotedNumber(quotedId ?? id) });
  const isTaxed = lines.some((line) => taxOf(line, taxes) > 0);
  const columns = [
    ...(["when", "number", "way", "amount"] as const),
    ...(wentBack ? (["givenBack"] as const) : []),
    ...(isTaxed ? (["tax"] as const) : []),
  ];
  const currencies = [...new Set(lines.map(({ currencyCode }) => currencyCode))];
  return {
    title: "",
    kind: "table",
    head: columns.map((column) => t(`payments:receipt.${column}`)),
    widths: columns.map((column) => (column === "when" || column === "way" ? 4 : 3)),
    ends: columns.flatMap((_, at) => (at >= 3 ? [at] : [])),
    rows: [
      ...lines.map((line) => ({
        cells: [
          format.date(line.at, zone),
          numberOf(line),
          wayOf(line, spoken),
          format.money(line.amountMinor, line.currencyCode),
          ...(wentBack ? [line.refundedMinor > 0 ? format.money(line.refundedMinor, line.currencyCode) : ""] : []),
          ...(isTaxed ? [format.money(taxOf(line, taxes), line.currencyCode)] : []),
        ],
      })),
      ...currencies.map((currency) => ({
        cells: [t("payments:receipt.total"), "", "", format.money(sumIn(currency, lines, keptOf), currency)],
        marked: true,
      })),
    ],
  };
}

const sumIn = (currency: string, lines: readonly PaymentLine[], of: (line: PaymentLine) => number) =>
  lines.reduce((sum, line) => sum + (line.currencyCode === currency ? of(line) : 0), 0);

/** The taxes in what was paid, in each currency; nothing where there are none. */
function taxWords(lines: readonly PaymentLine[], { t, format }: Spoken, taxes: PaidTaxes): PrintedSection[] {
  if (!lines.some((line) => taxOf(line, taxes) > 0)) return [];
  const amounts = [...new Set(lines.map(({ currencyCode }) => currencyCode))].map((currency) =>
    format.money(
      sumIn(currency, lines, (line) => taxOf(line, taxes)),
      currency,
    ),
  );
  const amount = format.list(amounts);
  return [{ title: "", kind: "text", paragraphs: [t("payments:receipt.taxTotal", { amount })] }];
}

/** The numbered receipt that was issued for a payment, for whoever may see it. */
async function issuedFor(context: RequestContext, line: PaymentLine): Promise<IssuedReceipt | null> {
  const found = await readReceiptOf(context.db, line);
  if (!found) return null;
  const { id, number, patientId, employeeId } = found;
  const subject = { kind: "invoice", id, patientId, employeeId };
  return verdictOf(context, "invoice.read", subject) === "allowed" ? { id, number } : null;
}

/** The paper with a number of its own that was issued for a payment. */
export interface IssuedReceipt {
  id: string;
  number: string;
}

/**
 * What a payment is confirmed by on paper: the receipt that was issued for it, and else a confirmation without a number.
 * @throws NotFoundError for a payment that is not this person's to see, or that nobody gives a receipt for
 */
export async function printReceipt(
  context: RequestContext,
  id: string,
): Promise<{ sheet: PrintedSheet; issued: IssuedReceipt | null }> {
  if (context.actor.kind === "patient") await authorize(context, "payment.read");
  else await authorize(context, "appointment.markPaid");
  const { line } = await viewPayment(context, id);
  const isPayment = line.state === "paid" || line.state === "partlyRefunded" || line.state === "refunded";
  if (!isPayment) throw new NotFoundError();
  const spoken = speechOf(context);
  const zone = context.profile.timeZone;
  const found = await partsOfPayment(context, line);
  const whole = paidPayment(found);
  // By whichever of its parts it is looked at, it is quoted by the same.
  const paid = whole
    ? { ...line, id: whole.entryId ?? id, amountMinor: whole.totalMinor, refundedMinor: whole.refundedMinor }
    : line;
  const [one] = found.filter(({ amountMinor }) => amountMinor > 0);
  const { amountMinor } = line;
  const parts = whole?.parts ?? [{ thingId: one?.thingId ?? null, what: one?.what ?? "", amountMinor }];
  const { t, format } = spoken;
  const things = await paidFor(
    context,
    line.patientId,
    parts.map(({ thingId }) => thingId),
  );
  const sheet = {
    ...sheetFrame(context),
    title: t("payments:receipt.title"),
    sum: {
      amount: format.money(paid.amountMinor, line.currencyCode),
      said: t("payments:receipt.paidTo", { date: format.date(line.at, zone), name: context.profile.name }),
    },
    person: line.patientName === "" ? [] : [{ term: t("payments:receipt.from"), value: line.patientName }],
    details: [
      { term: t("payments:receipt.when"), value: format.date(line.at, zone) },
      { term: t("payments:receipt.reference"), value: quotedNumber(paid.quotedId ?? paid.id) },
      { term: t("payments:receipt.way"), value: wayOf(line, spoken) },
      ...invoicesPaid(parts, things, spoken),
    ],
    sections: [partsTable(paid, parts, things, { ...spoken, zone })],
  };
  return { sheet, issued: await issuedFor(context, line) };
}

/**
 * All that the patient who is signed in paid in a year, for tax authorities. Reading it is audited.
 * @param year such as 2026, by the practice's clock
 * @throws NotFoundError for what is no year
 */
export async function printYear(context: RequestContext, year: string): Promise<PrintedSheet> {
  await authorize(context, "payment.read");
  if (context.actor.kind !== "patient" || !/^20\d\d$/.test(year)) throw new NotFoundError();
  const { patientId } = context.actor;
  await authorize(context, "payment.read", { kind: "patient", id: patientId, patientId });
  const zone = context.profile.timeZone;
  const [from, until] = [startOfDay(`${year}-01-01`, zone), startOfDay(`${Number(year) + 1}-01-01`, zone)];
  const [found] = await Promise.all([
    moneyLinesOfPatient(context.db, patientId, { from, until, most: MOST }),
    auditRead(context, {
      action: "payment.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["year"],
    }),
  ]);
  const paid = await namedLines(
    context,
    found.filter((line) => ["paid", "partlyRefunded", "refunded"].includes(line.state) && keptOf(line) > 0),
  );
  const [receipts, taxes, frame] = await Promise.all([
    readReceiptNumbers(context.db, paid),
    taxesPaid(context.db, paid),
    yearFrame(context, patientId),
  ]);
  const spoken = speechOf(context);
  return {
    ...frame,
    title: spoken.t("payments:receipt.year", { year }),
    sections:
      paid.length === 0
        ? [{ title: "", kind: "text", paragraphs: [spoken.t("payments:receipt.none")] }]
        : [table(paid, zone, spoken, { receipts, taxes }), ...taxWords(paid, spoken, taxes)],
  };
}
