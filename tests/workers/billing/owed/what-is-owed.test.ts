import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { patientAccount } from "~/features/billing/services/ledger/read-patient-account.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import type { Standing } from "~/features/scheduling/domain/payments/account-standing";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { listOwnPayments } from "~/features/scheduling/services/payments/list-own-payments.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { payBalance } from "~/features/scheduling/services/payments/pay-balance.server";
import { readAppointmentPayment } from "~/features/scheduling/services/payments/read-appointment-payment.server";
import { chargesOfPatient, readOwnCharges } from "~/features/scheduling/services/payments/read-charges.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { readStanding } from "~/features/scheduling/services/payments/read-standing.server";
import { readSettlePage, readTakePage } from "~/features/scheduling/services/payments/read-take-page.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { viewPaymentItem } from "~/features/scheduling/services/payments/view-payment.server";
import { owesOnline } from "~/features/scheduling/support/payments/owes-online.server";
import { writtenAmount } from "~/kernel/money/written-amount";
import { OWED_CASES, type ExpectedStanding } from "../../../support/expected/what-is-owed";
import { openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import type { Practice } from "../../scheduling/scene";
import { balancesOf } from "../ledger-scene";
import { OWED_SCENES } from "./owed-scenes";
import { ANY_TIME, BROWSER, paidBy, rowsOf, systemOf } from "../scene";

type Expected = Partial<Record<string, ExpectedStanding>>;

let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
beforeAll(() => {
  stripe = stripeStandIn();
});
afterAll(() => vi.unstubAllGlobals());

async function opened(): Promise<Practice> {
  const practice = await openPractice({ now });
  await connectGateway(await practice.as(practice.administrator, now), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME);
  return practice;
}

/** What a page says, as the table has it. */
const saidOf = (standings: readonly Standing[]): Expected =>
  Object.fromEntries(
    standings.map(({ currencyCode, toPayMinor, items, aheadLeftMinor, setAsideMinor, laterMinor }) => [
      currencyCode,
      {
        ...(toPayMinor > 0 && { toPay: toPayMinor }),
        ...(items.length > 0 && { asked: items.map((item) => item.toPayMinor) }),
        ...(aheadLeftMinor > 0 && { left: aheadLeftMinor }),
        ...(setAsideMinor > 0 && { setAside: setAsideMinor }),
        ...(laterMinor > 0 && { later: laterMinor }),
        books: toPayMinor - aheadLeftMinor - setAsideMinor,
      },
    ]),
  );

async function booksOf(practice: Practice): Promise<Record<string, number>> {
  const prefix = `RECEIVABLE ${practice.ids.patient} `;
  const all = Object.entries(await balancesOf(practice));
  return Object.fromEntries(
    all.flatMap(([key, amount]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), amount] as const] : [])),
  );
}

/** What each page that sees all of a patient's money says of it. */
async function pagesOf(practice: Practice): Promise<Record<string, Expected>> {
  const { patient: patientId, patientUser } = practice.ids;
  const admin = () => practice.as(practice.administrator, now);
  const patient = () => practice.as(patientActor(patientId, patientUser), now);
  const asked = { appointmentId: null, patientId, currencyCode: null, search: "" };
  return {
    "the patient's payments": saidOf((await listOwnPayments(await patient(), {})).owed),
    "the patient's charges": saidOf((await readOwnCharges(await patient(), null)).standings),
    "the header and the money of the patient's page": saidOf(await readStanding(await admin(), patientId)),
    "the charges of the patient's page": saidOf((await chargesOfPatient(await admin(), patientId, null)).standings),
    "the page to take money on": saidOf((await readTakePage(await admin(), asked)).standings),
    "the page to waive on": saidOf((await readSettlePage(await admin(), patientId)).standings),
  };
}

/** What the lists of the unpaid come to in each currency, which their totals say too. */
async function unpaidOf(practice: Practice): Promise<Record<string, number>> {
  const admin = async () => practice.as(practice.administrator, now);
  const { unpaid, unpaidInAll, unpaidOf: ages } = await readMoneyDay(await admin(), {});
  const { due } = await listPayments(await admin(), { state: "due" });
  const sumOf = (lines: readonly { currencyCode: string; amountMinor: number }[]) =>
    lines.reduce<Record<string, number>>(
      (sums, { currencyCode, amountMinor }) => ({ ...sums, [currencyCode]: (sums[currencyCode] ?? 0) + amountMinor }),
      {},
    );
  const sum = sumOf(due);
  expect([sumOf(unpaid), sumOf(unpaidInAll.amounts), sumOf(ages.flatMap(({ amounts }) => amounts))]).toEqual([
    ...[sum, sum, sum],
  ]);
  return sum;
}

