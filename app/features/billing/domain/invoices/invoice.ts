import type { DeskKind } from "~/kernel/money/desk-kinds";
import type { Paper } from "~/kernel/print/paper";
import type { TaxPart } from "~/kernel/money/price";
import type { InvoiceKind, InvoiceState } from "./invoice-kinds";

/** Somebody as they stand on paper. */
export interface PartyOnPaper {
  name: string;
  /** Address, a line each. */
  lines: readonly string[];
}

/** What is kept of what was issued beside its lines: as it was then, whatever becomes of it later. */
export interface InvoiceContent {
  /** The practice by its legal name. */
  seller: PartyOnPaper & {
    taxNumber: string;
    /** ISO 3166-1 alpha-2; empty where it is not known. */
    countryCode: string;
    logoFileId: string | null;
  };
  buyer: PartyOnPaper & { number: number };
  /** Language of the paper (locale code), its size and the zone of its times (IANA). */
  language: string;
  paper: Paper;
  timeZone: string;
  footer: string;
  /** Why a credit note was issued. */
  reason?: string;
  /** The number of the invoice that it corrects. */
  ofNumber?: string;
  /** How a payment came, and what it is known by. */
  method?: DeskKind | "ONLINE";
  reference?: string;
  /** When it came (UTC ms). */
  paidAt?: number;
  /** Of a receipt: the numbers of the invoices that it pays, and what was left to pay of its items (minor units). */
  forInvoices?: readonly string[];
  leftMinor?: number;
  /** What of it was waived when it was issued (minor units). */
  waivedMinor?: number;
}

/** Amounts in the currency's minor unit: asked for, taken off, and paid with the taxes in it. */
export interface LineAmounts {
  baseMinor: number;
  discountMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/** A line of what was issued. */
export interface InvoiceLine extends LineAmounts {
  lineNo: number;
  description: string;
  /** YYYY-MM-DD. */
  servedOn: string;
  quantity: number;
  unitPriceMinor: number;
  taxes: readonly TaxPart[];
  /** The charge in the books that it is of, and which of its lines; null on a receipt. */
  entryId: string | null;
  entryLine: number;
  appointmentId: string | null;
  chargeId: string | null;
}

/** What was issued, with its lines and how it stands. Instants in UTC ms. */
export interface InvoiceView extends LineAmounts {
  id: string;
  kind: InvoiceKind;
  number: string;
  issuedAt: number;
  issuedOn: string;
  dueOn: string | null;
  ofId: string | null;
  currencyCode: string;
  content: InvoiceContent;
  patientId: string;
  employeeId: string | null;
  state: InvoiceState;
  settledMinor: number;
  creditedMinor: number;
  paidAtIssueMinor: number;
  lines: readonly InvoiceLine[];
  /** The lines that were credited, by their numbers. */
  credited: readonly number[];
}

/** What it is in a list. */
export interface InvoiceRow {
  id: string;
  kind: InvoiceKind;
  number: string;
  issuedAt: number;
  issuedOn: string;
  dueOn: string | null;
  currencyCode: string;
  totalMinor: number;
  state: InvoiceState;
  settledMinor: number;
  creditedMinor: number;
  patientId: string;
  /** As it was written on it. */
  name: string;
}

/** What is left to pay of an invoice. */
export const dueOf = ({
  state,
  totalMinor,
  creditedMinor,
  settledMinor,
}: Pick<InvoiceRow, "state" | "totalMinor" | "creditedMinor" | "settledMinor">): number =>
  state === "DUE" || state === "PART_PAID" ? Math.max(0, totalMinor - creditedMinor - settledMinor) : 0;

/** The sums of lines. */
export const sumsOf = (lines: readonly LineAmounts[]): LineAmounts => {
  const sum = (of: keyof LineAmounts) => lines.reduce((total, line) => total + line[of], 0);
  return {
    baseMinor: sum("baseMinor"),
    discountMinor: sum("discountMinor"),
    taxMinor: sum("taxMinor"),
    totalMinor: sum("totalMinor"),
  };
};

/**
 * What the tax at a place was charged on: the net price, or with it the taxes above, where that gives its amount better.
 * Which of both it was is not kept with a charge.
 */
function chargedOn(netMinor: number, taxes: readonly TaxPart[], index: number): number {
  const tax = taxes[index];
  if (!tax) return netMinor;
  const above = taxes.slice(0, index).reduce((sum, { amountMinor }) => sum + amountMinor, netMinor);
  const missedBy = (baseMinor: number) => Math.abs(tax.amountMinor - (baseMinor * tax.ratePpm) / 1_000_000);
  return missedBy(above) < missedBy(netMinor) ? above : netMinor;
}

/** What lines come to of each tax, in the order in which they first stand there; those of nothing too. */
export function taxTotals(lines: readonly Pick<InvoiceLine, "taxes" | "totalMinor" | "taxMinor">[]): (TaxPart & {
  /** What it was charged on: of a tax on the taxes above it, with those. */
  netMinor: number;
})[] {
  const totals = new Map<string, TaxPart & { netMinor: number }>();
  for (const { taxes, totalMinor, taxMinor } of lines)
    for (const [index, tax] of taxes.entries()) {
      const key = JSON.stringify([tax.name, tax.ratePpm, tax.isInclusive]);
      const { amountMinor, netMinor } = totals.get(key) ?? { amountMinor: 0, netMinor: 0 };
      totals.set(key, {
        ...tax,
        amountMinor: amountMinor + tax.amountMinor,
        netMinor: netMinor + chargedOn(totalMinor - taxMinor, taxes, index),
      });
    }
  return [...totals.values()];
}

/** What was asked for before discount of a charge whose total and taxes are known: taxes that were added are not in it. */
export const baseOf = (
  totalMinor: number,
  discountMinor: number,
  taxes: readonly Pick<TaxPart, "isInclusive" | "amountMinor">[],
): number => totalMinor + discountMinor - taxes.reduce((sum, tax) => sum + (tax.isInclusive ? 0 : tax.amountMinor), 0);
