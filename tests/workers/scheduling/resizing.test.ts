import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { resizeAppointment } from "~/features/scheduling/services/calendar/resize-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { buckets, givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

let practice: Practice;
let doctor: Actor;
let patient: Actor;
/** Each test works on a day of its own; the doctors work from 9 to 17 in Madrid, which is UTC+2 in May. */
let day = MONDAY - 6 * HOUR;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

const at = (hours: number, minutes = 0) => day + (hours - 2) * HOUR + minutes * 60_000;
const nextDay = () => void (day += 24 * HOUR);

async function given(startsAt: number, more: object = {}) {
  const system = await practice.as({ kind: "system", task: "test" });
  const id = await givenAppointment(practice, system, { startsAt, stateId: S.CONFIRMED, ...more });
  return { id, system };
}

const resize = async (actor: Actor, request: Record<string, unknown>) =>
  resizeAppointment(await practice.as(actor), request);

async function endOf({ id, system }: Awaited<ReturnType<typeof given>>) {
  return system.db
    .raw("SELECT ends_at FROM appointment WHERE organization_id = ?1 AND id = ?2", system.db.organizationId, id)
    .first<number>("ends_at");
}

describe("changing when an appointment ends", () => {
  it("holds what it takes, frees what it gives up, keeps its state and tells nobody", async () => {
    nextDay();
    const appointment = await given(at(10));
    expect(await resize(doctor, { appointmentId: appointment.id, endsAt: at(11) })).toMatchObject({
      stateId: S.CONFIRMED,
      version: 2,
      startsAt: at(10),
    });
    const longer = await traces(appointment.system, appointment.id);
    expect(longer).toMatchObject({ claims: 12, dayPlaces: 1, outbox: [], audit: ["appointment.resize"] });
    expect(longer.history.map(({ action }) => action)).toEqual(["book", "update"]);
    await resize(doctor, { appointmentId: appointment.id, endsAt: at(10, 15) });
    expect((await traces(appointment.system, appointment.id)).claims).toBe(3);
    // What it gave up is free: another appointment fits there.
    await given(at(10, 15), { patientId: practice.ids.otherPatient });
    const { kept, counted } = await buckets(appointment.system);
    expect(kept).toEqual(counted);
  });

  it("names the rule that the longer appointment breaks, and breaks it once staff say so, in a lane of its own", async () => {
    nextDay();
    const appointment = await given(at(10));
    await given(at(10, 30), { patientId: practice.ids.otherPatient });
    const request = { appointmentId: appointment.id, endsAt: at(10, 45) };
    await expect(resize(doctor, request)).rejects.toMatchObject({
      code: "ruleBroken",
      fields: [{ field: "override", values: { rule: "This time is already booked" } }],
    });
    expect(await endOf(appointment)).toBe(at(10, 30));
    await resize(doctor, { ...request, override: "on" });
    expect((await traces(appointment.system, appointment.id)).audit).toEqual([
      "appointment.resize",
      "appointment.overrideRule",
    ]);
    expect(await endOf(appointment)).toBe(at(10, 45));
  });

  it("warns beyond the working hours, but not of a start that lies in the past", async () => {
    nextDay();
    const late = await given(at(16, 30));
    await expect(resize(doctor, { appointmentId: late.id, endsAt: at(17, 30) })).rejects.toMatchObject({
      fields: [{ field: "override", values: { rule: "The doctor does not see patients at this time" } }],
    });
    const begun = await given(at(10), { stateId: S.IN_PROGRESS });
    const now = await practice.as(doctor, at(10, 20));
    expect(await resizeAppointment(now, { appointmentId: begun.id, endsAt: at(11) })).toMatchObject({ version: 2 });
  });

  it("refuses an end that no appointment can have, and an appointment that is over", async () => {
    nextDay();
    const { id } = await given(at(10));
    for (const endsAt of [at(10), at(9), at(10, 30), at(10, 32), at(10) + 25 * HOUR])
      await expect(resize(doctor, { appointmentId: id, endsAt })).rejects.toMatchObject({
        fields: [{ field: "endsAt" }],
      });
    const over = await given(at(12), { stateId: S.COMPLETED });
    await expect(resize(doctor, { appointmentId: over.id, endsAt: at(13) })).rejects.toMatchObject({
      code: "wrongState",
    });
  });

  it("is done once for a key that is sent again", async () => {
    nextDay();
    const appointment = await given(at(10));
    const request = { appointmentId: appointment.id, endsAt: at(11), idempotencyKey: "the-same-key" };
    const first = await resize(doctor, request);
    expect(await resize(doctor, request)).toEqual(first);
    expect((await traces(appointment.system, appointment.id)).version).toBe(2);
  });

  it("lets one of two neighbours that grow into the same time win; the other hears the nearest times", async () => {
    nextDay();
    const first = await given(at(10));
    const second = await given(at(11), { patientId: practice.ids.otherPatient });
    // Both have looked before either has written: the key of the claims decides.
    const [a, b] = [await practice.as(doctor), await practice.as(doctor)];
    const answers = await Promise.allSettled([
      resizeAppointment(a, { appointmentId: first.id, endsAt: at(11) }),
      rescheduleAppointment(b, { appointmentId: second.id, startsAt: at(10, 30) }),
    ]);
    const lost = answers.filter((answer) => answer.status === "rejected");
    expect(lost).toHaveLength(1);
    expect(["timeTaken", "slotTaken", "ruleBroken"]).toContain((lost[0] as { reason: { code: string } }).reason.code);
    const overlaps = await first.system.db
      .raw(
        `SELECT count(*) AS n FROM appointment a JOIN appointment b ON b.organization_id = a.organization_id
         WHERE a.organization_id = ?1 AND a.id = ?2 AND b.id = ?3 AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
        first.system.db.organizationId,
        first.id,
        second.id,
      )
      .first<number>("n");
    expect(overlaps).toBe(0);
  });

  it("is the staff's: not a patient's, not another doctor's, not another organization's", async () => {
    nextDay();
    const appointment = await given(at(10));
    const request = { appointmentId: appointment.id, endsAt: at(11) };
    await expect(resize(patient, request)).rejects.toMatchObject({ status: 403 });
    await expect(resize(employeeActor(practice.ids.otherDoctor), request)).rejects.toMatchObject({ status: 404 });
    const foreign = await openPractice({ now: MONDAY });
    await expect(resizeAppointment(await foreign.as(foreign.administrator), request)).rejects.toMatchObject({
      status: 404,
    });
    expect(await endOf(appointment)).toBe(at(10, 30));
  });
});

describe("giving an appointment to another doctor", () => {
  const move = async (actor: Actor, request: Record<string, unknown>) =>
    rescheduleAppointment(await practice.as(actor), request);

  it("frees the one's time and wins the other's, at the same hour or another", async () => {
    nextDay();
    const appointment = await given(at(10));
    const employeeId = practice.ids.otherDoctor;
    expect(
      await move(practice.administrator, { appointmentId: appointment.id, startsAt: at(10), employeeId }),
    ).toMatchObject({
      stateId: S.RESCHEDULED,
      startsAt: at(10),
    });
    const holders = await appointment.system.db
      .raw(
        "SELECT DISTINCT resource_id AS held FROM slot_claim WHERE organization_id = ?1 AND holder_id = ?2",
        appointment.system.db.organizationId,
        appointment.id,
      )
      .all<{ held: string }>();
    expect(holders.results).toEqual([{ held: employeeId }]);
    const { kept, counted } = await buckets(appointment.system);
    expect(kept).toEqual(counted);
    // The first doctor is free again at that hour.
    await given(at(10), { patientId: practice.ids.otherPatient });
  });

  it("warns where that doctor is busy", async () => {
    nextDay();
    const appointment = await given(at(10));
    const employeeId = practice.ids.otherDoctor;
    await given(at(12), { employeeId, patientId: practice.ids.otherPatient });
    await expect(
      move(practice.administrator, { appointmentId: appointment.id, startsAt: at(12), employeeId }),
    ).rejects.toMatchObject({ code: "ruleBroken" });
  });

  it("is for those who may set appointments with that doctor: not for patients, nor for a doctor with their own only", async () => {
    nextDay();
    const appointment = await given(at(10));
    const request = { appointmentId: appointment.id, startsAt: at(11), employeeId: practice.ids.otherDoctor };
    await expect(move(patient, request)).rejects.toMatchObject({ status: 403 });
    await expect(move(doctor, request)).rejects.toMatchObject({ status: 403 });
    expect(await traces(appointment.system, appointment.id)).toMatchObject({ version: 1, state: S.CONFIRMED });
  });
});
