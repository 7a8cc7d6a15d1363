import type { Format } from "~/i18n/format";
import { resolveLocale } from "~/i18n/locales";
import type { Translate } from "~/i18n/translator";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import type { TaxPart } from "~/kernel/money/price";
import type { PrintedFact, PrintedRow, PrintedSection, PrintedSheet } from "~/kernel/print/printed-sheet";
import { timeOnPaper } from "~/platform/print/time-on-paper";
import { practiceFormat } from "~/platform/reader-format.server";
import { countryQr } from "../../domain/invoices/country-qr/country-qr";
import { taxTotals, type InvoiceLine, type InvoiceView } from "../../domain/invoices/invoice";

type Issued = Pick<
  InvoiceView,
  | ("kind" | "number" | "issuedAt" | "issuedOn" | "dueOn" | "currencyCode" | "content" | "lines" | "paidAtIssueMinor")
  | ("baseMinor" | "discountMinor" | "taxMinor" | "totalMinor")
>;

/** The language of the paper: its words, its way to write and amounts in the currency. */
interface Spoken {
  t: Translate;
  format: Format;
  money: (minor: number) => string;
}

const known = (facts: readonly PrintedFact[]) => facts.filter(({ value }) => value !== "");

const taxName = ({ name, ratePpm }: TaxPart, { format }: Spoken) =>
  `${format.name(name)} ${format.number(ratePpm / 1_000_000, { style: "percent", maximumFractionDigits: 4 })}`;

function detailsOf({ number, issuedOn, dueOn, content }: Issued, { t, format }: Spoken): PrintedFact[] {
  const { ofNumber = "", reason = "", method, reference = "", paidAt, timeZone, forInvoices = [] } = content;
  return known([
    { term: t("invoices:paper.number"), value: number },
    { term: t("invoices:paper.date"), value: format.plainDate(issuedOn) },
    { term: t("invoices:paper.dueOn"), value: dueOn === null ? "" : format.plainDate(dueOn) },
    { term: t("invoices:paper.of"), value: ofNumber },
    { term: t("invoices:paper.reason"), value: reason },
    { term: t("invoices:paper.paidAt"), value: paidAt === undefined ? "" : format.date(paidAt, timeZone, "medium") },
    { term: t("invoices:paper.method"), value: method === undefined ? "" : t(`invoices:method.${method}`) },
    { term: t("invoices:paper.reference"), value: reference },
    { term: t("invoices:paper.forInvoices"), value: format.list(forInvoices) },
  ]);
}

/** The rows below the lines: what they come to, and of an invoice what of it was paid or waived by then. */
function sumRows(issued: Issued, { t, money, ...spoken }: Spoken): [words: string, minor: number, isMarked: boolean][] {
  const { kind, baseMinor, discountMinor, taxMinor, totalMinor, paidAtIssueMinor, lines, content } = issued;
  const waivedMinor = Math.min(content.waivedMinor ?? 0, paidAtIssueMinor);
  const taxes = taxTotals(lines).map((tax): [string, number, boolean] => {
    const name = taxName(tax, { t, money, ...spoken });
    return [tax.isInclusive ? t("invoices:paper.included", { tax: name }) : name, tax.amountMinor, false];
  });
  return [
    ...(discountMinor > 0
      ? ([
          [t("invoices:paper.base"), baseMinor, false],
          [t("invoices:paper.discount"), -discountMinor, false],
        ] as [string, number, boolean][])
      : []),
    ...(taxes.length > 0
      ? [[t("invoices:paper.net"), totalMinor - taxMinor, false] as [string, number, boolean], ...taxes]
      : []),
    [t(`invoices:paper.total.${kind}`), totalMinor, true],
    ...(kind === "RECEIPT" && content.leftMinor !== undefined
      ? [[t("invoices:paper.due"), content.leftMinor, true] as [string, number, boolean]]
      : []),
    ...(kind === "INVOICE"
      ? ([
          [t("invoices:paper.paid"), paidAtIssueMinor - waivedMinor, false],
          ...(waivedMinor > 0 ? [[t("invoices:paper.waived"), waivedMinor, false]] : []),
          [t("invoices:paper.due"), totalMinor - paidAtIssueMinor, true],
        ] as [string, number, boolean][])
      : []),
  ];
}

/** A column of the table of lines: its share of the width, its head, and what of a line stands there. */
interface LineColumn {
  share: number;
  head: string;
  cell: (line: InvoiceLine) => string;
  ends?: true;
}

