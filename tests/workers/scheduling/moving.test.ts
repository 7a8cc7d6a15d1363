import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { blockTime } from "~/features/scheduling/services/calendar/block-time.server";
import { moveBlockedTime } from "~/features/scheduling/services/calendar/move-blocked-time.server";
import { readMoveTimes } from "~/features/scheduling/services/appointments/read-move-times.server";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { resizeAppointment } from "~/features/scheduling/services/calendar/resize-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { nearestOf } from "~/features/scheduling/support/availability/time-taken.server";
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

/** UTC ms of a time on the wall clock of Madrid, on this test's day. */
const at = (hours: number, minutes = 0) => day + (hours - 2) * HOUR + minutes * 60_000;
const isoDay = () => new Date(day + 12 * HOUR).toISOString().slice(0, 10);

async function given(startsAt: number, more: Parameters<typeof givenAppointment>[2] | object = {}) {
  const system = await practice.as({ kind: "system", task: "test" });
  const id = await givenAppointment(practice, system, { startsAt, stateId: S.CONFIRMED, ...more });
  return { id, system };
}

const nextDay = () => void (day += 24 * HOUR);

describe("moving an appointment", () => {
  it("by the clinic waits for the patient, frees the old time and wins the new one", async () => {
    nextDay();
    const { id, system } = await given(at(10));
    const moved = await rescheduleAppointment(await practice.as(doctor), { appointmentId: id, startsAt: at(11) });
    expect(moved).toMatchObject({ stateId: S.RESCHEDULED, startsAt: at(11) });
    const after = await traces(system, id);
    expect(after).toMatchObject({ claims: 6, dayPlaces: 1, due: [at(11) + 1] });
    expect(
      after.outbox.map(({ payload }) => JSON.parse(payload) as { template: string }).map(({ template }) => template),
    ).toEqual(["appointment.rescheduled"]);
    // The old time is free again: another appointment fits there.
    await given(at(10), { patientId: practice.ids.otherPatient });
  });

  it("by the patient waits for the clinic, which is told", async () => {
    nextDay();
    const { id, system } = await given(at(10));
    const moved = await rescheduleAppointment(await practice.as(patient), { appointmentId: id, startsAt: at(12, 30) });
    expect(moved.stateId).toBe(S.NEW);
    const templates = (await traces(system, id)).outbox.map(
      ({ payload }) => JSON.parse(payload) as { template: string; to: { kind: string } },
    );
    expect(templates.map(({ template, to }) => `${template} ${to.kind}`).sort()).toEqual([
      "appointment.requestReceived EMPLOYEE",
      "appointment.rescheduled PATIENT",
    ]);
  });

  it("by the patient is what they ask for from then on; by the clinic, what they asked for is kept beside it", async () => {
    nextDay();
    const { id } = await given(at(10));
    const asked = async () => (await viewAppointment(await practice.as(patient), id)).appointment;
    await rescheduleAppointment(await practice.as(patient), { appointmentId: id, startsAt: at(12) });
    expect(await asked()).toMatchObject({ startsAt: at(12), requestedAt: at(12) });
    await rescheduleAppointment(await practice.as(doctor), { appointmentId: id, startsAt: at(14) });
    expect(await asked()).toMatchObject({ startsAt: at(14), requestedAt: at(12) });
  });

  it("is refused from where the appointment no longer lies, of whatever kind it is, and stays where somebody put it", async () => {
    nextDay();
    const desk = await practice.as(practice.administrator);
    const { id } = await given(at(10));
    const seen = { seenAt: at(10), seenWith: practice.ids.doctor };
    await rescheduleAppointment(desk, { appointmentId: id, startsAt: at(11), ...seen });
    const late = { code: "changedMeanwhile", fields: [{ message: "scheduling:disabled.changedMeanwhile" }] };
    await expect(
      rescheduleAppointment(await practice.as(doctor), { appointmentId: id, startsAt: at(12), ...seen }),
    ).rejects.toMatchObject(late);
    await expect(resizeAppointment(desk, { appointmentId: id, endsAt: at(12), ...seen })).rejects.toMatchObject(late);
    await expect(
      rescheduleAppointment(desk, { appointmentId: id, startsAt: at(12), seenWith: practice.ids.otherDoctor }),
    ).rejects.toMatchObject(late);
    expect((await viewAppointment(desk, id)).appointment).toMatchObject({ startsAt: at(11) });

    const { employeeId, branchId } = { employeeId: practice.ids.doctor, branchId: practice.ids.branch };
    const blocked = await blockTime(desk, { employeeId, branchId, startsAt: at(13), durationMinutes: 30 });
    await moveBlockedTime(desk, { appointmentId: blocked.id, startsAt: at(14), seenAt: at(13) });
    await expect(
      moveBlockedTime(desk, { appointmentId: blocked.id, startsAt: at(15), seenAt: at(13) }),
    ).rejects.toMatchObject(late);
  });

  it("is undone by who made it; whoever moved it before is told that somebody else did since", async () => {
    nextDay();
    const { id } = await given(at(10));
    await rescheduleAppointment(await practice.as(doctor), { appointmentId: id, startsAt: at(11) });
    await rescheduleAppointment(await practice.as(practice.administrator), { appointmentId: id, startsAt: at(12) });
    await expect(undoAppointment(await practice.as(doctor), { appointmentId: id })).rejects.toMatchObject({
      fields: [{ message: "scheduling:disabled.changedMeanwhile" }],
    });
  });

  it("takes a time in the words of the specification", async () => {
    nextDay();
    const { id } = await given(at(10));
    const date = new Date(day + 12 * HOUR);
    const scheduledDateStringcc = `${String(date.getUTCDate()).padStart(2, "0")} May 2026`;
    const moved = await rescheduleAppointment(await practice.as(doctor), {
      appointmentId: id,
      scheduledDateStringcc,
      scheduledTime: 13 * 60,
    });
    expect(moved.startsAt).toBe(at(13));
  });

  it("may overlap its own old time", async () => {
    nextDay();
    const { id } = await given(at(10));
    expect(
      await rescheduleAppointment(await practice.as(doctor), { appointmentId: id, startsAt: at(10, 15) }),
    ).toMatchObject({ startsAt: at(10, 15) });
  });

  it("keeps a patient to the rules: the message names the one that is broken, and nothing changes", async () => {
    nextDay();
    const { id, system } = await given(at(10));
    await given(at(11), { patientId: practice.ids.otherPatient });
    const before = await traces(system, id);
    const move = async (startsAt: number) =>
      rescheduleAppointment(await practice.as(patient), { appointmentId: id, startsAt });
    await expect(move(at(11))).rejects.toMatchObject({
      fields: [{ field: "startsAt", message: "booking:rules.alreadyTaken" }],
    });
    await expect(move(at(18))).rejects.toMatchObject({
      fields: [{ field: "startsAt", message: "booking:rules.outsideHours" }],
    });
    await expect(move(at(12) + 60_000)).rejects.toMatchObject({
      fields: [{ field: "startsAt", message: "scheduling:move.fiveMinutes" }],
    });
    expect(await traces(system, id)).toEqual(before);
  });

  it("tells staff which rule a time breaks, and does it once they override, in a lane of its own and audited", async () => {
    nextDay();
    const { id, system } = await given(at(10));
    await given(at(11), { patientId: practice.ids.otherPatient });
    const request = { appointmentId: id, startsAt: at(11) };
    await expect(rescheduleAppointment(await practice.as(doctor), request)).rejects.toMatchObject({
      code: "ruleBroken",
      fields: [
        {
          field: "override",
          message: "scheduling:set.overrideWarning",
          values: { rule: "This time is already booked" },
        },
      ],
    });
    await rescheduleAppointment(await practice.as(doctor), { ...request, override: "on" });
    const after = await traces(system, id);
    expect(after).toMatchObject({ state: S.RESCHEDULED, claims: 6 });
    expect(after.audit).toEqual(["appointment.reschedule", "appointment.overrideRule"]);
    const lane = await system.db
      .raw("SELECT lane FROM appointment WHERE organization_id = ?1 AND id = ?2", system.db.organizationId, id)
      .first<number>("lane");
    expect(lane).toBe(1);
  });

  it("offers the nearest free times to whoever wants one that is taken, staff and patient alike", async () => {
    nextDay();
    const { id } = await given(at(10));
    await given(at(12), { patientId: practice.ids.otherPatient });
    for (const actor of [doctor, patient]) {
      const refusal: unknown = await rescheduleAppointment(await practice.as(actor), {
        appointmentId: id,
        startsAt: at(12),
      }).catch((error: unknown) => error);
      const nearest = nearestOf(refusal);
      expect(nearest).toHaveLength(6);
      // Half an hour before and after is free; the taken half hour is not.
      expect(nearest).toEqual(expect.arrayContaining([at(11, 30), at(12, 30)]));
      expect(nearest.filter((start) => start > at(11, 30) && start < at(12, 30))).toEqual([]);
    }
  });

  it("lets one of two patients win a time that both want; the other keeps the old one", async () => {
    nextDay();
    const mine = await given(at(10));
    const theirs = await given(at(11), { patientId: practice.ids.otherPatient });
    const other = patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser);
    const answers = await Promise.allSettled([
      rescheduleAppointment(await practice.as(patient), { appointmentId: mine.id, startsAt: at(14) }),
      rescheduleAppointment(await practice.as(other), { appointmentId: theirs.id, startsAt: at(14) }),
    ]);
    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
    const kept = answers[0].status === "fulfilled" ? theirs : mine;
    expect(await traces(kept.system, kept.id)).toMatchObject({ state: S.CONFIRMED, version: 1, claims: 6 });
  });

  it("offers the free times of the day, but not the one that the appointment has already", async () => {
    nextDay();
    const { id } = await given(at(9));
    await given(at(10), { patientId: practice.ids.otherPatient });
    const { week } = await readMoveTimes(await practice.as(patient), id, isoDay());
    expect(week.day).toBe(isoDay());
    expect(week.times[0]).toBe(at(9, 5));
    expect(week.times).not.toContain(at(10));
    expect(week.times).not.toContain(at(9, 35));
    expect(week.times.at(-1)).toBe(at(16, 30));
  });
});

