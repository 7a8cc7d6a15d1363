import { beforeEach, describe, expect, it } from "vitest";
import { changeGrant } from "~/features/billing/services/credits/change-grant.server";
import { deleteGrant } from "~/features/billing/services/credits/end-grant.server";
import { readTill } from "~/features/billing/services/desk/read-till.server";
import { readOwnCredits } from "~/features/billing/services/credits/read-own-credits.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { markNoShow } from "~/features/scheduling/services/appointments/mark-no-show.server";
import { rejectAppointment } from "~/features/scheduling/services/appointments/reject-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { sendPaymentLink } from "~/features/scheduling/services/payments/send-payment-link.server";
import { readStanding } from "~/features/scheduling/services/payments/read-standing.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import { HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { BLOCK, paidBy, rowsOf, systemOf } from "./scene";
import { asAdmin, asPatient, bookByCredit, countersOf, DAY, given, left, movesOf } from "./credit-scene";

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice({ now: MONDAY, timeZone: "Europe/Madrid" });
});

/** Starts of the doctor's days to come, an hour apart: 10:00 in Madrid of the days behind the first. */
const startOf = (days: number, hours = 0) => MONDAY + days * DAY + (2 + hours) * HOUR;
const noCredit = expect.objectContaining({ fields: [expect.objectContaining({ field: "payWithCredit" })] });
const stored = async (id: string) =>
  (
    await rowsOf<{ state: number; paid: number | null }>(
      await systemOf(practice),
      "SELECT state_id AS state, paid_by_credit_at AS paid FROM appointment WHERE organization_id = ?1 AND id = ?2",
      id,
    )
  )[0];
const rules = (credits: { returnHours: number; extendsExpired: boolean }) =>
  asAdmin(practice).then((context) => changeSetting(context, "credits", credits));
const confirmed = async (id: string) => confirmAppointment(await asAdmin(practice), { appointmentId: id });

describe("booking with a credit", () => {
  it("keeps the one that ends first, and the appointment is paid for", async () => {
    const later = await given(practice, 2, "2026-12-31");
    const sooner = await given(practice, 2, "2026-06-30");
    const { appointmentId, payToBook } = await bookByCredit(practice, startOf(2));
    expect(payToBook).toBe(false);
    expect((await stored(appointmentId))?.paid).toBe(MONDAY);
    expect(await countersOf(practice, sooner)).toMatchObject({ held: 1 });
    expect(await countersOf(practice, later)).toMatchObject({ held: 0 });
    const own = await readOwnCredits(await asPatient(practice));
    expect(own.totals).toEqual({ totalCredits: 4, creditsHeld: 1, creditsUsed: 0, creditsRemaining: 3 });
    expect(own.history[0]).toMatchObject({ event: "HOLD", credits: -1, appointmentId });
  });

  it("takes one that is valid on the day of the appointment and for its kind alone", async () => {
    await given(practice, 1, "2026-05-05");
    await given(practice, 1, "2026-12-31", { validFrom: "2026-06-01" });
    await given(practice, 1, "2026-12-31", { services: ["VIDEO_CONSULTATION"] });
    await expect(bookByCredit(practice, startOf(2))).rejects.toEqual(noCredit);
    const right = await given(practice, 1, "2026-12-31", { services: ["PHYSICAL_CONSULTATION"] });
    await bookByCredit(practice, startOf(2));
    expect(await countersOf(practice, right)).toMatchObject({ held: 1 });
  });

  it("confirms what is paid to book, which then waits for no payment", async () => {
    await paidBy(practice, BLOCK, BLOCK);
    await given(practice, 1);
    const { appointmentId, stateId, payToBook } = await bookByCredit(practice, startOf(2));
    expect([stateId, payToBook]).toEqual([S.CONFIRMED, false]);
    const later = await systemOf(practice, MONDAY + HOUR);
    await expireAppointment(later, { id: appointmentId, dueAt: MONDAY + HOUR });
    expect((await stored(appointmentId))?.state).toBe(S.CONFIRMED);
  });

  it("of two at once on the last credit books one, and the same booking asked again is the same", async () => {
    const id = await given(practice, 1);
    const both = await Promise.allSettled([bookByCredit(practice, startOf(2)), bookByCredit(practice, startOf(3))]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: noCredit });
    expect(await countersOf(practice, id)).toMatchObject({ held: 1 });
    await given(practice, 3);
    const more = { idempotencyKey: "again-and-again" };
    const first = await bookByCredit(practice, startOf(8), { more });
    expect(await bookByCredit(practice, startOf(8), { more })).toEqual(first);
    expect(await left(practice)).toBe(2);
  });

  it("is for the patient who is signed in: a visitor who gives a patient's name spends nothing", async () => {
    await given(practice, 1);
    const [known] = await rowsOf<{ email: string; first: string; last: string }>(
      await systemOf(practice),
      'SELECT email, first_name AS "first", last_name AS "last" FROM patient WHERE organization_id = ?1 AND id = ?2',
      practice.ids.patient,
    );
    const visitor = { firstName: known?.first, lastName: known?.last, email: known?.email, birthDate: "1980-01-01" };
    const asked = {
      ...{ serviceOfferingId: practice.ids.clinicOffering, requestedEmployeeId: practice.ids.doctor },
      ...{ startTime: startOf(2), idempotencyKey: "visitor-credit", payWithCredit: true },
      visitor: { ...visitor, phoneCallingCode: "34", phone: "600330001" },
    };
    await expect(bookAppointment(await practice.as({ kind: "anonymous" }), asked)).rejects.toEqual(noCredit);
    expect(await left(practice)).toBe(1);
  });

  it("is done by staff for a patient, and refused where there is none", async () => {
    const { patient, otherPatient, clinicOffering, doctor, branch } = practice.ids;
    const set = async (patientId: string, startsAt: number) =>
      setAppointment(await asAdmin(practice), {
        ...{ patientId, serviceOfferingId: clinicOffering, employeeId: doctor, branchId: branch, startsAt },
        ...{ patientAgreed: true, payWithCredit: true },
      });
    const id = await given(practice, 1);
    const { id: appointmentId } = await set(patient, startOf(2));
    expect(await movesOf(practice, appointmentId)).toEqual(["HOLD"]);
    await expect(set(otherPatient, startOf(3))).rejects.toEqual(noCredit);
    await expect(set(patient, startOf(3))).rejects.toEqual(noCredit);
    expect(await countersOf(practice, id)).toMatchObject({ held: 1 });
  });
});

