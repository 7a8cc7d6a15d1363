import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { payNow } from "~/features/billing/services/payments/pay-now.server";
import { exportPayments } from "~/features/scheduling/services/payments/export-payments.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { printReceipt } from "~/features/scheduling/services/payments/print-receipt.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { viewPayment } from "~/features/scheduling/services/payments/view-payment.server";
import { loadRowsStatements } from "~/db/load-rows.server";
import { openPractice } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import type { Practice } from "../../scheduling/scene";
import { BROWSER } from "../scene";
import { paysAtGateway } from "./pays-online";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);

/** Somebody pays by the practice's link. */
async function paid(name: string, description: string): Promise<string> {
  const asked = { name, email: "payer@mail.example", amount: "12.50", description };
  const { payment } = await payNow(await practice.as({ kind: "anonymous" }, now), asked, BROWSER);
  await paysAtGateway({ practice, now, stripe }, payment.id);
  return payment.id;
}
const found = async (patient: string, more = {}) => (await listPayments(await admin(), { patient, ...more })).lines;

it("a payment by the link is found by its payer's name, and says in the list, on its page, receipt and file what it is for", async () => {
  const id = await paid("Zoë Müller-Łuczak", "Invoice 2026-117");
  await paid("Someone Else", "Report");
  const [line, ...more] = await found("luczak zoe");
  expect(line).toMatchObject({ paymentId: id, patientName: "Zoë Müller-Łuczak", saidFor: "Invoice 2026-117" });
  expect(more).toEqual([]);
  expect(await found("luczak", { state: "refunded" })).toEqual([]);
  const { things } = await viewPayment(await admin(), line?.id ?? "");
  expect(things).toMatchObject([{ of: null, what: "Invoice 2026-117", amountMinor: 1_250 }]);
  const { sheet } = await printReceipt(await admin(), line?.id ?? "");
  expect(JSON.stringify(sheet.sections)).toContain("Invoice 2026-117");
  const file = await (await exportPayments(await admin(), { patient: "luczak" })).text();
  expect(file).toContain("Zoë Müller-Łuczak");
  expect(file).not.toContain("Someone Else");
});

it("a search finds patients and payers by the link together, in the order of time, and a patient who is chosen alone", async () => {
  const { patient: patientId } = practice.ids;
  await takeBalance(await admin(), { patientId, kind: "CASH", amount: "20", currencyCode: "EUR" });
  const { db } = await admin();
  await db.rawBatch(loadRowsStatements(db, "patient_search", ["token", "patient_id"], [["zenobia", patientId]]));
  const name = "Zenobia";
  await paid(name, "Copy");
  const both = await found(name);
  expect(both.map(({ amountMinor }) => amountMinor).sort()).toEqual([1_250, 2_000]);
  expect(await found(name, { order: "ascending" })).toEqual([...both].reverse());
  expect(await found(name, { patientId })).toMatchObject([{ patientId, amountMinor: 2_000 }]);
});
