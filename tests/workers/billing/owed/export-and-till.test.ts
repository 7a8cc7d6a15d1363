import { beforeAll, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { readTill } from "~/features/billing/services/desk/read-till.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { exportPayments } from "~/features/scheduling/services/payments/export-payments.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { printReceipt, printYear } from "~/features/scheduling/services/payments/print-receipt.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { takeBackPayment } from "~/features/scheduling/services/payments/take-back-payment.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { writtenAmount } from "~/kernel/money/written-amount";
import { employeeActor, openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../../scheduling/scene";
import { ANY_TIME, paidBy, rowsOf, systemOf } from "../scene";
import { paysOnline } from "./pays-online";
import { refundPart } from "./refunds";

const DAY = 24 * HOUR;
const DAYS = 6;
const KINDS = ["CASH", "CARD", "TRANSFER"] as const;
const WORDS = { CASH: "Cash", CARD: "Card", TRANSFER: "Bank transfer" };

let practice: Practice;
beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
});

const at = (day: number) => MONDAY + day * DAY + HOUR;
const biller = (day: number) => practice.as(employeeActor("biller", { roles: [ROLE.BILLER] }), at(day));

/** A sequence that is the same each time for its seed. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** Days of payments of which some are undone and some refunded, on the same day or later, by the same way or another. */
async function givenDays(random: (below: number) => number) {
  for (let day = 0; day < DAYS; day += 1) {
    for (let turn = 0; turn < 4; turn += 1) {
      const kind = KINDS[random(3)];
      const amount = writtenAmount(100 + random(9_000), "EUR");
      await takeBalance(await biller(day), { patientId: practice.ids.patient, kind, amount, currencyCode: "EUR" });
    }
    const untouched = await rowsOf<{ id: string }>(
      await systemOf(practice),
      `SELECT d.id FROM desk_payment d WHERE d.organization_id = ?1 AND d.act = 'TAKEN'
AND NOT EXISTS (SELECT 1 FROM desk_payment r WHERE r.organization_id = ?1 AND r.of_id = d.id) ORDER BY d.id`,
    );
    const [undone, refunded] = [untouched[random(2)], untouched[2 + random(2)]];
    await takeBackPayment(await biller(day), { deskId: undone?.id, reason: "Typo" });
    const back = { deskId: refunded?.id, kind: KINDS[random(3)], amount: writtenAmount(1 + random(99), "EUR") };
    await refundAtDesk(await biller(day), { ...back, reason: "Goodwill" });
  }
}

/** What the file of a day adds up to for each way in which money moved: received, undone and refunded (minor units). */
async function sumsOfFile(day: string) {
  const file = await (await exportPayments(await biller(DAYS), { from: day, to: day })).text();
  const [head = [], ...rows] = file
    .replace("\ufeff", "")
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  const sums: Record<string, number[]> = {};
  for (const cells of rows) {
    const cell = (name: string) => cells[head.indexOf(name)] ?? "";
    const minor = (name: string) => Math.round(Number(cell(name) || 0) * 100);
    const [taken = 0, back = 0] = sums[cell("Method")] ?? [];
    sums[cell("Method")] = [taken + minor("Received") - minor("Reversed"), back + minor("Refunded")];
  }
  return sums;
}

it("the file of a day adds up to the till report of that day, whenever what went back had been paid", async () => {
  await givenDays(randomOf(19));
  let refunds = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const iso = new Date(at(day)).toISOString().slice(0, 10);
    const { lines } = await readTill(await biller(DAYS), { day: iso });
    const till = lines.map(({ kind, takenMinor, givenBackMinor }) => [WORDS[kind], [takenMinor, givenBackMinor]]);
    expect(await sumsOfFile(iso), iso).toEqual(Object.fromEntries(till));
    refunds += lines.reduce((sum, { givenBackMinor }) => sum + givenBackMinor, 0);
  }
  expect(refunds).toBeGreaterThan(0);
});

it("the file names each payment as its receipt and its gateway do, the parts of one sum alike, and what went back as its payment", async () => {
  const now = MONDAY + 20 * DAY;
  const mine = await openPractice({ now });
  await paidBy(mine, ANY_TIME);
  const stripe = stripeStandIn();
  const desk = () => mine.as(mine.administrator, now);
  await connectGateway(await desk(), { type: "STRIPE", ...STRIPE_KEYS });
  const charge = async (unitPrice: string) =>
    addCharge(await desk(), {
      ...{ patientId: mine.ids.patient, quantity: "1", unitPrice, description: "Plaster", currencyCode: "EUR" },
    });
  await charge("30");
  await charge("10");
  const taken = { patientId: mine.ids.patient, kind: "TRANSFER", currencyCode: "EUR", reference: "BACS 1" };
  await takeBalance(await desk(), { ...taken, amount: "45" });
  const coming = await givenAppointment(mine, await systemOf(mine), {
    startsAt: now + 48 * HOUR,
    stateId: S.CONFIRMED,
  });
  const paymentId = await paysOnline({ practice: mine, stripe, now }, coming);
  await refundPart(await desk(), { paymentId, amount: "20", reason: "Moved twice", stillOwes: "owed" });
  const file = await (await exportPayments(await desk(), {})).text();
  const [head = [], ...rows] = file
    .replace("\ufeff", "")
    .trim()
    .split(/\r?\n/)
    // No cell but that of a gateway has a comma, and a space behind it.
    .map((line) => line.replaceAll('"', "").split(/,(?! )/));
  const of = (name: string, method: string) =>
    rows.filter((cells) => cells[head.indexOf("Method")]?.startsWith(method)).map((cells) => cells[head.indexOf(name)]);
  expect(of("Reference", "Bank transfer")).toEqual(["BACS 1", "BACS 1", "BACS 1"]);
  expect(new Set(of("Our reference", "Bank transfer")).size).toBe(1);
  expect(of("Paid at once", "Bank transfer")).toEqual(["45.00", "45.00", "45.00"]);
  // The sheet of the year quotes each part as its receipt does.
  const year = await printYear(
    await mine.as(patientActor(mine.ids.patient, mine.ids.patientUser), now),
    String(new Date(now).getUTCFullYear()),
  );
  const [bank] = of("Our reference", "Bank transfer");
  expect(JSON.stringify(year.sections).split(bank ?? "none")).toHaveLength(4);
  const [entry] = (await listPayments(await desk(), { gateway: "STRIPE" })).lines;
  const { sheet } = await printReceipt(await desk(), entry?.id ?? "");
  const [quoted] = of("Our reference", "Online");
  expect(sheet.details.map(({ value }) => value)).toContain(quoted);
  expect(of("Our reference", "Online")).toEqual([quoted, quoted]);
  expect(of("Reference", "Online")).toEqual([expect.stringMatching(/^cs_test/), expect.stringMatching(/^cs_test/)]);
  expect(of("Paid at once", "Online")).toEqual(["", ""]);
  vi.unstubAllGlobals();
});
