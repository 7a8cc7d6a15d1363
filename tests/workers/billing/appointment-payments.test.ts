import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkPayment } from "~/features/billing/services/payments/check-payment.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { listGateways } from "~/features/billing/services/accounts/list-gateways.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { changeGateway } from "~/features/billing/services/accounts/change-gateway.server";
import { takeEvent } from "~/features/billing/services/payments/take-event.server";
import { listOwnNotices } from "~/features/notifications/services/inbox/list-notices.server";
import { deliverNotification } from "~/features/notifications/services/mail/deliver-notification.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { payForAppointment } from "~/features/scheduling/services/payments/pay-for-appointment.server";
import { readBooked } from "~/features/scheduling/services/booking/read-booked.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import {
  ForbiddenError,
  InvalidError,
  NotFoundError,
  NotSignedInError,
  UpstreamError,
} from "~/platform/http/errors.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../support/stripe-stand-in";
import { HOUR, type Practice } from "../scheduling/scene";
import {
  BROWSER,
  ALLOW,
  BEFORE,
  BLOCK,
  book,
  look,
  MINUTE,
  pay,
  paidBy,
  paymentsOf,
  rowsOf,
  systemOf,
  tell,
  verifiedOf,
  appointmentOf,
} from "./scene";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
const DAY = 24 * HOUR;

beforeAll(async () => {
  practice = await openPractice({ now });
  stripe = stripeStandIn();
  await connectGateway(await practice.as(practice.administrator), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, BLOCK);
});
afterAll(() => vi.unstubAllGlobals());

const toBook = () => book(practice, practice.ids.videoOffering);
const take = async (event: Request, of = practice) => takeEvent(await of.as({ kind: "anonymous" }), "STRIPE", event);
const expire = async (id: string, at: number) => expireAppointment(await systemOf(practice, at), { id, dueAt: at });

/** Books, and begins to pay. */
async function begun() {
  const appointment = await toBook();
  const { payment, reference, checkoutUrl } = await pay(practice, appointment);
  return { ...appointment, row: payment, session: payment.gatewayReference ?? "", signed: reference, checkoutUrl };
}