function columnsOf({ lines, kind }: Issued, spoken: Spoken): LineColumn[] {
  const { t, format, money } = spoken;
  const word = (name: "what" | "day" | "quantity" | "unitPrice" | "discount" | "tax" | "amount") =>
    t(`invoices:paper.column.${name}`);
  const some = (holds: (line: InvoiceLine) => boolean, column: LineColumn) => (lines.some(holds) ? [column] : []);
  return [
    { share: 6, head: word("what"), cell: ({ description }) => description || t("invoices:paper.payment") },
    { share: 3, head: word("day"), cell: ({ servedOn }) => format.plainDate(servedOn) },
    ...some(({ quantity }) => quantity !== 1, {
      ...{ share: 2.4, head: word("quantity"), ends: true },
      cell: ({ quantity }) => format.number(quantity),
    }),
    ...(kind === "RECEIPT"
      ? []
      : [
          {
            share: 3,
            head: word("unitPrice"),
            ends: true as const,
            cell: (line: InvoiceLine) => money(line.unitPriceMinor),
          },
        ]),
    ...some(({ discountMinor }) => discountMinor > 0, {
      ...{ share: 2.5, head: word("discount"), ends: true },
      cell: ({ discountMinor }) => (discountMinor > 0 ? money(-discountMinor) : ""),
    }),
    ...some(({ taxes }) => taxes.length > 0, {
      ...{ share: 2.5, head: word("tax"), ends: true },
      cell: ({ taxes }) => taxes.map((tax) => taxName(tax, spoken)).join("\n"),
    }),
    { share: 3, head: word("amount"), ends: true, cell: ({ totalMinor }) => money(totalMinor) },
  ];
}

function linesSection(issued: Issued, spoken: Spoken): PrintedSection {
  const columns = columnsOf(issued, spoken);
  const rows: PrintedRow[] = issued.lines.map((line) => ({ cells: columns.map(({ cell }) => cell(line)) }));
  const blank = columns.slice(2).map(() => "");
  const sums = sumRows(issued, spoken).map(([words, minor, marked]): PrintedRow => ({
    cells: [words, ...blank, spoken.money(minor)],
    marked,
  }));
  return {
    ...{ title: "", kind: "table", head: columns.map(({ head }) => head), rows: [...rows, ...sums] },
    widths: columns.map(({ share }) => share),
    ends: columns.flatMap(({ ends }, at) => (ends ? [at] : [])),
  };
}

function taxSection({ lines }: Issued, spoken: Spoken): PrintedSection[] {
  const { t, money } = spoken;
  const totals = taxTotals(lines);
  if (totals.length === 0) return [];
  return [
    {
      ...{ title: t("invoices:paper.taxes"), kind: "table", widths: [2, 1, 1], ends: [1, 2] },
      head: [t("invoices:paper.column.tax"), t("invoices:paper.column.taxed"), t("invoices:paper.column.taxAmount")],
      rows: totals.map((tax) => ({ cells: [taxName(tax, spoken), money(tax.netMinor), money(tax.amountMinor)] })),
    },
  ];
}

/** What was issued as screen, paper and PDF show it: in its patient's language, and of what was kept then alone. */
export async function printedInvoice(issued: Issued): Promise<PrintedSheet> {
  const { kind, number, issuedAt, content, currencyCode, totalMinor, taxMinor } = issued;
  const { seller, buyer, timeZone, footer, paper } = content;
  const locale = resolveLocale(content.language);
  await readMessages(locale);
  const { t, bcp47, dir } = createTranslator(locale);
  const format = practiceFormat(seller, locale);
  const spoken = { t, format, money: (minor: number) => format.money(minor, currencyCode) };
  const facts = { seller: seller.name, taxNumber: seller.taxNumber, issuedAt, totalMinor, taxMinor, currencyCode };
  const qr = kind === "RECEIPT" ? null : countryQr(seller.countryCode, facts);
  const taxNumber = seller.taxNumber && t("invoices:paper.taxNumber", { number: seller.taxNumber });
  return {
    ...{ language: bcp47, dir, paper },
    letterhead: {
      ...{ name: seller.name, logoFileId: seller.logoFileId },
      lines: [...seller.lines, taxNumber].filter(Boolean),
    },
    title: t(`invoices:paper.title.${kind}`, { number }),
    ...(kind === "RECEIPT" &&
      content.paidAt !== undefined && {
        sum: {
          amount: spoken.money(totalMinor),
          said: t("payments:receipt.paidTo", {
            date: format.date(content.paidAt, timeZone, "medium"),
            name: seller.name,
          }),
        },
      }),
    person: [
      { term: t("invoices:paper.for"), value: [buyer.name, ...buyer.lines].join("\n") },
      { term: t("invoices:paper.patientNumber"), value: String(buyer.number) },
    ],
    details: detailsOf(issued, spoken),
    sections: [
      linesSection(issued, spoken),
      ...taxSection(issued, spoken),
      ...(footer === "" ? [] : [{ title: "", kind: "text" as const, paragraphs: footer.split(/\n{2,}/) }]),
    ],
    ...{ signature: null, watermark: "" },
    qr: qr === null ? null : { text: qr, words: [t("invoices:paper.qr")] },
    madeAt: t("print:madeAt", { date: timeOnPaper(format, issuedAt, timeZone) }),
    confidential: t("print:confidential"),
    whose: buyer.name,
    pageWords: t("print:page", { page: "{page}", pages: "{pages}" }),
  };
}
