import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { readTill } from "~/features/billing/services/desk/read-till.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { bookMoney } from "~/features/billing/support/ledger/book-money.server";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { deliverNotification } from "~/features/notifications/services/mail/deliver-notification.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import {
  APPOINTMENT_STATE as S,
  type AppointmentState,
} from "~/features/scheduling/domain/appointments/appointment-states";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { correctBalance } from "~/features/scheduling/services/payments/correct-balance.server";
import { listOwnPayments } from "~/features/scheduling/services/payments/list-own-payments.server";
import { exportPayments } from "~/features/scheduling/services/payments/export-payments.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { payForAppointment } from "~/features/scheduling/services/payments/pay-for-appointment.server";
import { payBalance } from "~/features/scheduling/services/payments/pay-balance.server";
import { printReceipt, printYear } from "~/features/scheduling/services/payments/print-receipt.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { sendPaymentLink, withdrawPaymentLink } from "~/features/scheduling/services/payments/send-payment-link.server";
import { takeBackPayment } from "~/features/scheduling/services/payments/take-back-payment.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { usePaidAhead } from "~/features/scheduling/services/payments/use-paid-ahead.server";
import { viewPayment, viewPaymentItem } from "~/features/scheduling/services/payments/view-payment.server";
import { writeOff } from "~/features/scheduling/services/payments/write-off.server";
import { outboxDone, pendingOutboxItem } from "~/platform/outbox.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { balancesOf, owedFor } from "./ledger-scene";
import { ANY_TIME, BROWSER, paidBy, rowsOf, systemOf } from "./scene";
import { refundPart } from "./owed/refunds";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
const HOURLY = Math.floor(now / HOUR) * HOUR;
let hours = 10;
const PRICE = 5_000;

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await practice.as(practice.administrator), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const doctor = () => practice.as(employeeActor(practice.ids.doctor), now);
const admin = (at = now) => practice.as(practice.administrator, at);
const biller = () => practice.as(employeeActor("biller", { roles: [ROLE.BILLER] }), now);
const receptionist = () => practice.as(employeeActor("reception", { roles: [ROLE.RECEPTIONIST] }), now);
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);
/** Corrections of the books, which nobody took at the desk. */
const givenCorrections = async (count: number, at: number) => {
  const system = await systemOf(practice, at);
  const lines = [
    { account: "RECEIVABLE" as const, holder: patientId(), amountMinor: 1 },
    { account: "REVENUE" as const, holder: "", amountMinor: -1 },
  ];
  const statements = Array.from({ length: count }, () => {
    const id = crypto.randomUUID();
    const event = { event: "corrected" as const, id, patientId: patientId(), currencyCode: "EUR", reason: "Test" };
    return bookMoney(system, [{ ...event, lines }]);
  });
  await system.db.rawBatch(statements.flat());
};
const findings = async () => (await verifyLedger(await systemOf(practice))).findings;
/** A concluded appointment that is not paid. */
async function owed() {
  const appointmentId = await givenAppointment(practice, await systemOf(practice), {
    startsAt: HOURLY - (hours += 1) * HOUR,
    stateId: S.CONFIRMED,
  });
  await startAppointment(await doctor(), { appointmentId });
  await completeAppointment(await doctor(), { appointmentId });
  return appointmentId;
}
const { patientId } = { patientId: () => practice.ids.patient };
const deskOf = async (appointmentId: string) =>
  (
    await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT id FROM desk_payment WHERE organization_id = ?1 AND appointment_id = ?2 AND act = 'TAKEN' ORDER BY at, id",
      appointmentId,
    )
  ).map(({ id }) => id);
/** Who was told of something by a mail of this kind, each time that they were. */
const toldOf = async (template: string) =>
  (
    await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT json_extract(payload, '$.to.id') AS id FROM outbox WHERE organization_id = ?1 AND topic = 'mail' AND json_extract(payload, '$.template') = ?2",
      template,
    )
  ).map(({ id }) => id);
