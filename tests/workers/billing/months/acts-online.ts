import { checkPayment } from "~/features/billing/services/payments/check-payment.server";
import { dismissReview } from "~/features/billing/services/payments/dismiss-review.server";
import { markGivenBack } from "~/features/billing/services/payments/mark-given-back.server";
import { payNow } from "~/features/billing/services/payments/pay-now.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { takeEvent } from "~/features/billing/services/payments/take-event.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { payBalance } from "~/features/scheduling/services/payments/pay-balance.server";
import { payForAppointment } from "~/features/scheduling/services/payments/pay-for-appointment.server";
import { readAppointmentPayment } from "~/features/scheduling/services/payments/read-appointment-payment.server";
import { sendPaymentLink } from "~/features/scheduling/services/payments/send-payment-link.server";
import type { RequestContext } from "~/platform/context.server";
import { copyOf } from "../../gateways/stand-ins/body-of";
import { BROWSER } from "../scene";
import { written } from "./arithmetic";
import { asksLess, asksOf } from "./acts-desk";
import type { Online } from "./expected";
import { DAY, type Month } from "./month";
import { finishRefund, refundPart } from "../owed/refunds";

const PHONE = "+34600331234";
const GIVE_PARTS: readonly string[] = ["STRIPE", "DEVELOPMENT"];

/** Somebody begins to pay for an appointment. */
export async function payOnline(month: Month): Promise<boolean> {
  const { draw, expected, people } = month;
  const appointment = draw.pick(
    month.appointments((each) => each.stage !== "off" && each.stage !== "missed" && expected.dueOf(each) > 0n),
  );
  if (!appointment) return false;
  const asks = () => {
    const asked = asksOf(month, appointment.patient ?? "").things.find(({ of }) => of === appointment);
    if (asked) asksLess(asked);
    month.due = asked?.amount ?? expected.dueOf(appointment);
  };
  asks();
  if (month.due === 0n) return false;
  const gatewayType = draw.pick(month.gateways.types);
  const pay = async (context: RequestContext) =>
    payForAppointment(await openPayableAppointment(context, { appointmentId: appointment.id }), {
      ...{ browser: BROWSER, phone: PHONE, gatewayType },
    });
  const outcome = await month.tried(people.admin, pay, async () => {
    await month.heard();
    asks();
  });
  await month.heard();
  return outcome.done;
}

/** The practice mails where to pay: no money moves by that. */
export async function mailLink(month: Month): Promise<boolean> {
  const appointment = month.draw.pick(month.appointments((each) => month.expected.dueOf(each) > 0n));
  if (!appointment) return false;
  const { id: appointmentId } = appointment;
  return (await month.tried(month.people.admin, (context) => sendPaymentLink(context, { appointmentId }))).done;
}

/** A patient begins to pay all that they owe by one payment. */
export async function payAllOnline(month: Month): Promise<boolean> {
  const { draw, people, practice, expected } = month;
  const isFirst = draw.oneIn(2);
  const patient = isFirst ? practice.ids.patient : practice.ids.otherPatient;
  const asks = () => {
    const { things, total } = asksOf(month, patient);
    things.forEach(asksLess);
    month.owed = things.filter(({ amount }) => amount > 0n);
    month.due = total;
  };
  asks();
  if (month.due === 0n) return false;
  const asked = { currencyCode: expected.terms.currency, gatewayType: draw.pick(month.gateways.types), phone: PHONE };
  const pay = (context: RequestContext) => payBalance(context, asked, BROWSER);
  // What was paid before may be known by then, and less is asked for.
  const outcome = await month.tried(isFirst ? people.patient : people.otherPatient, pay, async () => {
    await month.heard();
    asks();
  });
  await month.heard();
  return outcome.done;
}

/** Somebody pays by the practice's link. */
export async function payByLink(month: Month): Promise<boolean> {
  const { draw, people, expected } = month;
  const amount = BigInt(draw.between(500, 9_000) * 10);
  month.due = amount;
  const asked = {
    ...{ name: "Ines Prat", email: "ines@example.com", amount: written(amount, expected.terms.currency) },
    ...{ description: "Invoice 7", phone: PHONE, gatewayType: draw.pick(month.gateways.types) },
  };
  const outcome = await month.tried(people.stranger, (context) => payNow(context, asked, BROWSER));
  await month.heard();
  return outcome.done;
}

