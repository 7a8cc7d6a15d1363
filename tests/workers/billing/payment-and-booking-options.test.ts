import { beforeAll, describe, expect, it } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { bookForPatient } from "~/features/scheduling/services/booking/book-for-patient.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { readAppointmentPayment } from "~/features/scheduling/services/payments/read-appointment-payment.server";
import { DAY_MS as DAY } from "~/kernel/time/dates";
import { BOOKING_ROWS, OPTION_ROWS, STATES } from "../../support/expected/online-payment-options";
import { openPractice, patientActor } from "../support/organization";
import { HOUR, type Practice } from "../scheduling/scene";
import { appointmentOf, paidBy, systemOf } from "./scene";

const WHO = ["visitor", "patient", "staff"] as const;
type Who = (typeof WHO)[number];
const STEPS: Readonly<Record<string, string>> = { P: "toPay", L: "later", O: "off" };

let practice: Practice;
const now = Date.now();
let booked = 0;

beforeAll(async () => {
  practice = await openPractice({ now });
  await connectGateway(await practice.as(practice.administrator), { type: "DEVELOPMENT" });
});

async function bookedOnline(option: string): Promise<void> {
  const { db } = await systemOf(practice);
  await db
    .raw("UPDATE service_offering SET online_booking_option = ?2 WHERE organization_id = ?1", db.organizationId, option)
    .run();
}

/** Somebody books the video service. @returns the id of the appointment */
async function bookAs(who: Who): Promise<string> {
  booked += 1;
  const time = {
    serviceOfferingId: practice.ids.videoOffering,
    requestedEmployeeId: practice.ids.doctor,
    startTime: Math.floor(now / DAY) * DAY + (3 + Math.floor(booked / 6)) * DAY + (9 + (booked % 6)) * HOUR,
  };
  if (who === "staff") {
    const { patient: patientId } = practice.ids;
    const wanted = { ...time, patientId, reason: "", payWithCredit: false };
    return (await bookForPatient(await practice.as(practice.administrator), wanted)).id;
  }
  const { patient, patientUser } = practice.ids;
  const name = { firstName: "Vera", lastName: "Visitor", email: `vera${booked}@example.com` };
  const visitor = who === "visitor" ? { ...name, phoneCallingCode: "34", phone: `60044${1000 + booked}` } : undefined;
  const actor = who === "visitor" ? ({ kind: "anonymous" } as const) : patientActor(patient, patientUser);
  const wanted = { ...time, visitor, idempotencyKey: crypto.randomUUID() };
  return (await bookAppointment(await practice.as(actor), wanted)).appointmentId;
}

const REFUSED = {
  hidden: { status: 404 },
  byPhone: { fields: [{ field: "serviceOfferingId", message: "booking:offering.callToBook" }] },
} as const;

describe.each(Object.entries(BOOKING_ROWS))("a service whose online booking is %s", (booking, row) => {
  it.each(Object.entries(OPTION_ROWS))(
    "and which is paid by %s is booked and paid as both say",
    async (option, paid) => {
      await paidBy(practice, option);
      await bookedOnline(booking);
      for (const [index, who] of WHO.entries()) {
        const may = row[index] ?? "hidden";
        if (may !== "books") {
          await expect(bookAs(who), who).rejects.toMatchObject(REFUSED[may]);
          continue;
        }
        const appointmentId = await bookAs(who);
        const state = (await appointmentOf(practice, appointmentId))?.state;
        const admin = await practice.as(practice.administrator);
        const view = await readAppointmentPayment(await openPayableAppointment(admin, { appointmentId }));
        // Staff need not wait for money: what they set waits for the patient's word.
        expect([who, state, view.payBefore !== null]).toEqual(
          who === "staff" ? [who, S.NEW_FROM_ORGANIZATION, false] : [who, S.NEW, paid.paidToBook],
        );
        const letter = paid.unpaid.split(" ")[STATES.split(" ").indexOf(who === "staff" ? "O" : "N")] ?? "";
        expect([who, view.step]).toEqual([who, STEPS[letter]]);
      }
    },
  );
});
