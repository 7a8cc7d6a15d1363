import { expect, test } from "vitest";
import { workerPdf } from "~/platform/print/worker-pdf.server";
import { filesOfSheet, readPdf } from "../../../../../tests/support/printed-sheets";
import { sumsOf, type InvoiceContent, type InvoiceLine } from "../../domain/invoices/invoice";
import { printedInvoice } from "./printed-invoice.server";

type Issued = Parameters<typeof printedInvoice>[0];

const line = (lineNo: number, other: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...{ lineNo, description: `Service ${lineNo}`, servedOn: "2026-11-03", quantity: 1, unitPriceMinor: 5_000 },
  ...{ baseMinor: 5_000, discountMinor: 0, taxMinor: 1_000, totalMinor: 6_000 },
  taxes: [{ name: "VAT", ratePpm: 200_000, isInclusive: false, amountMinor: 1_000 }],
  ...{ entryId: "e", entryLine: lineNo, appointmentId: null, chargeId: null },
  ...other,
});

const content = (other: Partial<InvoiceContent> = {}): InvoiceContent => ({
  seller: {
    ...{ name: "Riverside Clinic Ltd", lines: ["12 Harbor Road", "Manama"], taxNumber: "310122393500003" },
    ...{ countryCode: "BH", logoFileId: null },
  },
  buyer: { name: "Ana López", lines: ["Calle Mayor 1", "28013 Madrid"], number: 7 },
  ...{ language: "en_US", paper: "A4", timeZone: "Europe/Madrid", footer: "Account 12 3456" },
  ...other,
});

const issued = (lines: readonly InvoiceLine[], other: Partial<Issued> = {}): Issued => ({
  ...{ kind: "INVOICE", number: "INV-2026-000123", issuedAt: Date.UTC(2026, 10, 30, 9), issuedOn: "2026-11-30" },
  ...{ dueOn: "2026-12-14", currencyCode: "EUR", content: content(), lines, paidAtIssueMinor: 0, ...sumsOf(lines) },
  ...other,
});

/** Spaces do not count: the reader takes joined letters for pieces of their own. */
const plain = (text: string) => text.replace(/\s+/g, "");
const read = async (document: Issued) => {
  const bytes = await workerPdf(await printedInvoice(document), filesOfSheet());
  return { bytes, ...(await readPdf(bytes)) };
};
const missing = (text: string, words: readonly string[]) => words.filter((word) => !plain(text).includes(plain(word)));

test("an invoice is read back with its parties, lines, taxes by rate, and what is left to pay", async () => {
  const lines = [
    line(1, { description: "Consultation · Wei Chen" }),
    line(2, {
      ...{ description: "Bandage", quantity: 3, unitPriceMinor: 400, baseMinor: 1_200, discountMinor: 200 },
      ...{ taxMinor: 50, totalMinor: 1_050 },
      taxes: [{ name: "VAT", ratePpm: 50_000, isInclusive: false, amountMinor: 50 }],
    }),
  ];
  const waived = { content: { ...content(), waivedMinor: 500 } };
  const { bytes, pages, fonts } = await read(issued(lines, { paidAtIssueMinor: 2_000, ...waived }));
  expect(bytes.length).toBeLessThan(200_000);
  expect(pages).toHaveLength(1);
  expect(
    missing(pages[0]?.text ?? "", [
      ...["Riverside Clinic Ltd", "12 Harbor Road", "Tax number: 310122393500003", "Invoice INV-2026-000123"],
      ...["For: Ana López", "Calle Mayor 1", "28013 Madrid", "Patient number: 7", "Please pay by: 14 Dec 2026"],
      ...["Consultation · Wei Chen", "€50.00", "€60.00", "VAT 20%", "Bandage", "3", "€4.00", "-€2.00", "€10.50"],
      ...["Price before discount", "€62.00", "Without tax", "€60.00", "VAT 5%", "€0.50", "Total", "€70.50"],
      ...[
        "Paid when this was issued",
        "€15.00",
        "Waived",
        "€5.00",
        "To pay when this was issued",
        "€50.50",
        "Account 12 3456",
        "Page 1 of 1",
      ],
    ]),
  ).toEqual([]);
  for (const held of fonts.values()) expect(held).toBe(true);
  // No heading of its widest table is broken within a word.
  const { text = "" } = pages[0] ?? {};
  for (const word of ["Quantity", "Discount"]) expect(text).toMatch(new RegExp(word));
});

test("a tax on the tax above it stands with the amount that it was charged on, under a heading that says so", async () => {
  const taxes = [
    { name: "VAT", ratePpm: 100_000, isInclusive: false, amountMinor: 500 },
    { name: "Levy", ratePpm: 50_000, isInclusive: false, amountMinor: 275 },
  ];
  const sheet = await printedInvoice(issued([line(1, { taxMinor: 775, totalMinor: 5_775, taxes })]));
  expect(sheet.sections.find(({ title }) => title === "Taxes")).toMatchObject({
    head: ["Tax", "Taxable amount", "Tax amount"],
    rows: [{ cells: ["VAT 10%", "€50.00", "€5.00"] }, { cells: ["Levy 5%", "€55.00", "€2.75"] }],
  });
});