/** A payer pays, pays another amount, or is refused; the gateway alone knows it by then. */
export async function atGateway(month: Month): Promise<boolean> {
  const { draw, gateways } = month;
  const payment = draw.pick(month.open().filter(({ id }) => gateways.paidAt(id) === undefined));
  if (!payment) return false;
  if (draw.oneIn(6)) await gateways.decline(payment);
  else if (draw.oneIn(12) && payment.gateway === "STRIPE") await gateways.pay(payment, payment.amount + 10n);
  else await gateways.pay(payment);
  return true;
}

/** An event comes: genuine, late, twice, or forged. */
export async function tell(month: Month): Promise<boolean> {
  const { draw, gateways, expected, people } = month;
  const fresh = month.open().filter(({ id }) => gateways.paidAt(id) !== undefined);
  const payment = draw.pick(fresh.length > 0 && !draw.oneIn(4) ? fresh : expected.online);
  if (!payment) return false;
  const forged = draw.oneIn(5);
  const event = await gateways.event(payment, month.now, forged);
  if (!event) return false;
  const take = async (context: Parameters<typeof takeEvent>[0]) =>
    takeEvent(context, payment.gateway, await copyOf(event));
  const before = payment.status;
  const outcome = await month.tried(people.stranger, take);
  if (draw.oneIn(3)) await month.tried(people.stranger, take);
  await month.heard();
  if (forged && payment.status !== before) month.complain(`${payment.id} is ${payment.status} by a forged event`);
  month.count(forged ? "events forged" : "events told");
  return outcome.done;
}

/** Two learn of one payment in the same moment: an event comes, and its payer comes back. */
export async function tellTwice(month: Month): Promise<boolean> {
  const { draw, gateways, people, now } = month;
  const payment = draw.pick(month.open().filter(({ of }) => of !== null));
  const event = payment && (await gateways.event(payment, now, false));
  if (!payment || !event) return false;
  const take = async (context: Parameters<typeof takeEvent>[0]) =>
    takeEvent(context, payment.gateway, await copyOf(event));
  await month.atOnce<unknown>([
    { by: people.stranger, work: take },
    { by: people.admin, work: async (context) => look(context, payment) },
    { by: people.stranger, work: take },
  ]);
  month.count("two at once: event and look");
  await month.heard();
  return true;
}

const look = async (context: Parameters<typeof openPayableAppointment>[0], { of }: Online) =>
  readAppointmentPayment(await openPayableAppointment(context, { appointmentId: of?.id ?? "" }));

/** Somebody looks how their payment stands. */
export async function lookAt(month: Month): Promise<boolean> {
  const payment = month.draw.pick(month.expected.online.filter(({ of }) => of !== null));
  if (!payment) return false;
  const outcome = await month.tried(month.people.admin, (context) => look(context, payment));
  await month.heard();
  return outcome.done;
}

/** The due work asks for a payment that nobody came back from. */
export async function check(month: Month, { id }: Online): Promise<void> {
  await month.tried(month.people.system, (context) => checkPayment(context, { id, dueAt: month.now }));
  await month.heard();
}

export async function checkOne(month: Month): Promise<boolean> {
  const payment = month.draw.pick(month.expected.online);
  if (payment) await check(month, payment);
  return payment !== undefined;
}

/** The outbox is carried out, some of it late and some twice. */
export async function applyAll(month: Month): Promise<boolean> {
  const told = await month.rows<{ paymentId: string }>(
    `SELECT json_extract(payload, '$.paymentId') AS "paymentId" FROM outbox WHERE organization_id = ?1 AND topic = 'payment.verified' ORDER BY id`,
  );
  for (const payload of told) {
    const payment = month.expected.online.find(({ id }) => id === payload.paymentId);
    if (payment?.isApplied && !month.draw.oneIn(5)) continue;
    await month.tried(month.people.system, (context) => applyPayment(context, payload));
    await month.heard();
  }
  return told.length > 0;
}

/** What a person looks into: it goes back, at the gateway or by hand, or is settled otherwise. */
export async function review(month: Month): Promise<boolean> {
  const { draw, expected, people, gateways } = month;
  const payment = draw.pick(expected.online.filter(({ isFlagged, status }) => isFlagged && status !== "open"));
  if (!payment || !draw.oneIn(2)) return false;
  const { id: paymentId } = payment;
  if (draw.oneIn(8)) {
    const dismissed = await month.tried(people.admin, (context) => dismissReview(context, { paymentId }));
    if (dismissed.done) payment.isFlagged = false;
    return dismissed.done;
  }
  const surplus = expected.surplusOf(payment);
  const isPart = payment.status === "paid" && surplus < payment.came - payment.back;
  if (isPart && (surplus === 0n || !GIVE_PARTS.includes(payment.gateway))) return false;
  if (isPart) return giveBackPart(month, payment, surplus);
  const isByHand = payment.gateway !== "STRIPE" && payment.gateway !== "DEVELOPMENT";
  const give = isByHand ? markGivenBack : refundPayment;
  if (draw.oneIn(4)) {
    const work = (context: Parameters<typeof give>[0]) => give(context, { paymentId });
    const both = await month.atOnce([
      { by: people.admin, work },
      { by: people.admin, work },
    ]);
    month.count("two at once: given back");
    if (!both.some(({ done }) => done)) return false;
  } else if (!(await month.tried(people.admin, (context) => give(context, { paymentId }))).done) return false;
  const left = payment.came - payment.back;
  if (isByHand) gateways.giveBackByHand(paymentId, left);
  Object.assign(payment, { status: "refunded", back: payment.came, isFlagged: false, pendingPart: null });
  return true;
}