describe("paying to book", () => {
  it("asks Stripe for the price at the place, for cards alone, and tells it nothing of the appointment", async () => {
    const { appointmentId, row, checkoutUrl } = await begun();
    const [asked] = stripe.of("/v1/checkout/sessions").slice(-1);
    expect(checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(asked?.key).toBe(`checkout:${row.id}`);
    expect(Object.fromEntries(asked?.fields ?? [])).toMatchObject({
      client_reference_id: row.id,
      "line_items[0][price_data][unit_amount]": "5000",
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][product_data][name]": expect.stringMatching(/^Appointment at Suite \d+$/),
      "payment_method_types[0]": "card",
      success_url: expect.stringContaining("/paymentGateway/STRIPE/return/"),
    });
    expect(asked?.fields.toString()).not.toContain(appointmentId);
  });

  it("says on the page after the booking what is to be paid, and reads the appointment for it once", async () => {
    const { appointmentId, reference } = await toBook();
    const seen = async () => {
      const context = await practice.as({ kind: "anonymous" });
      const before = context.db.meter.roundTrips;
      const { pay: due } = await readBooked(context, reference, null);
      return { due, roundTrips: context.db.meter.roundTrips - before };
    };
    // The appointment, and whether the practice takes payments.
    const price = { costMinor: 5_000, currencyCode: "EUR", taxes: [], baseMinor: 5_000, discounts: [] };
    const due = { appointmentId, ...price, dueMinor: 5_000, toStart: false };
    expect(await seen()).toEqual({ due, roundTrips: 2 });
    await markPaidAtClinic(await practice.as(employeeActor(practice.ids.doctor)), { appointmentId });
    expect(await seen()).toEqual({ due: null, roundTrips: 1 });
  });

  it("mails nothing before it is paid within seconds, and one confirmation then", async () => {
    const appointment = await begun();
    const mails = async () => {
      const { db } = await practice.as({ kind: "system", task: "test" });
      const { results } = await db
        .raw(
          `SELECT json_extract(payload, '$.template') AS template, json_extract(payload, '$.to.kind') AS receiver, status,
           available_at - created_at AS after FROM outbox WHERE organization_id = ?1 AND topic = 'mail'
           AND json_extract(payload, '$.appointmentId') = ?2 ORDER BY created_at, id`,
          db.organizationId,
          appointment.appointmentId,
        )
        .all<{ template: string; receiver: string; status: string; after: number }>();
      return results.map(({ template, receiver, status, after }) => [
        `${template} ${receiver}`,
        status,
        after / 60_000,
      ]);
    };
    expect((await mails()).sort()).toEqual([
      ["appointment.payRequest PATIENT", "PENDING", 2],
      ["appointment.requestReceived EMPLOYEE", "PENDING", 20],
    ]);
    stripe.pay(appointment.session);
    await look(practice, { appointmentId: appointment.appointmentId, payment: appointment.signed });
    expect((await mails()).filter(([, status]) => status !== "WITHDRAWN").sort()).toEqual([
      ["appointment.confirmed PATIENT", "PENDING", 0],
      ["appointment.requestReceived EMPLOYEE", "PENDING", 0],
    ]);
  });

  it("asks in the app with the day while it waits, and not once it is paid at the desk", async () => {
    const notices = async () => {
      const own = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser));
      return (await listOwnNotices(own, {})).notifications.filter(({ event }) => event === "payRequest");
    };
    const told = async (appointmentId: string) => {
      const due = await systemOf(practice, Date.now() + 3 * MINUTE);
      const [row] = await rowsOf<{ id: string }>(
        due,
        `SELECT id FROM outbox WHERE organization_id = ?1 AND status = 'PENDING'
AND json_extract(payload, '$.appointmentId') = ?2 AND json_extract(payload, '$.template') = 'appointment.payRequest'`,
        appointmentId,
      );
      const item = await pendingOutboxItem(due, row?.id ?? "");
      if (!item) throw new Error("no request is due");
      await deliverNotification(due, item);
    };
    const asked = async (hour: number) => {
      const { videoOffering: serviceOfferingId, doctor: requestedEmployeeId } = practice.ids;
      const startTime = Math.floor(now / DAY) * DAY + 20 * DAY + hour * HOUR;
      const own = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser));
      const idempotencyKey = `asked-in-the-app-${hour}`;
      return bookAppointment(own, { serviceOfferingId, requestedEmployeeId, startTime, idempotencyKey });
    };
    const { appointmentId } = await asked(10);
    await told(appointmentId);
    const [notice] = await notices();
    expect(notice?.title).toMatch(/^Please pay for your appointment on .*\d/);
    expect(notice?.title).not.toMatch(/ by |\.$|\{/);
    const paid = await asked(12);
    await markPaidAtClinic(await practice.as(employeeActor(practice.ids.doctor)), {
      appointmentId: paid.appointmentId,
    });
    await told(paid.appointmentId);
    expect(await notices()).toHaveLength(1);
  });

  it("takes coming back for nothing, and the gateway's word for everything", async () => {
    const appointment = await begun();
    const back = { appointmentId: appointment.appointmentId, payment: appointment.signed };
    expect((await look(practice, back)).step).toBe("toPay");
    expect((await appointmentOf(practice, appointment.appointmentId))?.state).toBe(S.NEW);
    stripe.pay(appointment.session);
    expect(await look(practice, back)).toMatchObject({ step: "paid", confirmed: true, moneyBack: false });
    const after = await appointmentOf(practice, appointment.appointmentId);
    expect(after).toMatchObject({ state: S.CONFIRMED, by: appointment.row.id, version: 2 });
    await tell(practice, appointment.appointmentId);
    await tell(practice, appointment.appointmentId);
    expect(await appointmentOf(practice, appointment.appointmentId)).toEqual(after);
    expect(await verifiedOf(practice, appointment.appointmentId)).toHaveLength(1);
  });

  it("confirms by an event once, though it comes twice, late or before the answer to the start", async () => {
    const appointment = await begun();
    const { db } = await systemOf(practice);
    await db
      .raw(
        "UPDATE payment SET gateway_reference = NULL, checkout_url = NULL WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        appointment.row.id,
      )
      .run();
    stripe.pay(appointment.session);
    const twice = { id: crypto.randomUUID() };
    await take(await stripe.event(appointment.session, "checkout.session.completed", twice));
    await take(await stripe.event(appointment.session, "checkout.session.completed", twice));
    await take(await stripe.event(appointment.session, "checkout.session.expired"));
    await take(await stripe.event(appointment.session, "checkout.session.async_payment_failed"));
    expect(await paymentsOf(practice, appointment.appointmentId)).toEqual([
      { id: appointment.row.id, status: "PAID", review: null, reference: appointment.session },
    ]);
    expect(await verifiedOf(practice, appointment.appointmentId)).toHaveLength(1);
    await tell(practice, appointment.appointmentId);
    expect((await appointmentOf(practice, appointment.appointmentId))?.state).toBe(S.CONFIRMED);
  });

  it("believes no event that Stripe has not signed, that is old, or that another practice's account sent", async () => {
    const appointment = await begun();
    stripe.pay(appointment.session);
    await expect(take(await stripe.event(appointment.session, undefined, { secret: "whsec_other" }))).rejects.toThrow(
      ForbiddenError,
    );
    const old = await stripe.event(appointment.session, undefined, { at: now - 60 * MINUTE });
    await expect(take(old)).rejects.toThrow(ForbiddenError);
    const other = await openPractice({ now });
    await expect(take(await stripe.event(appointment.session), other)).rejects.toThrow(ForbiddenError);
    await connectGateway(await other.as(other.administrator), { type: "STRIPE", ...STRIPE_KEYS });
    await take(await stripe.event(appointment.session), other);
    expect((await paymentsOf(practice, appointment.appointmentId))[0]?.status).toBe("OPEN");
  });

  it("leads two who pay at once to one session, and begins it anew where the answer was lost", async () => {
    const appointment = await toBook();
    const [one, two] = await Promise.all([pay(practice, appointment), pay(practice, appointment)]);
    expect(one.checkoutUrl).toBe(two.checkoutUrl);
    expect(await paymentsOf(practice, appointment.appointmentId)).toHaveLength(1);
    const lost = await toBook();
    stripe.be("deaf");
    await expect(pay(practice, lost)).rejects.toThrow(UpstreamError);
    stripe.be("well");
    const again = await pay(practice, lost);
    const [only, ...more] = await paymentsOf(practice, lost.appointmentId);
    expect(more).toEqual([]);
    expect(only?.reference).toBe(again.payment.gatewayReference);
    expect(stripe.sessions().filter((each) => each.client_reference_id === only?.id)).toHaveLength(1);
  });

  it("ends at the gateway before the time runs out, so that nobody pays for what is gone", async () => {
    const appointment = await begun();
    const limit = appointment.row.createdAt + 16 * MINUTE;
    await expire(appointment.appointmentId, limit);
    expect((await appointmentOf(practice, appointment.appointmentId))?.state).toBe(S.EXPIRED);
    expect((await paymentsOf(practice, appointment.appointmentId))[0]?.status).toBe("EXPIRED");
    // It was not that nobody answered.
    const { history } = await viewAppointment(
      await practice.as(practice.administrator, limit),
      appointment.appointmentId,
    );
    expect(history.at(-1)?.action).toBe("expire-unpaid");
    expect(stripe.sessions().find(({ id }) => id === appointment.session)?.status).toBe("expired");
    expect((await look(practice, appointment, limit)).step).toBe("gone");
    await expect(pay(practice, appointment, limit)).rejects.toThrow(InvalidError);
  });

  it("does not run out where it is paid and nobody was told, nor where the gateway cannot say", async () => {
    const appointment = await begun();
    const limit = appointment.row.createdAt + 16 * MINUTE;
    stripe.be("down");
    await expect(expire(appointment.appointmentId, limit)).rejects.toThrow(UpstreamError);
    stripe.be("well");
    stripe.pay(appointment.session);
    await expire(appointment.appointmentId, limit);
    expect(await appointmentOf(practice, appointment.appointmentId)).toMatchObject({
      state: S.CONFIRMED,
      by: appointment.row.id,
    });
  });

  it("leaves a request whose payment failed to the staff only where the practice says so", async () => {
    for (const [option, expected] of [
      [ALLOW, S.NEW],
      [BLOCK, S.EXPIRED],
    ] as const) {
      await paidBy(practice, option);
      const appointment = await begun();
      stripe.decline(appointment.session);
      expect((await look(practice, appointment)).step).toBe("failed");
      await expire(appointment.appointmentId, appointment.row.createdAt + 16 * MINUTE);
      expect((await appointmentOf(practice, appointment.appointmentId))?.state).toBe(expected);
    }
  });
});

