import { taxesOfPaid } from "~/features/billing/public.server";
import type { Format } from "~/i18n/format";
import type { Translate } from "~/i18n/translator";
import { mergedTaxes, taxesIn, type TaxPart } from "~/kernel/money/price";
import { percentWritten } from "~/kernel/money/typed";
import type { PrintedFact, PrintedRow, PrintedSection } from "~/kernel/print/printed-sheet";
import type { PaidPart } from "../../domain/payments/paid-payment";
import type { PaymentLine } from "../../domain/payments/payment-line";
import type { PaidThing } from "./paid-for.server";

interface Spoken {
  t: Translate;
  format: Format;
}
type Part = Pick<PaidPart, "thingId" | "what" | "amountMinor">;
type Things = ReadonlyMap<string, PaidThing>;

/** What a payment leaves of itself: without what went back, or was undone. */
export const keptOf = ({ amountMinor, refundedMinor }: Pick<PaymentLine, "amountMinor" | "refundedMinor">) =>
  Math.max(0, amountMinor - refundedMinor);

const thingOf = (things: Things, { thingId }: Part) => (thingId === null ? undefined : things.get(thingId));

/** The taxes in what is left of a payment for some things. */
function taxesKept(paid: Paid, parts: readonly Part[], things: Things): TaxPart[] {
  const taxes = parts.flatMap((part) => {
    const price = thingOf(things, part)?.price;
    return price ? taxesOfPaid(price, part.amountMinor) : [];
  });
  return taxesIn(mergedTaxes(taxes), paid.amountMinor, keptOf(paid)).filter(({ amountMinor }) => amountMinor > 0);
}

/** The numbers of the invoices on which stands what was paid for; nothing where none was issued. */
export function invoicesPaid(parts: readonly Part[], things: Things, { t, format }: Spoken): PrintedFact[] {
  const numbers = [
    ...new Set(parts.flatMap((part) => thingOf(things, part)?.price?.invoices.map(({ number }) => number) ?? [])),
  ];
  return numbers.length === 0 ? [] : [{ term: t("payments:receipt.invoice"), value: format.list(numbers) }];
}

type Paid = Pick<PaymentLine, "amountMinor" | "refundedMinor" | "currencyCode">;

/**
 * What one payment was for, what of it went back, what it comes to with the taxes in it, and what is left to pay of what
 * it paid in part. What was for no one thing was paid ahead, or for a corrected balance.
 */
export function partsTable(
  paid: Paid,
  parts: readonly Part[],
  things: Things,
  spoken: Spoken & { zone: string },
): PrintedSection {
  const { t, format, zone } = spoken;
  const money = (minor: number) => format.money(minor, paid.currencyCode);
  const nameOf = ({ what, thingId }: Part) =>
    what || t(thingId === null ? "payments:receipt.onAccount" : "charges:appointment");
  const said = (part: Part): string => {
    const thing = thingOf(things, part);
    if (!thing) return nameOf(part);
    const { item, price } = thing;
    const lines = price?.lines ?? [];
    const isDetailed = lines.length > 1 || lines.some(({ quantity }) => quantity > 1);
    const names = lines.map(({ description, quantity }) =>
      quantity > 1 ? `${description} × ${format.number(quantity)}` : description,
    );
    return [
      ...(isDetailed ? names : [nameOf(part)]),
      format.date(item.at, zone),
      ...(part.amountMinor < item.totalMinor ? [t("payments:receipt.part", { total: money(item.totalMinor) })] : []),
    ].join("\n");
  };
  const taxName = ({ name, ratePpm }: TaxPart) =>
    t("payments:receipt.taxOf", {
      tax: t("charges:tax", { name: format.name(name), percent: format.number(Number(percentWritten(ratePpm))) }),
    });
  const leftMinor = [...new Set(parts.flatMap((part) => thingOf(things, part) ?? []))].reduce(
    (sum, { item }) => sum + item.dueMinor,
    0,
  );
  const row = (words: string, minor: number): PrintedRow => ({ cells: [words, money(minor)] });
  return {
    ...{ title: "", kind: "table", widths: [4, 1], ends: [1] },
    head: [t("payments:column.what"), t("payments:receipt.amount")],
    rows: [
      ...parts.map((part) => row(said(part), part.amountMinor)),
      ...(paid.refundedMinor > 0 ? [row(t("payments:receipt.givenBack"), -paid.refundedMinor)] : []),
      { ...row(t("payments:receipt.total"), keptOf(paid)), marked: true },
      ...taxesKept(paid, parts, things).map((tax) => row(taxName(tax), tax.amountMinor)),
      ...(leftMinor > 0 ? [{ ...row(t("payments:own.sums.left"), leftMinor), marked: true }] : []),
    ],
  };
}