const openRefund = async (month: Month, paymentId: string) =>
  (
    await month.rows<{ id: string; amount: number }>(
      "SELECT id, amount_minor AS amount FROM payment_refund WHERE organization_id = ?1 AND payment_id = ?2 AND status = 'REQUESTED'",
      paymentId,
    )
  )[0];

const lastRefund = async (month: Month, paymentId: string) =>
  (
    await month.rows<{ status: string }>(
      "SELECT status FROM payment_refund WHERE organization_id = ?1 AND payment_id = ?2 ORDER BY id DESC LIMIT 1",
      paymentId,
    )
  )[0]?.status;

/** A part of an online payment goes back; one whose answer was lost is finished before another is asked for. */
export async function giveBackPart(month: Month, which?: Online, part?: bigint): Promise<boolean> {
  const { draw, expected, people } = month;
  const payment =
    which ??
    draw.pick(
      expected.online.filter((each) => each.status === "paid" && !each.isFlagged && GIVE_PARTS.includes(each.gateway)),
    );
  if (!payment) return false;
  const left = payment.came - payment.back;
  const wanted = payment.pendingPart ?? part ?? (left * BigInt(draw.between(1, 9))) / 10n;
  if (wanted === 0n) return false;
  const asked = { paymentId: payment.id, amount: written(wanted, expected.terms.currency), reason: "Too much" };
  const key = month.key();
  if (payment.pendingPart === null) payment.stillOwes = draw.oneIn(2);
  const stillOwes = payment.stillOwes ? "owed" : "waived";
  const open = payment.pendingPart === null ? undefined : await openRefund(month, payment.id);
  const outcome = await month.tried(people.admin, (context) =>
    open
      ? finishRefund(context, { paymentId: payment.id, refundId: open.id })
      : refundPart(context, { ...asked, stillOwes, idempotencyKey: key }),
  );
  // Whose answer was lost may have been refused by the gateway all the same.
  if (outcome.done && (outcome.answer !== null || (await lastRefund(month, payment.id)) === "DONE"))
    month.gaveBackPart(payment, wanted);
  else {
    const row = await openRefund(month, payment.id);
    payment.pendingPart = row ? BigInt(row.amount) : null;
  }
  return outcome.done;
}

/** Each refund of a whole payment whose answer was lost is asked for again. */
async function finishWholes(month: Month): Promise<void> {
  const open = await month.rows<{ id: string }>(
    "SELECT id FROM payment_refund WHERE organization_id = ?1 AND id = payment_id AND status = 'REQUESTED'",
  );
  for (const { id: paymentId } of open) {
    const asked = { paymentId, refundId: paymentId };
    const outcome = await month.tried(month.people.admin, (context) => finishRefund(context, asked));
    const payment = month.expected.online.find(({ id }) => id === paymentId);
    if (!outcome.done || !payment) month.complain(`${paymentId} cannot be given back to its end`);
    else Object.assign(payment, { status: "refunded", back: payment.came, isFlagged: false, pendingPart: null });
  }
}

/** Every payment is asked for until its end is known, and everything verified takes effect. */
export async function settleAll(month: Month): Promise<void> {
  month.gateways.isCalm = true;
  month.now += 2 * DAY;
  for (const payment of month.open()) await check(month, payment);
  // What lapsed can still have been paid: its event comes at last.
  for (const payment of month.open()) {
    const event = await month.gateways.event(payment, month.now, false);
    if (event)
      await month.tried(month.people.stranger, async (context) =>
        takeEvent(context, payment.gateway, await copyOf(event)),
      );
  }
  await month.heard();
  await applyAll(month);
  await finishWholes(month);
  for (const payment of month.expected.online) if (payment.pendingPart !== null) await giveBackPart(month, payment);
  await applyAll(month);
}