describe("a second try", () => {
  it("after one that failed confirms what is paid to book, whatever becomes of requests that stay unpaid", async () => {
    for (const option of [ALLOW, BLOCK]) {
      await paidBy(practice, option);
      const appointment = await begun();
      stripe.decline(appointment.session);
      expect((await look(practice, appointment)).step).toBe("failed");
      const { payment } = await pay(practice, appointment);
      expect(payment.id).not.toBe(appointment.row.id);
      stripe.pay(payment.gatewayReference ?? "");
      expect(await look(practice, appointment)).toMatchObject({ step: "paid", confirmed: true });
    }
  });

  it("begins where the gateway was changed meanwhile, and leaves the first one to a person", async () => {
    const appointment = await begun();
    const admin = () => practice.as(practice.administrator);
    const [gateway] = await listGateways(await admin());
    await changeGateway(await admin(), { ...gateway, status: "DISABLED" });
    await connectGateway(await admin(), { type: "DEVELOPMENT" });
    const { payment, checkoutUrl } = await pay(practice, appointment);
    expect(checkoutUrl).toContain(`/development/checkout/${payment.id}`);
    expect(await paymentsOf(practice, appointment.appointmentId)).toMatchObject([
      { id: appointment.row.id, status: "EXPIRED", review: "UNREACHABLE" },
      { id: payment.id, status: "OPEN" },
    ]);
    const development = (await listGateways(await admin())).find(({ type }) => type === "DEVELOPMENT");
    await changeGateway(await admin(), { ...development, status: "DISABLED" });
    await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  });
});

