import { beforeAll, expect, it } from "vitest";
import { readInvoice } from "~/features/billing/data/invoices/invoices-read.server";
import { taxesPaid } from "~/features/billing/data/payments/paid-taxes.server";
import { issueReceipt, readInvoiceChoice } from "~/features/scheduling/services/invoices/issue-invoice.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { printReceipt, printYear } from "~/features/scheduling/services/payments/print-receipt.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { viewPayment, viewPaymentItem } from "~/features/scheduling/services/payments/view-payment.server";
import { partOf } from "~/kernel/money/price";
import { patientActor, openPractice } from "../../support/organization";
import type { Practice } from "../../scheduling/scene";
import { chargedAppointment, chargedByHand, invoicedAll, priced, standingOf } from "../invoice-scene";

let practice: Practice;
const now = Date.now();
beforeAll(async () => {
  practice = await openPractice({ now });
  await priced(practice, 4_999);
});
const TOTAL = 5_999;
const TAX = 1_000;
const admin = () => practice.as(practice.administrator, now);
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);
const tableOf = async (entryId: string) => {
  const { sheet } = await printReceipt(await patient(), entryId);
  const [table] = sheet.sections;
  if (table?.kind !== "table") throw new Error("no table");
  return { sheet, rows: table.rows.map(({ cells }) => cells) };
};
const euro = (minor: number) => `€${(minor / 100).toFixed(2)}`;

it("of a part payment says what it paid for, its part of the tax, the invoice and what is left", async () => {
  const appointmentId = await chargedAppointment(practice, now);
  const id = await invoicedAll(await admin(), { appointmentId });
  const { number } = (await readInvoice((await admin()).db, id)) ?? { number: "" };
  const parts = [1_667, 1_333, 2_999];
  for (const [at, minor] of parts.entries())
    await markPaidAtClinic(await admin(), {
      appointmentId,
      kind: "CASH",
      amount: String(minor / 100),
      reference: `${at}`,
    });
  expect((await standingOf(practice, id))?.state).toBe("PAID");
  const { lines } = await viewPaymentItem(await patient(), appointmentId);
  expect(lines).toHaveLength(3);
  const taxes = await taxesPaid((await admin()).db, lines);
  for (const line of lines) {
    const tax = partOf(TAX, TOTAL, line.amountMinor);
    expect(taxes.get(line.id)?.map(({ amountMinor }) => amountMinor)).toEqual([tax]);
    const { sheet, rows } = await tableOf(line.id);
    // Its head says how much was paid, when and to whom.
    expect(sheet.sum?.amount).toBe(euro(line.amountMinor));
    expect(sheet.sum?.said).toMatch(/^Paid on \w+ \d+, \d{4} to \S/);
    expect(sheet.details).toContainEqual({ term: "Invoice", value: number });
    // Its page names the same, for the patient and for staff.
    for (const by of [patient, admin])
      expect((await viewPayment(await by(), line.id)).things).toEqual([
        {
          ...{ of: "appointment", id: appointmentId, what: "Clinic visit", at: expect.any(Number) as number },
          ...{ amountMinor: line.amountMinor, totalMinor: TOTAL, leftMinor: 0, invoices: [{ id, number }] },
        },
      ]);
    expect(rows[0]?.[0]).toContain(`Part of ${euro(TOTAL)}`);
    expect(rows.slice(1)).toEqual([
      ["Total paid", euro(line.amountMinor)],
      ["VAT 20%, included in that", euro(tax)],
    ]);
  }
  // The sheet of the year says the same taxes of the same payments.
  const sum = parts.reduce((all, minor) => all + partOf(TAX, TOTAL, minor), 0);
  const year = await printYear(await patient(), String(new Date(now).getUTCFullYear()));
  expect(JSON.stringify(year.sections)).toContain(`Tax included: ${euro(sum)}`);
});

it("with a number of its own says the same, as it was when it was issued", async () => {
  const appointmentId = await chargedAppointment(practice, now);
  const invoice = await readInvoice((await admin()).db, await invoicedAll(await admin(), { appointmentId }));
  await markPaidAtClinic(await admin(), { appointmentId, kind: "TRANSFER", amount: "20" });
  const of = { patientId: practice.ids.patient };
  const { payments } = await readInvoiceChoice(await admin(), of);
  const payment = payments.find(({ method }) => method === "TRANSFER")?.sourceKey ?? "";
  const receipt = await readInvoice((await admin()).db, await issueReceipt(await admin(), of, { payment }));
  const tax = partOf(TAX, TOTAL, 2_000);
  expect(receipt).toMatchObject({
    ...{ kind: "RECEIPT", totalMinor: 2_000, taxMinor: tax, state: "RECEIPT" },
    content: { forInvoices: [invoice?.number], leftMinor: TOTAL - 2_000 },
    lines: [{ totalMinor: 2_000, taxMinor: tax, baseMinor: 2_000 - tax, taxes: [{ name: "VAT", amountMinor: tax }] }],
  });
  await markPaidAtClinic(await admin(), { appointmentId, kind: "CARD" });
});

it("of a charge by hand names each of its lines, and what is left of it", async () => {
  const chargeId = await chargedByHand(practice, [{ priceMinor: 1_000 }, { priceMinor: 2_000, quantity: 2 }]);
  await takeBalance(await admin(), {
    ...{ patientId: practice.ids.patient, kind: "CASH", amount: "10", currencyCode: "EUR" },
  });
  const { lines } = await viewPaymentItem(await patient(), chargeId);
  const { rows } = await tableOf(lines[0]?.id ?? "");
  expect(rows[0]?.[0]).toMatch(/^Thing 1\nThing 2 × 2\n.*\nPart of €36\.00$/);
  expect(rows.slice(1)).toEqual([
    ["Total paid", "€10.00"],
    ["VAT 20%, included in that", euro(partOf(200, 3_600, 1_000) + partOf(400, 3_600, 1_000))],
    ["Left to pay", "€26.00"],
  ]);
});
