import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { commit } from "~/db/commit.server";
import { readPayment, refundAskedStatement } from "~/features/billing/data/payments/payments.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { markGivenBack } from "~/features/billing/services/payments/mark-given-back.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { bookMoney } from "~/features/billing/support/ledger/book-money.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { listOwnPayments } from "~/features/scheduling/services/payments/list-own-payments.server";
import { viewPayment } from "~/features/scheduling/services/payments/view-payment.server";
import { openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { ANY_TIME, paidBy, rowsOf, systemOf } from "../scene";
import { paysOnline } from "./pays-online";
import { finishRefund, refundPart } from "./refunds";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
let hours = 24;

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const admin = (later = 0) => practice.as(practice.administrator, now + later);
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);

/** A payment for an appointment that was called off; of `part` for one that stands. */
async function paid(isOff = true): Promise<string> {
  const appointmentId = await givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR + (hours += 1) * HOUR, stateId: S.CONFIRMED },
  });
  const paymentId = await paysOnline({ practice, stripe, now }, appointmentId);
  if (isOff) await cancelAppointment(await admin(), { appointmentId });
  return paymentId;
}

async function losing(act: () => Promise<unknown>): Promise<void> {
  stripe.be("losing");
  await expect(act()).rejects.toThrow();
  stripe.be("well");
}

/** What a gateway that carries refunds out later says: it was asked, and then that it declined or did it. */
async function says(paymentId: string, what: "requested" | "declined"): Promise<void> {
  const context = await admin(what === "requested" ? 10 : 20);
  const [review, event] =
    what === "requested"
      ? (["REFUND_REQUESTED", "refundRequested"] as const)
      : (["REFUND_REFUSED", "refundRefused"] as const);
  await commit(context, {
    guarded: refundAskedStatement(context.db, paymentId, review),
    writes: bookMoney(context, [{ event, paymentId, at: context.now, reason: "" }]),
    audit: [{ action: "payment.refund", subjectKind: "payment", subjectId: paymentId }],
    result: null,
  });
}
const part = async (paymentId: string, idempotencyKey = `part-${paymentId}`) =>
  refundPart(await admin(), { paymentId, amount: "20", reason: "Moved twice", stillOwes: "owed", idempotencyKey });
const whole = async (paymentId: string) => refundPayment(await admin(30), { paymentId });
const byHand = async (paymentId: string) => markGivenBack(await admin(30), { paymentId });

/** What the pages of staff and of the patient show of a payment. */
async function shown(paymentId: string) {
  const [entry] = await rowsOf<{ id: string }>(
    await systemOf(practice),
    "SELECT id FROM ledger_entry WHERE organization_id = ?1 AND payment_id = ?2 AND kind = 'PAYMENT'",
    paymentId,
  );
  const [staff, own] = [
    await viewPayment(await admin(), entry?.id ?? ""),
    await viewPayment(await patient(), entry?.id ?? ""),
  ];
  expect([own.line.state, own.backMinor, own.may.refund]).toEqual([staff.line.state, staff.backMinor, false]);
  const said = staff.goneBack.map(({ what, amountMinor }) => `${what} ${amountMinor}`);
  return [staff.line.state, said.join(), staff.backMinor, staff.may.refund];
}