test("on an English invoice the percentage of a tax with an Arabic name stays behind it, on screen and in the file", async () => {
  const taxes = [{ name: "ضريبة القيمة", ratePpm: 100_000, isInclusive: true, amountMinor: 500 }];
  const document = issued([line(1, { taxMinor: 500, totalMinor: 5_500, taxes })]);
  const { sections } = await printedInvoice(document);
  expect(JSON.stringify(sections)).toContain("\u2068ضريبة القيمة\u2069 10%");
  const { pages } = await read(document);
  expect(plain(pages[0]?.text ?? "")).toContain("10%");
});

test("an Arabic invoice of Saudi Arabia is read back letter by letter, with the QR code of its country", async () => {
  const arabic = content({
    seller: {
      ...{ name: "عيادة النور", lines: ["شارع الملك فهد", "الرياض"], taxNumber: "310122393500003" },
      ...{ countryCode: "SA", logoFileId: null },
    },
    buyer: { name: "ليلى عبدالرحمن", lines: ["حي العليا"], number: 12 },
    ...{ language: "ar_BH", footer: "" },
  });
  const sheet = await printedInvoice(
    issued([line(1, { description: "كشف عام" })], { content: arabic, currencyCode: "SAR" }),
  );
  expect(sheet).toMatchObject({ dir: "rtl", qr: { text: expect.stringMatching(/^ARXYudmK/) as unknown } });
  const bytes = await workerPdf(sheet, filesOfSheet());
  const { pages } = await readPdf(bytes);
  expect(
    missing(pages[0]?.text ?? "", [
      "عيادة النور",
      "فاتورة",
      "INV-2026-000123",
      "ليلى عبدالرحمن",
      "كشف عام",
      "VAT 20%",
      "الضرائب",
    ]),
  ).toEqual([]);
});

test.each([
  ["JPY", 5_500, "¥5,500"],
  ["KWD", 5_500, "KWD 5.500"],
])("amounts in %s have its digits", async (currencyCode, totalMinor, said) => {
  const free = { taxes: [], taxMinor: 0, unitPriceMinor: totalMinor, baseMinor: totalMinor, totalMinor };
  const { pages } = await read(issued([line(1, free)], { currencyCode }));
  expect(missing(pages[0]?.text ?? "", [said])).toEqual([]);
  expect(pages[0]?.text).not.toContain("Taxes");
});

test("a long invoice has its head on each page, which is numbered, on the paper that it was made for", async () => {
  const lines = Array.from({ length: 90 }, (_, at) => line(at + 1));
  const { pages } = await read(issued(lines, { content: content({ paper: "LETTER" }) }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, { size, text }] of pages.entries()) {
    expect(size).toEqual([612, 792]);
    expect(missing(text, [`Page ${at + 1} of ${pages.length}`, "Service"])).toEqual([]);
  }
});

/** Of a receipt that pays a part of an invoice. */
const PAID_PART = { forInvoices: ["INV-2026-000123"], leftMinor: 1_500 };

test("a credit note says what it corrects and why, and a receipt how it was paid", async () => {
  const credit = await read(
    issued([line(1)], {
      ...{ kind: "CREDIT_NOTE", number: "CN-2026-000001", dueOn: null },
      content: content({ reason: "Wrong service", ofNumber: "INV-2026-000123" }),
    }),
  );
  expect(
    missing(credit.pages[0]?.text ?? "", [
      ...["Credit note CN-2026-000001", "Corrects invoice: INV-2026-000123", "Reason: Wrong service", "Total credited"],
    ]),
  ).toEqual([]);
  expect(credit.pages[0]?.text).not.toContain("To pay when this was issued");
  const free = { taxes: [], taxMinor: 0, baseMinor: 6_000, unitPriceMinor: 6_000 };
  const receipt = await read(
    issued([line(1, { ...free, description: "" })], {
      ...{ kind: "RECEIPT", number: "RC-2026-000001", dueOn: null },
      content: content({ method: "CARD", reference: "Slip 7", paidAt: Date.UTC(2026, 10, 29, 9), ...PAID_PART }),
    }),
  );
  expect(
    missing(receipt.pages[0]?.text ?? "", [
      ...[
        "Receipt RC-2026-000001",
        "Paid on: 29 Nov 2026",
        "Paid by: Card",
        "Reference: Slip 7",
        "Payment",
        "Total paid",
        "Paid on 29 Nov 2026 to",
        "Invoice: INV-2026-000123",
        "To pay when this was issued",
      ],
    ]),
  ).toEqual([]);
});
