import { beforeAll, expect, it } from "vitest";
import { listPaymentsToReview } from "~/features/billing/public.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { listDeskRefunds } from "~/features/scheduling/services/payments/list-desk-refunds.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { standingOfPatients } from "~/features/scheduling/support/payments/standing-of-patient.server";
import type { RequestContext } from "~/platform/context.server";
import { openPractice } from "../../support/organization";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { systemOf } from "../scene";

const DAY = 24 * HOUR;
const now = Math.floor(Date.now() / DAY) * DAY + 12 * HOUR;
const MANY = 40;

let practice: Practice;
let days = 2;
const admin = (at = now) => practice.as(practice.administrator, at);

/** Patients who come, pay at the desk and owe nothing, one on each of the days before. */
async function pay(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const startsAt = now - 2 * HOUR - ++days * DAY;
    const system = await systemOf(practice);
    const patientId = practice.ids.otherPatient;
    const appointmentId = await givenAppointment(practice, system, { startsAt, stateId: S.CONFIRMED, patientId });
    await startAppointment(await admin(startsAt), { appointmentId });
    await completeAppointment(await admin(startsAt + HOUR / 2), { appointmentId });
    await markPaidAtClinic(await admin(startsAt + HOUR / 2), { appointmentId });
  }
}

async function rowsOf(look: (context: RequestContext) => Promise<unknown>): Promise<number> {
  const context = await admin();
  const before = context.db.meter.rowsRead;
  await look(context);
  return context.db.meter.rowsRead - before;
}

const PAGES = {
  "what is to go back at the desk": listDeskRefunds,
  "the list of payments": (context: RequestContext) => listPayments(context, {}),
  "the money of the day": (context: RequestContext) => readMoneyDay(context, {}),
  "what is to be settled": listPaymentsToReview,
  "how it stands with a patient's money": (context: RequestContext) =>
    standingOfPatients(context, [practice.ids.patient]),
};

beforeAll(async () => {
  practice = await openPractice({ now, timeZone: "UTC" });
  // Whom the practice owes something: it is asked whether any of their money at the desk is too much.
  await takeBalance(await admin(), { patientId: practice.ids.patient, kind: "CASH", amount: "5", currencyCode: "EUR" });
  await pay(30);
});

it("pages of money read no payment of the past that they do not show, or each of the month a few times", async () => {
  const read = async () => {
    const found: Record<string, number> = {};
    for (const [name, look] of Object.entries(PAGES)) found[name] = await rowsOf(look);
    return found;
  };
  const before = await read();
  await pay(MANY);
  const after = await read();
  const growth = Object.keys(PAGES).map((name) => [name, ((after[name] ?? 0) - (before[name] ?? 0)) / MANY] as const);
  expect(growth.filter(([, each]) => each > 0.5)).toEqual([]);
});