/** Everything that is owed is waived, so that the next test begins with nothing. */
async function settled() {
  const { items } = await listOwnPayments(await patient(), {});
  for (const { of, id, dueMinor } of items)
    if (dueMinor > 0)
      await writeOff(await admin(), { [of === "charge" ? "chargeId" : "appointmentId"]: id, reason: "Test" });
}

describe("money for all that a patient owes", () => {
  it("pays the oldest first, in part what it does not reach, and keeps what is over as paid ahead", async () => {
    const [recent, oldest] = [await owed(), await owed()];
    await takeBalance(await receptionist(), { patientId: patientId(), kind: "CARD", amount: "70" });
    expect([await owedFor(practice, oldest), await owedFor(practice, recent)]).toEqual([0, 3_000]);
    const key = { idempotencyKey: crypto.randomUUID() };
    const first = await takeBalance(await admin(), { patientId: patientId(), kind: "CASH", amount: "40", ...key });
    expect(await takeBalance(await admin(), { patientId: patientId(), kind: "CASH", amount: "40", ...key })).toEqual(
      first,
    );
    expect(first.aheadMinor).toBe(1_000);
    expect((await balancesOf(practice))[`RECEIVABLE ${patientId()} EUR`]).toBe(-1_000);
    expect(await findings()).toEqual([]);
  });

  it("is refused at the currency where that is none", async () => {
    for (const currencyCode of ["xx", "XAU", "eur", ""]) {
      const refused = { status: 422, fields: [{ field: "currencyCode" }] };
      const asked = { patientId: patientId(), kind: "CASH", amount: "5", currencyCode };
      await expect(takeBalance(await admin(), asked)).rejects.toMatchObject(refused);
      const corrected = { ...asked, way: "owesMore", reason: "Typo" };
      await expect(correctBalance(await admin(), corrected)).rejects.toMatchObject(refused);
      await expect(payBalance(await patient(), { currencyCode }, BROWSER)).rejects.toMatchObject(refused);
    }
  });

  it("is used for what is owed later, and the till stays as it is", async () => {
    const [ahead] = await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT id FROM desk_payment WHERE organization_id = ?1 AND appointment_id IS NULL AND act = 'TAKEN'",
    );
    const appointmentId = await owed();
    const before = await balancesOf(practice);
    await usePaidAhead(await admin(), { deskId: ahead?.id });
    expect(await owedFor(practice, appointmentId)).toBe(4_000);
    expect((await balancesOf(practice))["CASH CASH EUR"]).toBe(before["CASH CASH EUR"]);
    await expect(usePaidAhead(await admin(), { deskId: ahead?.id })).rejects.toMatchObject({ status: 409 });
    await settled();
    expect(await findings()).toEqual([]);
  });

  it("is taken once where two take it at once", async () => {
    const appointmentId = await owed();
    const take = async (who: () => ReturnType<typeof admin>) =>
      takeBalance(await who(), { patientId: patientId(), kind: "CASH", amount: "50" });
    const both = await Promise.allSettled([take(admin), take(receptionist)]);
    expect(both.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect(await deskOf(appointmentId)).toHaveLength(1);
    expect(await findings()).toEqual([]);
  });

  it("is taken by nobody who takes money for their own appointments alone, and of no other practice's patient", async () => {
    const asked = { patientId: patientId(), kind: "CASH", amount: "5" };
    await expect(takeBalance(await doctor(), asked)).rejects.toMatchObject({ status: 404 });
    await expect(takeBalance(await patient(), asked)).rejects.toMatchObject({ status: 403 });
    const stranger = await openPractice({ now });
    await expect(takeBalance(await stranger.as(stranger.administrator), asked)).rejects.toMatchObject({ status: 404 });
  });
});