describe("moving an appointment to another doctor", () => {
  it("offers staff the times of whom they choose, its own among them, and takes one in one act that is undone at once", async () => {
    nextDay();
    const { doctor: own, otherDoctor } = practice.ids;
    const { id, system } = await given(at(10));
    const desk = await practice.as(practice.administrator);
    const before = await readMoveTimes(desk, id, isoDay());
    expect(before).toMatchObject({ chosen: null, week: { day: isoDay() } });
    expect(before.week.times).not.toContain(at(10));
    const { chosen, week } = await readMoveTimes(desk, id, isoDay(), otherDoctor);
    expect(chosen?.id).toBe(otherDoctor);
    expect(week.times).toContain(at(10));
    const later = at(11) + 24 * HOUR;
    await rescheduleAppointment(desk, { appointmentId: id, startsAt: later, employeeId: otherDoctor });
    const { outbox } = await traces(system, id);
    const told = outbox.map(({ payload }) => (JSON.parse(payload) as { template: string }).template);
    expect(told.filter((template) => template === "appointment.rescheduled")).toHaveLength(1);
    await undoAppointment(await practice.as(practice.administrator), { appointmentId: id });
    const { appointment } = await viewAppointment(await practice.as(practice.administrator), id);
    expect(appointment).toMatchObject({ startsAt: at(10), employee: { id: own } });
  });

  it("is offered to nobody who may not give it away", async () => {
    nextDay();
    const { id } = await given(at(10));
    const asked = await readMoveTimes(await practice.as(patient), id, isoDay(), practice.ids.otherDoctor);
    expect(asked).toMatchObject({ others: [], chosen: null });
    expect(asked.week.times).not.toContain(at(10));
    const own = await readMoveTimes(await practice.as(doctor), id, isoDay(), practice.ids.otherDoctor);
    expect(own).toMatchObject({ others: [], chosen: null });
  });
});