const CASES: readonly [string, (id: string) => Promise<unknown>, unknown[], boolean?][] = [
  ["a payment of which nothing went back", async () => undefined, ["paid", "", 0, true]],
  ["all of it, whose answer was lost", (id) => losing(() => whole(id)), ["paid", "asked 5000", 5_000, true]],
  ["a part, whose answer was lost", (id) => losing(() => part(id)), ["paid", "asked 2000", 2_000, true], false],
  ["all of it, later", (id) => says(id, "requested"), ["paid", "requested 5000", 5_000, false]],
  [
    "all of it, declined later",
    async (id) => {
      await says(id, "requested");
      await says(id, "declined");
    },
    ["paid", "requested 5000,refused 5000", 0, true],
  ],
  ["all of it", whole, ["refunded", "refunded 5000", 0, false]],
  ["all of it, by hand", byHand, ["refunded", "refunded 5000", 0, false]],
  [
    "all of it, later and noted by hand",
    async (id) => {
      await says(id, "requested");
      await byHand(id);
    },
    ["refunded", "requested 5000,refunded 5000", 0, false],
  ],
  ["a part", part, ["partlyRefunded", "refunded 2000", 0, true], false],
  [
    "a part, and what was left of it once it was called off",
    async (id) => {
      await part(id);
      const payment = await readPayment((await systemOf(practice)).db, id);
      await cancelAppointment(await admin(5), { appointmentId: payment?.appointmentId ?? "" });
      await whole(id);
    },
    ["refunded", "refunded 2000,refunded 3000", 0, false],
    false,
  ],
];

it.each(CASES)("the pages of staff and of the patient say the same of %s", async (_, act, expected, isOff = true) => {
  const paymentId = await paid(isOff);
  await act(paymentId);
  expect(await shown(paymentId)).toEqual(expected);
  expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
});

const atGateway = async (id: string) => {
  const payment = await readPayment((await systemOf(practice)).db, id);
  return [...(stripe.refunds.get(`pi_${payment?.gatewayReference ?? ""}`)?.values() ?? [])];
};

it("the history of its appointment says who gave all of it back", async () => {
  const paymentId = await paid();
  await whole(paymentId);
  const payment = await readPayment((await systemOf(practice)).db, paymentId);
  const { history } = await viewAppointment(await admin(), payment?.appointmentId ?? "");
  expect(history.find(({ action }) => action === "refund-online")).toMatchObject({ actorKind: "employee" });
});

it("two people who give back the same, and one who looks at an old page, give it back once", async () => {
  const paymentId = await paid();
  await Promise.allSettled([whole(paymentId), whole(paymentId), whole(paymentId)]);
  await Promise.allSettled([
    whole(paymentId),
    byHand(paymentId),
    finishRefund(await admin(), { paymentId, refundId: paymentId }),
  ]);
  expect(await atGateway(paymentId)).toEqual([5_000]);
  expect(await shown(paymentId)).toEqual(["refunded", "refunded 5000", 0, false]);
  const standing = await paid(false);
  await Promise.allSettled([part(standing, "first-key"), part(standing, "second-key"), part(standing, "first-key")]);
  expect((await atGateway(standing)).length).toBe(1);
});

it("nobody notes all of it as given back by hand while nobody knows what came of a part, which would go back again", async () => {
  const paymentId = await paid(false);
  await losing(() => part(paymentId));
  const payment = await readPayment((await systemOf(practice)).db, paymentId);
  await cancelAppointment(await admin(), { appointmentId: payment?.appointmentId ?? "" });
  await expect(byHand(paymentId)).rejects.toMatchObject({ fields: [{ message: "payments:error.refundOpen" }] });
  const [refund] = await rowsOf<{ id: string }>(
    await systemOf(practice),
    "SELECT id FROM payment_refund WHERE organization_id = ?1 AND payment_id = ?2",
    paymentId,
  );
  await finishRefund(await admin(), { paymentId, refundId: refund?.id });
  await byHand(paymentId);
  expect(await atGateway(paymentId)).toEqual([2_000]);
  expect(await shown(paymentId)).toEqual(["refunded", "refunded 2000,refunded 3000", 0, false]);
});

it("the patient's list says of a canceled appointment that its money is on its way back", async () => {
  const paymentId = await paid();
  await says(paymentId, "requested");
  const payment = await readPayment((await systemOf(practice)).db, paymentId);
  const { items } = await listOwnPayments(await patient(), {});
  expect(items.find(({ id }) => id === payment?.appointmentId)?.here).toMatchObject({ askedMinor: 5_000 });
});