describe("an appointment that a credit pays for", () => {
  it("is unpaid nowhere, and its credit is used once it took place", async () => {
    const id = await given(practice, 1);
    const { appointmentId } = await bookByCredit(practice, startOf(2));
    await confirmed(appointmentId);
    const at = startOf(2);
    await startAppointment(await asAdmin(practice, at), { appointmentId });
    expect(await countersOf(practice, id)).toMatchObject({ held: 1, used: 0 });
    await concludeAppointment(await asAdmin(practice, at + HOUR / 2), { appointmentId });
    expect(await countersOf(practice, id)).toMatchObject({ held: 0, used: 1 });
    await completeAppointment(await asAdmin(practice, at + HOUR), { appointmentId });
    const later = () => asAdmin(practice, at + 2 * HOUR);
    expect((await readMoneyDay(await later(), {})).unpaid).toEqual([]);
    expect((await readStanding(await later(), practice.ids.patient)).flatMap(({ items }) => items)).toEqual([]);
    const { owed } = await listAppointments(await later(), { tab: "past", to: "2026-12-31" });
    expect(owed).toEqual({});
    expect(await movesOf(practice, appointmentId)).toEqual(["HOLD", "USE"]);
    await expect(deleteGrant(await later(), { id })).resolves.toBe("archived");
  });

  it("takes no money, at the desk or online, and is in nobody's takings", async () => {
    await given(practice, 1);
    const { appointmentId } = await bookByCredit(practice, startOf(2));
    await confirmed(appointmentId);
    const paid = {
      status: 409,
      fields: [{ field: "", message: "payments:error.paidByCredit" }],
    };
    for (const more of [{}, { amount: "1", kind: "CARD" }])
      await expect(markPaidAtClinic(await asAdmin(practice), { appointmentId, ...more })).rejects.toMatchObject(paid);
    await expect(sendPaymentLink(await asAdmin(practice), { appointmentId })).rejects.toMatchObject({ status: 422 });
    // As somebody was able to before.
    const { db } = await systemOf(practice);
    await db
      .raw(
        "UPDATE appointment SET paid_at_clinic_at = ?3 WHERE organization_id = ?1 AND id = ?2",
        ...[...[db.organizationId, appointmentId, MONDAY]],
      )
      .run();
    const { today, month } = await readMoneyDay(await asAdmin(practice), {});
    expect([today.count, month.count]).toEqual([0, 0]);
    expect((await readTill(await asAdmin(practice), {})).lines).toEqual([]);
  });

  it("uses its credit where the patient does not come; undone, it is kept again", async () => {
    const id = await given(practice, 1);
    const { appointmentId } = await bookByCredit(practice, startOf(2));
    await confirmed(appointmentId);
    const at = startOf(2) + HOUR;
    await markNoShow(await asAdmin(practice, at), { appointmentId });
    expect(await countersOf(practice, id)).toMatchObject({ held: 0, used: 1 });
    await undoAppointment(await asAdmin(practice, at + 1), { appointmentId });
    expect(await countersOf(practice, id)).toMatchObject({ held: 1, used: 0 });
  });

  it("gives it back where the practice declines it or it runs out unanswered", async () => {
    const id = await given(practice, 2);
    const first = await bookByCredit(practice, startOf(2));
    await rejectAppointment(await asAdmin(practice), { appointmentId: first.appointmentId });
    expect(await stored(first.appointmentId)).toEqual({ state: S.REJECTED, paid: null });
    const second = await bookByCredit(practice, startOf(3));
    const dueAt = startOf(3) + 1;
    await expireAppointment(await systemOf(practice, dueAt), { id: second.appointmentId, dueAt });
    expect((await stored(second.appointmentId))?.state).toBe(S.EXPIRED);
    expect(await countersOf(practice, id)).toMatchObject({ held: 0, used: 0 });
    expect(await left(practice)).toBe(2);
  });

  it("gives it back to a patient who cancels in time, and not after that; always where the practice cancels", async () => {
    const id = await given(practice, 3);
    const cancel = async (days: number, aheadMs: number, byStaff = false) => {
      const { appointmentId } = await bookByCredit(practice, startOf(days));
      const at = startOf(days) - aheadMs;
      await cancelAppointment(await (byStaff ? asAdmin : asPatient)(practice, at), { appointmentId });
      return appointmentId;
    };
    expect((await stored(await cancel(2, 24 * HOUR)))?.paid).toBeNull();
    expect(await countersOf(practice, id)).toMatchObject({ held: 0, used: 0 });
    const late = await cancel(3, 24 * HOUR - 1);
    expect(await movesOf(practice, late)).toEqual(["HOLD", "USE"]);
    await cancel(8, 1, true);
    expect(await countersOf(practice, id)).toMatchObject({ held: 0, used: 1 });
    await rules({ returnHours: 0, extendsExpired: true });
    await cancel(9, 1);
    expect(await countersOf(practice, id)).toMatchObject({ held: 0, used: 1 });
  });

  it("keeps a credit again where cancelling it is undone, and cannot where the credit is gone by then", async () => {
    const id = await given(practice, 1);
    const { appointmentId } = await bookByCredit(practice, startOf(2));
    await cancelAppointment(await asPatient(practice), { appointmentId });
    await undoAppointment(await asPatient(practice, MONDAY + 1), { appointmentId });
    expect(await stored(appointmentId)).toMatchObject({ paid: MONDAY });
    expect(await countersOf(practice, id)).toMatchObject({ held: 1 });
    await cancelAppointment(await asPatient(practice, MONDAY + 2), { appointmentId });
    await bookByCredit(practice, startOf(3));
    await expect(undoAppointment(await asPatient(practice, MONDAY + 3), { appointmentId })).rejects.toThrow(
      ConflictError,
    );
    expect((await stored(appointmentId))?.state).toBe(S.CANCELED);
    expect(await countersOf(practice, id)).toMatchObject({ held: 1, used: 0 });
  });

  it("keeps its grant from being made smaller than what is used", async () => {
    const id = await given(practice, 3);
    await bookByCredit(practice, startOf(2));
    await bookByCredit(practice, startOf(3));
    await expect(changeGrant(await asAdmin(practice), { id, amount: 1 })).rejects.toThrow(InvalidError);
    await changeGrant(await asAdmin(practice), { id, amount: 2 });
    expect(await countersOf(practice, id)).toMatchObject({ amount: 2, held: 2 });
  });
});

it("says of a doctor, too, that they cancel for the practice: the patient has the credit back", async () => {
  const id = await given(practice, 1);
  const { appointmentId } = await bookByCredit(practice, startOf(2));
  const doctor = employeeActor(practice.ids.doctor, { userId: practice.ids.doctorUser });
  await cancelAppointment(await practice.as(doctor, startOf(2) - 1), { appointmentId });
  expect(await countersOf(practice, id)).toMatchObject({ held: 0, used: 0 });
});