/** That each page of one appointment asks for what is asked for of it. */
async function expectAppointment(practice: Practice, appointmentId: string, toPay: number): Promise<void> {
  const admin = () => practice.as(practice.administrator, now);
  const { patient: patientId, patientUser } = practice.ids;
  const by = { appointmentId };
  const lineOf = (lines: readonly { id: string; amountMinor: number }[]) =>
    lines.find(({ id }) => id === appointmentId)?.amountMinor ?? 0;
  const open = { patientId: null, currencyCode: null, search: "" };
  const page = await readTakePage(await admin(), { ...open, ...by });
  const payPage = await readAppointmentPayment(await openPayableAppointment(await admin(), by));
  const own = await viewPaymentItem(await practice.as(patientActor(patientId, patientUser), now), appointmentId);
  expect({
    desk: page.appointment?.toPayMinor,
    online: payPage.askedMinor,
    own: own.item.dueMinor,
    page: (await viewAppointment(await admin(), appointmentId)).price?.costMinor,
    reminder: await owesOnline(await systemOf(practice, now), appointmentId),
  }).toEqual({ desk: toPay, online: toPay, own: toPay, page: toPay, reminder: toPay > 0 });
  const summary = await viewAppointment(await admin(), appointmentId);
  const list = (await listAppointments(await admin(), { tab: "all" })).owed[appointmentId]?.amountMinor ?? 0;
  expect({
    due: lineOf((await listPayments(await admin(), { state: "due" })).due),
    day: lineOf((await readMoneyDay(await admin(), {})).unpaid),
    // The list of appointments has what took place alone, not what is charged ahead.
    list: summary.appointment.startsAt > now ? toPay : list,
  }).toEqual({ due: toPay, day: toPay, list: toPay });
}

/** The patient pays all that is to pay in a currency online; the gateway says so. */
async function paysOnline(practice: Practice, currencyCode: string): Promise<number> {
  const { patient, patientUser } = practice.ids;
  await payBalance(await practice.as(patientActor(patient, patientUser), now), { currencyCode }, BROWSER);
  const system = await systemOf(practice, now);
  const [row] = await rowsOf<{ id: string }>(
    system,
    "SELECT id FROM payment WHERE organization_id = ?1 AND purpose = 'BALANCE' AND currency_code = ?2 AND status = 'OPEN'",
    currencyCode,
  );
  const payment = await readPayment(system.db, row?.id ?? "");
  if (!payment) throw new Error("nothing was begun");
  stripe.pay(payment.gatewayReference ?? "");
  await settlePayment(system, payment);
  await applyPayment(system, { paymentId: payment.id });
  return payment.amountMinor;
}

describe.each(Object.entries<Expected>(OWED_CASES))("%s", (name, expected) => {
  const scene = OWED_SCENES[name as keyof typeof OWED_CASES];

  it("is the same sum on every page and in the books, online payment included", async () => {
    const practice = await opened();
    const told = await scene({ practice, now, stripe });
    for (const [page, said] of Object.entries(await pagesOf(practice))) expect([page, said]).toEqual([page, expected]);
    const books = await booksOf(practice);
    for (const currency of ["EUR", "KWD"]) expect(books[currency] ?? 0).toBe(expected[currency]?.books ?? 0);
    const { owed } = await patientAccount(await practice.as(practice.administrator, now), practice.ids.patient, null);
    expect(Object.fromEntries(owed.map(({ currencyCode, amountMinor }) => [currencyCode, amountMinor]))).toEqual(books);
    expect(await unpaidOf(practice)).toEqual(
      Object.fromEntries(Object.entries(expected).flatMap(([code, said]) => (said?.toPay ? [[code, said.toPay]] : []))),
    );
    if (told?.appointmentId) await expectAppointment(practice, told.appointmentId, told.toPay);
    for (const [currency, { toPay = 0, setAside = 0, left = 0 } = {}] of Object.entries(expected)) {
      if (toPay === 0) continue;
      expect(await paysOnline(practice, currency)).toBe(toPay);
      for (const said of Object.values(await pagesOf(practice))) expect(said[currency]?.toPay ?? 0).toBe(0);
      expect((await booksOf(practice))[currency] ?? 0).toBe(0 - setAside - left);
    }
    expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
  });

  it("is settled at the desk by what is asked for", async () => {
    const practice = await opened();
    await scene({ practice, now, stripe });
    for (const [currencyCode, { toPay = 0, setAside = 0, left = 0 } = {}] of Object.entries(expected)) {
      if (toPay === 0) continue;
      const taken = { patientId: practice.ids.patient, kind: "CASH", currencyCode };
      const amount = writtenAmount(toPay, currencyCode);
      expect((await takeBalance(await practice.as(practice.administrator, now), { ...taken, amount })).aheadMinor).toBe(
        0,
      );
      for (const said of Object.values(await pagesOf(practice))) expect(said[currencyCode]?.toPay ?? 0).toBe(0);
      expect((await booksOf(practice))[currencyCode] ?? 0).toBe(0 - setAside - left);
    }
    expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
  });
});
