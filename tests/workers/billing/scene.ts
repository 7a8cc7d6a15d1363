import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { bookingReference } from "~/features/scheduling/support/booking/booking-reference.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { payForAppointment } from "~/features/scheduling/services/payments/pay-for-appointment.server";
import { readAppointmentPayment } from "~/features/scheduling/services/payments/read-appointment-payment.server";
import type { RequestContext } from "~/platform/context.server";
import { HOUR, type Practice } from "../scheduling/scene";

export const MINUTE = 60_000;
/** The browser that somebody pays with. */
export const BROWSER = { ipAddress: "203.0.113.9", userAgent: "Mozilla/5.0 (test)" };
const DAY = 24 * HOUR;
export const BLOCK = "PAY_TO_BOOK_BLOCK_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS";
export const ALLOW = "PAY_TO_BOOK_ALLOW_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS";
export const BEFORE = "PAY_BEFORE_SESSION_BLOCK_SESSION_FOR_UNPAID";
export const ANY_TIME = "ALLOW_ONLINE_AND_OFFLINE";

export const systemOf = (practice: Practice, at = Date.now()) => practice.as({ kind: "system", task: "test" }, at);

export async function rowsOf<T>(context: RequestContext, text: string, ...values: (string | number)[]): Promise<T[]> {
  const found = await context.db.raw(text, context.db.organizationId, ...values).all<T & Record<string, unknown>>();
  return found.results;
}

/** How the practice's video appointments, and its clinic appointments, are paid. */
export async function paidBy(practice: Practice, video: string, clinic = ANY_TIME): Promise<void> {
  const { db } = await systemOf(practice);
  const set = (type: string, option: string) =>
    db
      .raw(
        "UPDATE service_offering_config SET properties = json_object('onlinePaymentOptions', ?3) WHERE organization_id = ?1 AND type = ?2",
        db.organizationId,
        type,
        option,
      )
      .run();
  await set("VIDEO_CONSULTATION", video);
  await set("PHYSICAL_CONSULTATION", clinic);
}

/** How many visitors booked so far in each practice: a count of all would lead past the days that can be booked. */
const bookings = new WeakMap<Practice, number>();

/** A visitor books; `at` is when (UTC ms). */
export async function book(practice: Practice, offering: string, at = Date.now()) {
  const booked = (bookings.get(practice) ?? 0) + 1;
  bookings.set(practice, booked);
  const day = Math.floor(at / DAY) * DAY + 3 * DAY + Math.floor(booked / 6) * DAY;
  const context = await practice.as({ kind: "anonymous" }, at);
  const { appointmentId } = await bookAppointment(context, {
    serviceOfferingId: offering,
    requestedEmployeeId: practice.ids.doctor,
    startTime: day + (9 + (booked % 6)) * HOUR,
    visitor: {
      firstName: "Visitor",
      lastName: "Paying",
      email: `billing${booked}@example.com`,
      phoneCallingCode: "34",
      phone: `60033${1000 + booked}`,
    },
    idempotencyKey: `billing-${booked}-${practice.entry.id}`,
  });
  return { appointmentId, reference: await bookingReference(context, appointmentId) };
}

type By = Awaited<ReturnType<typeof book>> | { appointmentId: string; payment: string };

/** Begins to pay as whoever holds the booking's reference. */
export async function pay(practice: Practice, by: By, at = Date.now()) {
  const payable = await openPayableAppointment(await practice.as({ kind: "anonymous" }, at), by);
  return payForAppointment(payable, { browser: BROWSER });
}

/** Looks how it stands, as whoever comes back. */
export async function look(practice: Practice, by: By, at = Date.now()) {
  return readAppointmentPayment(await openPayableAppointment(await practice.as({ kind: "anonymous" }, at), by));
}

export const appointmentOf = async (practice: Practice, id: string) =>
  (
    await rowsOf<{ state: number; paid: number | null; by: string | null; version: number }>(
      await systemOf(practice),
      'SELECT state_id AS state, paid_online_at AS paid, online_payment_id AS "by", version FROM appointment WHERE organization_id = ?1 AND id = ?2',
      id,
    )
  )[0];

export const paymentsOf = async (practice: Practice, id: string) =>
  rowsOf<{ id: string; status: string; review: string | null; reference: string | null }>(
    await systemOf(practice),
    "SELECT id, status, review, gateway_reference AS reference FROM payment WHERE organization_id = ?1 AND appointment_id = ?2 ORDER BY id",
    id,
  );

/** What the outbox tells of verified payments of an appointment, in order. */
export const verifiedOf = async (practice: Practice, appointmentId: string) =>
  rowsOf<{ paymentId: string }>(
    await systemOf(practice),
    `SELECT p.id AS "paymentId" FROM outbox o JOIN payment p ON p.organization_id = o.organization_id AND p.id = json_extract(o.payload, '$.paymentId')
WHERE o.organization_id = ?1 AND o.topic = 'payment.verified' AND p.appointment_id = ?2`,
    appointmentId,
  );

/** The consumer of the outbox does what it tells, as often as it is delivered. */
export async function tell(practice: Practice, appointmentId: string, at = Date.now()): Promise<void> {
  for (const payload of await verifiedOf(practice, appointmentId))
    await applyPayment(await systemOf(practice, at), payload);
}
