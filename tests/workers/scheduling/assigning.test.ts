import { beforeAll, describe, expect, it } from "vitest";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { assignProvider } from "~/features/scheduling/services/appointments/assign-provider.server";
import { blockTime } from "~/features/scheduling/services/calendar/block-time.server";
import { chargeAppointment } from "~/features/scheduling/services/payments/charge-appointment.server";
import { disableAppointment } from "~/features/scheduling/services/appointments/disable-appointment.server";
import { listAvailableSlots } from "~/features/scheduling/services/availability/list-available-slots.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { readAssignPage } from "~/features/scheduling/services/appointments/read-assign-page.server";
import { employeeActor, openPractice } from "../support/organization";
import { buckets, givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

let practice: Practice;
let startsAt = MONDAY + 24 * HOUR;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
});

async function given(more = {}) {
  startsAt += HOUR;
  const system = await practice.as({ kind: "system", task: "test" });
  return { id: await givenAppointment(practice, system, { startsAt, stateId: S.CONFIRMED, ...more }), system };
}
const asAdministrator = () => practice.as(practice.administrator);

/** The starts at which a doctor is free for a clinic appointment, within the half hour from this one on. */
async function freeOf(employeeId: string): Promise<number[]> {
  const slots = await listAvailableSlots(await practice.as({ kind: "anonymous" }), {
    serviceOfferingId: practice.ids.clinicOffering,
    employeeId,
    from: startsAt,
    to: startsAt + 1,
  });
  return slots.map(({ startTime }) => startTime);
}

describe("giving an appointment to another provider", () => {
  it("frees the time of the one, takes that of the other, and tells them", async () => {
    const { id, system } = await given();
    expect([await freeOf(practice.ids.doctor), await freeOf(practice.ids.otherDoctor)]).toEqual([[], [startsAt]]);
    await assignProvider(await asAdministrator(), { appointmentId: id, employeeId: practice.ids.otherDoctor });
    expect([await freeOf(practice.ids.doctor), await freeOf(practice.ids.otherDoctor)]).toEqual([[startsAt], []]);
    const after = await traces(system, id);
    expect(after).toMatchObject({ state: S.CONFIRMED, version: 2, claims: 6, dayPlaces: 1 });
    expect(after.audit).toEqual(["appointment.assign"]);
    const told = after.outbox.map(({ payload }) => JSON.parse(payload) as Record<string, unknown>);
    expect(told.flatMap(({ to }) => to ?? [])).toEqual([
      { kind: "PATIENT", id: practice.ids.patient },
      { kind: "EMPLOYEE", id: practice.ids.otherDoctor },
    ]);
    // Whoever waits in the one's room goes over to the other's.
    expect(told).toContainEqual({ appointmentId: id, fromEmployeeId: practice.ids.doctor });
  });

  it("names the rule where the other has no time, and changes nothing", async () => {
    const { id, system } = await given();
    await givenAppointment(practice, system, {
      startsAt,
      stateId: S.CONFIRMED,
      employeeId: practice.ids.otherDoctor,
      patientId: practice.ids.otherPatient,
    });
    const before = await traces(system, id);
    await expect(
      assignProvider(await asAdministrator(), { appointmentId: id, employeeId: practice.ids.otherDoctor }),
    ).rejects.toMatchObject({ code: "ruleBroken", fields: [{ values: { rule: "This time is already booked" } }] });
    expect(await traces(system, id)).toEqual(before);
  });

  it("offers those who give such appointments at the place, and says of each whether they are free", async () => {
    const { id, system } = await given();
    const { otherDoctor } = practice.ids;
    const offered = async () =>
      (await readAssignPage(await asAdministrator(), id)).providers.map((each) => [each.id, each.reason]);
    expect(await offered()).toEqual([[otherDoctor, null]]);
    await givenAppointment(practice, system, {
      ...{ startsAt, stateId: S.CONFIRMED, employeeId: otherDoctor, patientId: practice.ids.otherPatient },
    });
    expect(await offered()).toEqual([[otherDoctor, "booking:rules.alreadyTaken"]]);
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    await expect(readAssignPage(doctor, id)).rejects.toMatchObject({ status: 403 });
  });

  it("leads on to another time only where the appointment can still be moved", async () => {
    const { id } = await given();
    expect(await readAssignPage(await asAdministrator(), id)).toHaveProperty("movable", true);
    const { id: begun } = await given({ stateId: S.IN_PROGRESS });
    expect(await readAssignPage(await asAdministrator(), begun)).toHaveProperty("movable", false);
  });

  it("refuses whoever does not give the offering, and whose it is already", async () => {
    const { id } = await given();
    for (const employeeId of [practice.ids.doctor, practice.created.creatorEmployeeId, "nobody"])
      await expect(assignProvider(await asAdministrator(), { appointmentId: id, employeeId })).rejects.toMatchObject({
        status: 422,
        fields: [{ field: "employeeId" }],
      });
  });
});

describe("charging", () => {
  it("notes the appointment's price at its place, and nothing once it is paid", async () => {
    const { id, system } = await given();
    await chargeAppointment(await asAdministrator(), { appointmentId: id, note: "on account" });
    const note = await system.db
      .raw(
        "SELECT note FROM appointment_history WHERE organization_id = ?1 AND appointment_id = ?2 AND version = 2",
        system.db.organizationId,
        id,
      )
      .first<string>("note");
    expect(note).toBe("EUR 50.00, on account");
    await markPaidAtClinic(await asAdministrator(), { appointmentId: id });
    await expect(chargeAppointment(await asAdministrator(), { appointmentId: id })).rejects.toMatchObject({
      fields: [{ message: "scheduling:disabled.alreadyPaid" }],
    });
    expect((await traces(system, id)).version).toBe(3);
  });
});

it("offers a blocked time again once the block was given free", async () => {
  startsAt += HOUR;
  const { doctor, branch } = practice.ids;
  const { id } = await blockTime(await asAdministrator(), {
    employeeId: doctor,
    branchId: branch,
    startsAt,
    durationMinutes: 30,
  });
  expect(await freeOf(doctor)).toEqual([]);
  await disableAppointment(await asAdministrator(), { appointmentId: id });
  expect(await freeOf(doctor)).toEqual([startsAt]);
});

it("keeps the maintained counts equal to a recount after all of it", async () => {
  const { kept, counted } = await buckets(await asAdministrator());
  expect(kept).toEqual(counted);
});

describe("the page that gives an appointment to another provider", () => {
  it("says whether what we send reaches the patient: by email, or by text message where the practice sends those", async () => {
    const { id, system } = await given();
    const isReached = async () => (await readAssignPage(await asAdministrator(), id)).isReached;
    const withEmail = await isReached();
    const { db } = system;
    const rename = (email: string) =>
      db.rawBatch([
        db.raw(
          "UPDATE patient SET email = ?3 WHERE organization_id = ?1 AND id = ?2",
          db.organizationId,
          practice.ids.patient,
          email,
        ),
      ]);
    await rename("");
    const without = await isReached();
    await changeSetting(await asAdministrator(), "notifications", { smsToPatients: true });
    const byText = await isReached();
    await rename("zainab@clinic.example");
    expect([withEmail, without, byText]).toEqual([true, false, true]);
  });
});