describe("a payment that is not needed", () => {
  it("of an appointment that ran out meanwhile is kept, shown to staff, and given back once", async () => {
    const appointment = await begun();
    const { db } = await systemOf(practice);
    await db
      .raw(
        "UPDATE appointment SET state_id = 9 WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        appointment.appointmentId,
      )
      .run();
    stripe.pay(appointment.session);
    await take(await stripe.event(appointment.session));
    await tell(practice, appointment.appointmentId);
    expect((await appointmentOf(practice, appointment.appointmentId))?.paid).toBeNull();
    expect((await paymentsOf(practice, appointment.appointmentId))[0]).toMatchObject({
      status: "PAID",
      review: "NOT_NEEDED",
    });
    const admin = () => practice.as(practice.administrator);
    stripe.be("deaf");
    await expect(refundPayment(await admin(), { paymentId: appointment.row.id })).rejects.toThrow(UpstreamError);
    stripe.be("well");
    await refundPayment(await admin(), { paymentId: appointment.row.id });
    expect((await paymentsOf(practice, appointment.appointmentId))[0]).toMatchObject({
      status: "REFUNDED",
      review: null,
    });
    expect([...(stripe.refunds.get(`pi_${appointment.session}`)?.keys() ?? [])]).toEqual([
      `refund:${appointment.row.id}`,
    ]);
    await expect(refundPayment(await practice.as(employeeActor(practice.ids.doctor)), {})).rejects.toThrow(
      ForbiddenError,
    );
  });

  it("is so for an appointment that was paid at the desk first, and for one that is called off after it was paid", async () => {
    const atDesk = await begun();
    await markPaidAtClinic(await practice.as(employeeActor(practice.ids.doctor)), {
      appointmentId: atDesk.appointmentId,
    });
    stripe.pay(atDesk.session);
    await take(await stripe.event(atDesk.session));
    await tell(practice, atDesk.appointmentId);
    expect((await paymentsOf(practice, atDesk.appointmentId))[0]?.review).toBe("NOT_NEEDED");
    const off = await begun();
    stripe.pay(off.session);
    await look(practice, off);
    expect((await paymentsOf(practice, off.appointmentId))[0]?.review).toBeNull();
    await cancelAppointment(await practice.as(employeeActor(practice.ids.doctor)), {
      appointmentId: off.appointmentId,
    });
    expect((await paymentsOf(practice, off.appointmentId))[0]?.review).toBe("NOT_NEEDED");
  });

  it("nor taken for what was asked where another amount came", async () => {
    const appointment = await begun();
    stripe.pay(appointment.session, { amount_total: 50 });
    await take(await stripe.event(appointment.session));
    expect((await paymentsOf(practice, appointment.appointmentId))[0]).toMatchObject({
      status: "UNCLEAR",
      review: "MISMATCH",
    });
    expect(await verifiedOf(practice, appointment.appointmentId)).toEqual([]);
    expect(await look(practice, appointment)).toMatchObject({ step: "checking", isUnclear: true, paid: null });
  });
});