describe("setting an appointment", () => {
  const wanted = () => ({
    patientId: practice.ids.patient,
    serviceOfferingId: practice.ids.clinicOffering,
    employeeId: practice.ids.doctor,
    branchId: practice.ids.branch,
  });

  it("is a proposal, a confirmed appointment when agreed on the phone, or a walk-in now", async () => {
    nextDay();
    const set = async (more: object, now = MONDAY) =>
      setAppointment(await practice.as(practice.administrator, now), { ...wanted(), ...more });
    expect((await set({ startsAt: at(9) })).stateId).toBe(S.NEW_FROM_ORGANIZATION);
    expect((await set({ day: isoDay(), time: "10:00", patientAgreed: "on" })).stateId).toBe(S.CONFIRMED);
    const walkIn = await set({ walkIn: "on" }, at(11, 3));
    expect(walkIn).toMatchObject({ stateId: S.CONFIRMED_WALKIN, startsAt: at(11, 5) });
    const system = await practice.as({ kind: "system", task: "test" });
    expect((await traces(system, walkIn.id)).outbox).toEqual([]);
  });

  it("warns when the patient is elsewhere at that time", async () => {
    nextDay();
    await given(at(9), { employeeId: practice.ids.otherDoctor });
    await expect(
      setAppointment(await practice.as(practice.administrator), { ...wanted(), startsAt: at(9, 15) }),
    ).rejects.toMatchObject({
      code: "ruleBroken",
      fields: [
        {
          field: "override",
          // Which one: when, and with whom.
          values: {
            rule: expect.stringMatching(
              /^The patient has another appointment at this time: \w{3}, \w{3} \d+, \d\d:\d\d with \S+ \S+/,
            ) as string,
          },
        },
      ],
    });
  });

  it("is once for a key", async () => {
    nextDay();
    const request = { ...wanted(), startsAt: at(15), idempotencyKey: "once-and-no-more" };
    const first = await setAppointment(await practice.as(practice.administrator), request);
    expect(await setAppointment(await practice.as(practice.administrator), request)).toEqual(first);
  });

  it("refuses people, places and offerings of another organization", async () => {
    nextDay();
    const elsewhere = await openPractice({ now: MONDAY });
    for (const foreign of [
      { patientId: elsewhere.ids.patient },
      { employeeId: elsewhere.ids.doctor },
      { branchId: elsewhere.ids.branch },
      { serviceOfferingId: elsewhere.ids.clinicOffering },
    ]) {
      await expect(
        setAppointment(await practice.as(practice.administrator), { ...wanted(), startsAt: at(9), ...foreign }),
      ).rejects.toMatchObject({ status: 404 });
    }
  });

  it("is not for patients, nor for one doctor in the name of another", async () => {
    nextDay();
    await expect(setAppointment(await practice.as(patient), { ...wanted(), startsAt: at(9) })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      setAppointment(await practice.as(employeeActor(practice.ids.otherDoctor)), { ...wanted(), startsAt: at(9) }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("blocking time", () => {
  it("keeps appointments out, and is refused where one is already", async () => {
    nextDay();
    const context = await practice.as(doctor);
    const block = {
      employeeId: practice.ids.doctor,
      branchId: practice.ids.branch,
      day: isoDay(),
      time: "09:00",
      durationMinutes: 60,
      reason: "Training",
    };
    const { id } = await blockTime(context, block);
    expect(await traces(context, id)).toMatchObject({ state: S.BLOCKED, claims: 12, dayPlaces: 0 });
    await expect(blockTime(await practice.as(doctor), { ...block, time: "09:30" })).rejects.toMatchObject({
      code: "slotTaken",
    });
  });

  it("is moved and made longer; what it leaves is free, and where an appointment is it stays as it was", async () => {
    nextDay();
    const context = await practice.as(doctor);
    const { doctor: employeeId, branch: branchId, patient: patientId } = practice.ids;
    const { id } = await blockTime(context, { employeeId, branchId, startsAt: at(9), durationMinutes: 60 });
    await givenAppointment(practice, context, { startsAt: at(12), stateId: S.CONFIRMED, patientId });
    const move = async (request: object, actor = doctor) =>
      moveBlockedTime(await practice.as(actor), { appointmentId: id, ...request });
    expect(await move({ startsAt: at(10), durationMinutes: 90 })).toMatchObject({ startsAt: at(10), version: 2 });
    const after = await traces(context, id);
    expect(after).toMatchObject({ state: S.BLOCKED, claims: 18, dayPlaces: 0 });
    expect(after.audit).toEqual(["appointment.block", "appointment.moveBlocked"]);
    expect(after.outbox.filter(({ topic }) => topic === "mail")).toEqual([]);
    await givenAppointment(practice, context, { startsAt: at(9), stateId: S.CONFIRMED, patientId });
    await expect(move({ startsAt: at(11, 30) })).rejects.toMatchObject({ code: "slotTaken" });
    await expect(move({ durationMinutes: 150 })).rejects.toMatchObject({ code: "slotTaken" });
    await expect(move({ startsAt: at(10) })).rejects.toMatchObject({ fields: [{ message: "scheduling:move.same" }] });
    expect(await traces(context, id)).toEqual(after);
  });

  it("goes to another doctor of the place, for whoever may block that doctor's time", async () => {
    nextDay();
    const { doctor: employeeId, otherDoctor, branch: branchId } = practice.ids;
    const { id } = await blockTime(await practice.as(doctor), {
      ...{ employeeId, branchId, startsAt: at(9), durationMinutes: 30 },
    });
    const request = { appointmentId: id, employeeId: otherDoctor };
    await expect(moveBlockedTime(await practice.as(doctor), request)).rejects.toMatchObject({ status: 404 });
    await expect(
      moveBlockedTime(await practice.as(practice.administrator), {
        ...request,
        employeeId: practice.created.creatorEmployeeId,
      }),
    ).rejects.toMatchObject({ fields: [{ message: "scheduling:move.notAtPlace" }] });
    await moveBlockedTime(await practice.as(practice.administrator), { ...request, idempotencyKey: "to-the-other" });
    const context = await practice.as(practice.administrator);
    const held = await context.db
      .raw(
        "SELECT DISTINCT resource_id AS held FROM slot_claim WHERE organization_id = ?1 AND holder_id = ?2",
        context.db.organizationId,
        id,
      )
      .all<{ held: string }>();
    expect(held.results).toEqual([{ held: otherDoctor }]);
  });

  it("is no way to move an appointment", async () => {
    nextDay();
    const context = await practice.as(doctor);
    const id = await givenAppointment(practice, context, { startsAt: at(12), stateId: S.CONFIRMED });
    await expect(moveBlockedTime(context, { appointmentId: id, startsAt: at(13) })).rejects.toMatchObject({
      code: "wrongState",
    });
  });
});

it("keeps the maintained counts equal to a recount after all of it", async () => {
  const { kept, counted } = await buckets(await practice.as(practice.administrator));
  expect(counted.length).toBeGreaterThan(5);
  expect(kept).toEqual(counted);
});