describe("what went wrong at the desk", () => {
  it("is refunded in part and in full, and not owed again", async () => {
    const appointmentId = await owed();
    await markPaidAtClinic(await doctor(), { appointmentId, kind: "CARD" });
    const [deskId = ""] = await deskOf(appointmentId);
    await expect(refundAtDesk(await doctor(), { deskId, reason: "No" })).rejects.toMatchObject({ status: 403 });
    await refundAtDesk(await biller(), { deskId, amount: "12.50", kind: "CASH", reason: "Too long a wait" });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    await expect(refundAtDesk(await admin(), { deskId, amount: "37.51", reason: "x" })).rejects.toMatchObject({
      fields: [{ field: "amount", message: "payments:error.moreThanLeft" }],
    });
    await expect(takeBackPayment(await admin(), { deskId, reason: "x" })).rejects.toMatchObject({ status: 409 });
    const twice = await Promise.allSettled(
      [await admin(), await biller()].map((context) => refundAtDesk(context, { deskId, reason: "All of it" })),
    );
    expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect((await viewPaymentItem(await patient(), appointmentId)).item.state).toBe("refunded");
    // The patient hears of each, and of what was refused nothing.
    expect(await toldOf("payment.refunded")).toEqual([practice.ids.patientUser, practice.ids.patientUser]);
    expect(await findings()).toEqual([]);
  });

  it("is refunded before the appointment, which then counts as paid no longer: what went back is owed once it begins", async () => {
    const startsAt = HOURLY + (hours += 1) * HOUR;
    const appointmentId = await givenAppointment(practice, await systemOf(practice), {
      startsAt,
      stateId: S.CONFIRMED,
    });
    await markPaidAtClinic(await doctor(), { appointmentId, kind: "CARD" });
    const [deskId = ""] = await deskOf(appointmentId);
    await refundAtDesk(await admin(), { deskId, amount: "12.50", reason: "Wrong card", stillOwes: "owed" });
    await startAppointment(await practice.as(employeeActor(practice.ids.doctor), startsAt), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(1_250);
    const { item } = await viewPaymentItem(await patient(), appointmentId);
    expect([item.state, item.dueMinor]).toEqual(["partlyRefunded", 1_250]);
    await markPaidAtClinic(await doctor(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  it("is not taken back while its rest is being paid online, which would count as all of it", async () => {
    const appointmentId = await owed();
    await markPaidAtClinic(await doctor(), { appointmentId, amount: "10" });
    const [deskId = ""] = await deskOf(appointmentId);
    const payable = await openPayableAppointment(await admin(), { appointmentId });
    await payForAppointment(payable, { browser: BROWSER });
    await expect(takeBackPayment(await admin(), { deskId, reason: "Another patient" })).rejects.toMatchObject({
      fields: [{ message: "discounts:refused.beingPaid" }],
    });
  });

  it("is taken back by an entry against it, and owed again", async () => {
    const appointmentId = await owed();
    await markPaidAtClinic(await doctor(), { appointmentId });
    const [deskId = ""] = await deskOf(appointmentId);
    await takeBackPayment(await admin(), { deskId, reason: "Another patient" });
    expect(await owedFor(practice, appointmentId)).toBe(PRICE);
    const { item } = await viewPaymentItem(await patient(), appointmentId);
    expect([item.state, item.dueMinor]).toEqual(["unpaid", PRICE]);
    await writeOff(await biller(), { appointmentId, amount: "20", reason: "Hardship" });
    await writeOff(await biller(), { appointmentId, reason: "Hardship" });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect((await viewPaymentItem(await patient(), appointmentId)).item.state).toBe("waived");
    await expect(writeOff(await biller(), { appointmentId, reason: "x" })).rejects.toMatchObject({ status: 422 });
    expect(await findings()).toEqual([]);
  });

  it("is corrected in the books alone, once", async () => {
    const before = (await balancesOf(practice))[`RECEIVABLE ${patientId()} EUR`] ?? 0;
    const asked = {
      patientId: patientId(),
      way: "owesMore",
      currencyCode: "EUR",
      amount: "3",
      reason: "Typo",
      idempotencyKey: "correct-once",
    };
    await correctBalance(await admin(), asked);
    await correctBalance(await admin(), asked);
    expect((await balancesOf(practice))[`RECEIVABLE ${patientId()} EUR`] ?? 0).toBe(before + 300);
    await correctBalance(await biller(), { ...asked, way: "owesLess", idempotencyKey: "correct-back" });
    await expect(correctBalance(await receptionist(), asked)).rejects.toMatchObject({ status: 403 });
    expect(await findings()).toEqual([]);
  });

  it("is corrected by more than is owed, or by very much, where somebody says that it is right", async () => {
    const balance = async () => (await balancesOf(practice))[`RECEIVABLE ${patientId()} EUR`] ?? 0;
    const before = await balance();
    const correct = async (way: string, amount: string, more = {}) =>
      correctBalance(await admin(), {
        patientId: patientId(),
        way,
        currencyCode: "EUR",
        amount,
        reason: "Typo",
        ...more,
      });
    const at = (word: string) => ({ fields: [{ field: "amount", message: `payments:error.${word}` }] });
    const tooMuch = String(Math.max(0, before) / 100 + 1);
    await expect(correct("owesLess", tooMuch)).rejects.toMatchObject(at("aboveOwed"));
    await expect(correct("owesMore", "99999999")).rejects.toMatchObject(at("unusual"));
    for (const way of ["owesMore", "owesLess"])
      await expect(correct(way, "99999999999", { isRight: "on" })).rejects.toMatchObject(at("amount"));
    expect(await balance()).toBe(before);
    await correct("owesLess", tooMuch, { isRight: "on" });
    expect(await balance()).toBe(before - Math.max(0, before) - 100);
    await correct("owesMore", String(Math.max(0, before) / 100 + 1));
    expect(await findings()).toEqual([]);
  });
});

describe("paying all that is due online", () => {
  const payments = async () =>
    rowsOf<{ id: string; status: string; reference: string; amount: number }>(
      await systemOf(practice),
      `SELECT id, status, gateway_reference AS reference, amount_minor AS amount FROM payment
WHERE organization_id = ?1 AND purpose = 'BALANCE' ORDER BY id DESC`,
    );
  const verified = async (id: string) => {
    const context = await systemOf(practice);
    const payment = await readPayment(context.db, id);
    if (payment) await settlePayment(context, payment);
    await applyPayment(await systemOf(practice), { paymentId: id });
    await applyPayment(await systemOf(practice), { paymentId: id });
  };

  it("is one payment, to which everyone who pays at once is led, and marks each thing as paid", async () => {
    await settled();
    const ids = [await owed(), await owed()];
    const urls = await Promise.all(Array.from({ length: 3 }, async () => payBalance(await patient(), {}, BROWSER)));
    expect(new Set(urls).size).toBe(1);
    const [begun] = await payments();
    expect(begun?.amount).toBe(2 * PRICE);
    stripe.pay(begun?.reference ?? "");
    await verified(begun?.id ?? "");
    for (const id of ids) expect((await viewPaymentItem(await patient(), id)).item.state).toBe("paid");
    expect((await listOwnPayments(await patient(), {})).owed).toEqual([]);
    await expect(payBalance(await patient(), {}, BROWSER)).rejects.toMatchObject({ status: 422 });
    expect(await findings()).toEqual([]);
  });

  it("goes to a person where one thing was paid at the desk meanwhile", async () => {
    const [one, other] = [await owed(), await owed()];
    await payBalance(await patient(), {}, BROWSER);
    const [begun] = await payments();
    await markPaidAtClinic(await doctor(), { appointmentId: one });
    stripe.pay(begun?.reference ?? "");
    await verified(begun?.id ?? "");
    expect((await viewPaymentItem(await patient(), other)).item.state).toBe("paid");
    const payment = await readPayment((await systemOf(practice)).db, begun?.id ?? "");
    expect(payment?.review).toBe("NOT_NEEDED");
    // Those who look after the money are told once, however often it is looked at.
    await verified(begun?.id ?? "");
    const told = await toldOf("payment.review");
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told).size).toBe(told.length);
    const refunds = (await toldOf("payment.refunded")).length;
    // The part that was not needed goes back.
    await refundPart(await biller(), { paymentId: begun?.id, amount: "50", reason: "Paid twice" });
    await expect(
      refundPart(await admin(), { paymentId: begun?.id, amount: "50.01", reason: "x" }),
    ).rejects.toMatchObject({
      fields: [{ field: "amount", message: "payments:error.moreThanLeft" }],
    });
    const after = await readPayment((await systemOf(practice)).db, begun?.id ?? "");
    expect([after?.status, after?.refundedMinor]).toEqual(["PAID", PRICE]);
    expect(await toldOf("payment.refunded")).toHaveLength(refunds + 1);
    expect(await findings()).toEqual([]);
  });
});

describe("lists, receipts and the till", () => {
  it("show a patient their own alone, page by page", async () => {
    const { items } = await listOwnPayments(await patient(), {});
    expect(items.length).toBeGreaterThan(5);
    const last = items[2];
    const rest = await listOwnPayments(await patient(), { after: `${last?.at}_${last?.id}` });
    expect(rest.items.map(({ id }) => id)).toEqual(items.slice(3).map(({ id }) => id));
    const other = await practice.as(patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser), now);
    expect((await listOwnPayments(other, {})).items).toEqual([]);
    await expect(viewPaymentItem(other, items[0]?.id ?? "")).rejects.toMatchObject({ status: 404 });
    await expect(listOwnPayments(await admin(), {})).rejects.toMatchObject({ status: 403 });
  });

  it("show whoever looks after the money everything, and others what they took", async () => {
    const all = await listPayments(await biller(), {});
    expect(all.lines.length).toBeGreaterThan(5);
    const cards = await listPayments(await biller(), { kind: "CARD" });
    expect(new Set(cards.lines.map(({ deskKind }) => deskKind))).toEqual(new Set(["CARD"]));
    const online = await listPayments(await biller(), { gateway: "STRIPE", state: "partlyRefunded" });
    expect(online.lines.map(({ state }) => state)).toEqual(["partlyRefunded"]);
    const own = await listPayments(await receptionist(), {});
    expect(new Set(own.lines.map(({ actorId }) => actorId))).toEqual(new Set(["reception"]));
    const [strange] = all.lines.filter(({ actorId }) => actorId !== "reception");
    await expect(viewPayment(await receptionist(), strange?.id ?? "")).rejects.toMatchObject({ status: 404 });
    expect((await listPayments(await biller(), { state: "due" })).due).toEqual([]);
    const refunded = await listPayments(await biller(), { state: "refunded" });
    const [line] = refunded.lines;
    expect((await viewPayment(await biller(), line?.id ?? "")).goneBack).toHaveLength(2);
  });

  it("are narrowed to a patient and to a doctor, in either order, page by page, and leave as a file", async () => {
    const all = await listPayments(await biller(), {});
    const oldest = await listPayments(await biller(), { order: "ascending" });
    const whole = [...all.lines.map(({ id }) => id)];
    if (all.next !== null)
      whole.push(...(await listPayments(await biller(), { after: all.next })).lines.map(({ id }) => id));
    expect(oldest.lines.map(({ id }) => id)).toEqual(whole.toReversed().slice(0, 25));
    const theirs = await listPayments(await biller(), { patientId: patientId() });
    expect(new Set(theirs.lines.map((line) => line.patientId))).toEqual(new Set([patientId()]));
    expect(theirs.lines.length).toBe(all.lines.filter((line) => line.patientId === patientId()).length);
    expect((await listPayments(await biller(), { patientId: practice.ids.otherPatient })).lines).toEqual([]);
    const ofDoctor = await listPayments(await biller(), { employeeId: practice.ids.doctor }, ["service", "provider"]);
    expect(ofDoctor.lines.length).toBeGreaterThan(0);
    expect(new Set(ofDoctor.lines.map(({ appointment }) => appointment?.employee.id))).toEqual(
      new Set([practice.ids.doctor]),
    );
    expect((await listPayments(await biller(), { employeeId: "nobody" })).lines).toEqual([]);
    const file = await (await exportPayments(await biller(), { kind: "CARD" })).text();
    expect(file.split("\n")[0]).toContain("Refunded");
    const cards = await listPayments(await biller(), { kind: "CARD" });
    const paid = file
      .trim()
      .split("\n")
      .filter((line) => /,Payment,/.test(line));
    expect(paid).toHaveLength(cards.lines.length);
    await expect(exportPayments(await patient(), {})).rejects.toMatchObject({ status: 403 });
  });

  it("read no more of a practice with more payments, narrowed or not", async () => {
    const rowsOfList = async (asked: object) => {
      const context = await biller();
      const before = context.db.meter.rowsRead;
      await listPayments(context, asked);
      return context.db.meter.rowsRead - before;
    };
    await givenCorrections(40, now - 400 * 24 * HOUR);
    const narrowed = [{ kind: "CASH" }, { gateway: "STRIPE" }, { by: "reception" }];
    const few = await rowsOfList({});
    const fewNarrowed = await Promise.all(narrowed.map(rowsOfList));
    await givenCorrections(60, now - 500 * 24 * HOUR);
    // That it is read is written down behind the last line of the audit, which costs a row more or less.
    expect(await rowsOfList({})).toBeLessThanOrEqual(few + 2);
    // Of what is not asked for, the entry alone is read: for the page, and for where the next one begins.
    for (const [index, asked] of narrowed.entries())
      expect(await rowsOfList(asked), JSON.stringify(asked)).toBeLessThanOrEqual(
        (fewNarrowed[index] ?? 0) + 4 * 60 + 2,
      );
    expect((await listPayments(await biller(), { state: "corrected" })).lines).toHaveLength(25);
  });

  it("of one person go on at what they took, however much of others lies before it, and end where there is no more", async () => {
    const mine = async (asked: object = {}) => listPayments(await receptionist(), asked);
    const before = await mine();
    expect({ taken: before.lines.length > 0, next: before.next }).toEqual({ taken: true, next: null });
    await givenCorrections(450, now + HOUR);
    const after = await mine();
    expect(after.lines.map(({ id }) => id)).toEqual(before.lines.map(({ id }) => id));
    expect(after.next).toBeNull();
    const oldest = await mine({ order: "ascending" });
    expect(oldest.lines.map(({ id }) => id)).toEqual(before.lines.map(({ id }) => id).toReversed());
    expect(oldest.next).toBeNull();
    const newcomer = await practice.as(employeeActor("newcomer", { roles: [ROLE.RECEPTIONIST] }), now);
    expect(await listPayments(newcomer, {})).toMatchObject({ lines: [], next: null });
  });

  it("print a receipt and a year, for whom it was paid", async () => {
    const whole = async (after?: string): Promise<Awaited<ReturnType<typeof listOwnPayments>>["items"]> => {
      const { items, next } = await listOwnPayments(await patient(), after === undefined ? {} : { after });
      return next === null ? items : [...items, ...(await whole(next))];
    };
    const paid = (await whole()).find(
      ({ of, state, refundedMinor }) => of === "appointment" && state === "paid" && refundedMinor === 0,
    );
    const { lines } = await viewPaymentItem(await patient(), paid?.id ?? "");
    const { sheet } = await printReceipt(await patient(), lines[0]?.id ?? "");
    // It paid for one thing, and for a part of another; below them is what it comes to.
    const sections = [{ kind: "table", rows: [{}, {}, { marked: true }] }];
    expect(sheet).toMatchObject({ title: "Payment confirmation", sections });
    expect(sheet.details.map(({ term }) => term)).toEqual(["Date", "Reference", "How it was paid"]);
    const year = await printYear(await patient(), String(new Date(now).getUTCFullYear()));
    expect(JSON.stringify(year.sections)).toContain("€");
    // Whom it is from and for, with their addresses.
    expect(year.letterhead.lines.length).toBeGreaterThan(sheet.letterhead.lines.length);
    expect(year.person[0]?.value).not.toBe("");
    await expect(printYear(await patient(), "12")).rejects.toMatchObject({ status: 404 });
    const other = await practice.as(patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser), now);
    await expect(printReceipt(other, lines[0]?.id ?? "")).rejects.toMatchObject({ status: 404 });
  });

  it("add up what each took by kind and currency", async () => {
    const all = await readTill(await biller(), {});
    const cash = (await balancesOf(practice))["CASH CASH EUR"];
    const sum = all.lines
      .filter(({ kind, currencyCode }) => kind === "CASH" && currencyCode === "EUR")
      .reduce((total, { takenMinor, givenBackMinor }) => total + takenMinor - givenBackMinor, 0);
    expect(sum).toBe(cash);
    const own = await readTill(await receptionist(), { by: "biller" });
    expect(new Set(own.lines.map(({ actorId }) => actorId))).toEqual(new Set(["reception"]));
    await expect(readTill(await patient(), {})).rejects.toMatchObject({ status: 403 });
  });
});

describe("a payment link", () => {
  const held = async () =>
    rowsOf<{ id: string }>(
      await systemOf(practice),
      `SELECT id FROM outbox WHERE organization_id = ?1 AND status = 'PENDING'
AND json_extract(payload, '$.template') = 'appointment.paymentDue'`,
    );

  it("waits, goes once, and is taken back, or overtaken by the payment", async () => {
    const appointmentId = await owed();
    const sentAt = async () => (await viewAppointment(await admin(), appointmentId)).linkSentAt;
    expect(await sentAt()).toBeNull();
    await sendPaymentLink(await admin(), { appointmentId });
    await sendPaymentLink(await admin(), { appointmentId });
    expect(await held()).toHaveLength(1);
    expect(await sentAt()).toBeGreaterThan(now);
    const { due } = await listPayments(await biller(), { state: "due" });
    expect(due.find(({ id }) => id === appointmentId)?.linkSentAt).toBe(await sentAt());
    await withdrawPaymentLink(await admin(), { appointmentId });
    expect(await held()).toHaveLength(0);
    expect(await sentAt()).toBeNull();
    await expect(withdrawPaymentLink(await admin(), { appointmentId })).rejects.toMatchObject({ status: 409 });
    // Sent again within the same minute, it goes out all the same.
    await sendPaymentLink(await admin(), { appointmentId });
    expect(await held()).toHaveLength(1);
    await withdrawPaymentLink(await admin(), { appointmentId });
    await sendPaymentLink(await admin(now + 120_000), { appointmentId });
    await markPaidAtClinic(await admin(now + 121_000), { appointmentId });
    expect(await held()).toHaveLength(0);
    await expect(sendPaymentLink(await admin(), { appointmentId })).rejects.toMatchObject({ status: 422 });
  });

  it("pressed twenty times at once is one mail, which is written and leads to where it is paid", async () => {
    let sent = 0;
    const ahead = async (stateId: AppointmentState) =>
      givenAppointment(practice, await systemOf(practice), { startsAt: HOURLY + (hours += 1) * HOUR, stateId });
    for (const appointmentId of [
      await owed(),
      await ahead(S.CONFIRMED),
      await ahead(S.NEW),
      await ahead(S.RESCHEDULED),
    ]) {
      const presses = Array.from({ length: 20 }, async () => sendPaymentLink(await admin(), { appointmentId }));
      await Promise.all(presses);
      const [row, ...others] = await held();
      expect(others).toEqual([]);
      const due = await practice.as({ kind: "system", task: "outbox" }, now + 120_000);
      const item = await pendingOutboxItem(due, row?.id ?? "");
      if (!item) throw new Error("no mail is due");
      await deliverNotification(due, item);
      const mails = await rowsOf<{ subject: string }>(
        due,
        "SELECT subject FROM development_mail WHERE organization_id = ?1 ORDER BY id",
      );
      expect(mails).toHaveLength((sent += 1));
      expect(mails.at(-1)?.subject).toMatch(/^Please pay for your appointment on /);
      await outboxDone(due, item.id);
    }
  });
});