describe("an appointment that must be paid before it begins", () => {
  const confirmed = async () => {
    const appointment = await toBook();
    await confirmAppointment(await practice.as(employeeActor(practice.ids.doctor)), appointment);
    return appointment;
  };
  const begin = async ({ appointmentId }: { appointmentId: string }) =>
    startAppointment(await practice.as(employeeActor(practice.ids.doctor)), { appointmentId });

  beforeAll(() => paidBy(practice, BEFORE));
  afterAll(() => paidBy(practice, BLOCK));

  it("does not begin unpaid, which its patient is told, and does once the gateway says that it is paid", async () => {
    const appointment = await confirmed();
    const anybody = await practice.as({ kind: "anonymous" });
    expect((await readBooked(anybody, appointment.reference, null)).pay).toMatchObject({ toStart: true });
    await expect(begin(appointment)).rejects.toMatchObject({
      code: "notPossible",
      fields: [{ message: "scheduling:disabled.notPaid" }],
    });
    expect((await appointmentOf(practice, appointment.appointmentId))?.state).toBe(S.CONFIRMED);
    const { payment } = await pay(practice, appointment);
    stripe.pay(payment.gatewayReference ?? "");
    expect((await look(practice, appointment)).step).toBe("paid");
    expect((await begin(appointment)).stateId).toBe(S.IN_PROGRESS);
  });

  it("begins as well once the staff have marked it as paid", async () => {
    const appointment = await confirmed();
    await markPaidAtClinic(await practice.as(employeeActor(practice.ids.doctor)), {
      appointmentId: appointment.appointmentId,
    });
    expect((await begin(appointment)).stateId).toBe(S.IN_PROGRESS);
  });
});

describe("whoever may pay for an appointment", () => {
  it("is its patient, its staff, and who holds its booking; nobody by its id alone", async () => {
    const { ids } = practice;
    const own = await book(practice, ids.clinicOffering);
    const other = await toBook();
    const { db } = await systemOf(practice);
    await db
      .raw(
        "UPDATE appointment SET patient_id = ?3 WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        own.appointmentId,
        ids.patient,
      )
      .run();
    const { appointmentId } = own;
    const as = async (actor: Parameters<Practice["as"]>[0], more = {}) =>
      openPayableAppointment(await practice.as(actor), { appointmentId, ...more });
    await expect(as({ kind: "anonymous" })).rejects.toThrow(NotSignedInError);
    await expect(as(patientActor(ids.otherPatient, ids.otherPatientUser))).rejects.toThrow(NotFoundError);
    await expect(as({ kind: "anonymous" }, { reference: other.reference })).rejects.toThrow(NotFoundError);
    await expect(as(employeeActor(ids.otherDoctor))).rejects.toThrow(NotFoundError);
    const { payment, checkoutUrl } = await payForAppointment(await as(patientActor(ids.patient, ids.patientUser)), {
      browser: BROWSER,
    });
    expect(checkoutUrl).not.toBeNull();
    expect((await payForAppointment(await as(employeeActor(ids.doctor)), { browser: BROWSER })).payment.id).toBe(
      payment.id,
    );
  });

  it("marks an appointment that is not paid to book as paid, and leaves confirming to the staff", async () => {
    const appointment = await book(practice, practice.ids.clinicOffering);
    const { payment } = await pay(practice, appointment);
    stripe.pay(payment.gatewayReference ?? "");
    expect(await look(practice, appointment)).toMatchObject({ step: "paid", confirmed: false });
    expect(await appointmentOf(practice, appointment.appointmentId)).toMatchObject({ state: S.NEW, by: payment.id });
  });
});

describe("a payment that nobody came back from", () => {
  it("is found out by looking, and closed once its day is over", async () => {
    const paid = await begun();
    stripe.pay(paid.session);
    const item = (id: string, dueAt: number) => ({ id, dueAt });
    const soon = paid.row.createdAt + 10 * MINUTE;
    await checkPayment(await systemOf(practice, soon), item(paid.row.id, soon));
    expect((await paymentsOf(practice, paid.appointmentId))[0]?.status).toBe("PAID");
    const left = await begun();
    await checkPayment(await systemOf(practice, soon), item(left.row.id, soon));
    expect((await paymentsOf(practice, left.appointmentId))[0]?.status).toBe("OPEN");
    const late = left.row.createdAt + 25 * 60 * MINUTE;
    await checkPayment(await systemOf(practice, late), item(left.row.id, late));
    expect((await paymentsOf(practice, left.appointmentId))[0]?.status).toBe("EXPIRED");
  });

  it("is looked into by a person where the gateway stays silent", async () => {
    const appointment = await begun();
    const late = appointment.row.createdAt + 25 * 60 * MINUTE;
    stripe.be("down");
    await checkPayment(await systemOf(practice, late), { id: appointment.row.id, dueAt: late });
    stripe.be("well");
    expect((await paymentsOf(practice, appointment.appointmentId))[0]).toMatchObject({
      status: "OPEN",
      review: "UNREACHABLE",
    });
  });
});
