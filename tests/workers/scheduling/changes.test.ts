import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { rejectAppointment } from "~/features/scheduling/services/appointments/reject-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { buckets, givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

let practice: Practice;
let doctor: Actor;
let patient: Actor;
let next = MONDAY + 24 * HOUR;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

async function given(stateId: (typeof S)[keyof typeof S], more = {}) {
  next += HOUR;
  const system = await practice.as({ kind: "system", task: "test" });
  const id = await givenAppointment(practice, system, { startsAt: next, stateId, ...more });
  return { id, startsAt: next, system };
}

describe("two at once", () => {
  it("one of two people who confirm wins; the other is told that it changed, and nothing is written twice", async () => {
    const { id, system } = await given(S.NEW);
    const contexts = await Promise.all([practice.as(doctor), practice.as(practice.administrator)]);
    const answers = await Promise.allSettled(
      contexts.map((context) => confirmAppointment(context, { appointmentId: id })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = answers.find((answer) => answer.status === "rejected");
    expect(lost?.reason).toMatchObject({ name: "ConflictError", status: 409 });
    const after = await traces(system, id);
    expect(after).toMatchObject({ state: S.CONFIRMED, version: 2 });
    expect(after.history).toHaveLength(2);
    expect(after.outbox).toHaveLength(1);
  });

  it("a patient who cancels and a doctor who confirms at the same moment leave one outcome", async () => {
    const { id, system } = await given(S.NEW);
    const [byDoctor, byPatient] = await Promise.all([practice.as(doctor), practice.as(patient)]);
    const answers = await Promise.allSettled([
      confirmAppointment(byDoctor, { appointmentId: id }),
      cancelAppointment(byPatient, { appointmentId: id }),
    ]);
    expect(answers.filter((answer) => answer.status === "fulfilled").length).toBeGreaterThanOrEqual(1);
    const after = await traces(system, id);
    // When the cancellation came second it is a cancellation of a confirmed appointment: both then are in the history.
    expect(after.version).toBe(1 + answers.filter((answer) => answer.status === "fulfilled").length);
    expect(after.claims).toBe(after.state === S.CONFIRMED ? 6 : 0);
  });
});

describe("the same key said twice", () => {
  it("gives the first answer and writes nothing new", async () => {
    const { id, system } = await given(S.NEW);
    const request = { appointmentId: id, idempotencyKey: `key-${id}` };
    const first = await confirmAppointment(await practice.as(doctor), request);
    const second = await confirmAppointment(await practice.as(doctor), request);
    expect(second).toEqual(first);
    expect((await traces(system, id)).version).toBe(2);
  });

  it("is refused for something else", async () => {
    const one = await given(S.NEW);
    const other = await given(S.NEW);
    const idempotencyKey = `key-${one.id}`;
    await confirmAppointment(await practice.as(doctor), { appointmentId: one.id, idempotencyKey });
    await expect(
      confirmAppointment(await practice.as(doctor), { appointmentId: other.id, idempotencyKey }),
    ).rejects.toThrow();
    expect((await traces(other.system, other.id)).version).toBe(1);
  });
});

describe("undo", () => {
  it("brings the state before back with its time, and withdraws the mail that was held back", async () => {
    const { id, system, startsAt } = await given(S.NEW);
    const { undoUntil } = await cancelAppointment(await practice.as(doctor), { appointmentId: id });
    expect(undoUntil).toBe(MONDAY + 15 * 60_000);
    const canceled = await traces(system, id);
    expect(canceled).toMatchObject({ state: S.CANCELED, claims: 0, due: [] });
    expect(
      canceled.outbox.filter(({ topic }) => topic === "mail").map(({ status, availableAt }) => [status, availableAt]),
    ).toEqual([["PENDING", MONDAY + 60_000]]);

    await undoAppointment(await practice.as(doctor, MONDAY + 30_000), { appointmentId: id });
    const undone = await traces(system, id);
    expect(undone).toMatchObject({ state: S.NEW, version: 3, claims: 6, dayPlaces: 1, due: [startsAt + 1] });
    expect(undone.outbox.filter(({ topic }) => topic === "mail").map(({ status }) => status)).toEqual(["WITHDRAWN"]);
  });

  it("is over after a quarter of an hour, and the mail stays on its way", async () => {
    const { id, system } = await given(S.NEW);
    await rejectAppointment(await practice.as(doctor), { appointmentId: id });
    await expect(
      undoAppointment(await practice.as(doctor, MONDAY + 15 * 60_000), { appointmentId: id }),
    ).rejects.toMatchObject({ status: 409 });
    const after = await traces(system, id);
    expect(after.state).toBe(S.REJECTED);
    expect(after.outbox.map(({ status }) => status)).toEqual(["PENDING"]);
  });

  it("says clearly that the time went to somebody else", async () => {
    const { id, system, startsAt } = await given(S.CONFIRMED);
    await cancelAppointment(await practice.as(doctor), { appointmentId: id });
    await givenAppointment(practice, system, { startsAt, stateId: S.CONFIRMED, patientId: practice.ids.otherPatient });
    const before = await traces(system, id);
    await expect(
      undoAppointment(await practice.as(doctor, MONDAY + 1_000), { appointmentId: id }),
    ).rejects.toMatchObject({ code: "slotTaken", status: 409 });
    expect(await traces(system, id)).toEqual(before);
  });

  it("is only for whoever did it", async () => {
    const { id, system } = await given(S.CONFIRMED);
    await cancelAppointment(await practice.as(patient), { appointmentId: id });
    await expect(undoAppointment(await practice.as(doctor), { appointmentId: id })).rejects.toMatchObject({
      status: 409,
    });
    expect((await traces(system, id)).state).toBe(S.CANCELED);
  });
});

describe("expiry", () => {
  it("lets go of a request whose start passed, once, and takes the item off the list", async () => {
    const { id, startsAt, system } = await given(S.NEW);
    await system.db
      .raw(
        "INSERT INTO due_work (organization_id, due_at, kind, id) VALUES (?1, ?2, 'APPOINTMENT_EXPIRY', ?3)",
        system.db.organizationId,
        startsAt + 1,
        id,
      )
      .run();
    const later = await practice.as({ kind: "system", task: "due-work" }, startsAt + 2);
    await expireAppointment(later, { id, dueAt: startsAt + 1 });
    await expireAppointment(later, { id, dueAt: startsAt + 1 });
    expect(await traces(system, id)).toMatchObject({ state: S.EXPIRED, version: 2, claims: 0, due: [] });
  });

  it("leaves a time that the clinic proposed to staff until a day after its end", async () => {
    const { id, startsAt, system } = await given(S.NEW_FROM_ORGANIZATION);
    const end = startsAt + 30 * 60_000;
    await system.db
      .raw(
        "INSERT INTO due_work (organization_id, due_at, kind, id) VALUES (?1, ?2, 'APPOINTMENT_EXPIRY', ?3)",
        system.db.organizationId,
        startsAt + 1,
        id,
      )
      .run();
    const clock = (at: number) => practice.as({ kind: "system", task: "due-work" }, at);
    await expireAppointment(await clock(startsAt + 2), { id, dueAt: startsAt + 1 });
    const until = end + 24 * HOUR;
    expect(await traces(system, id)).toMatchObject({ state: S.NEW_FROM_ORGANIZATION, version: 1, due: [until] });
    await expireAppointment(await clock(until), { id, dueAt: until });
    expect(await traces(system, id)).toMatchObject({ state: S.EXPIRED, claims: 0, due: [] });
  });

  it("leaves a confirmed appointment alone", async () => {
    const { id, startsAt, system } = await given(S.CONFIRMED);
    await system.db
      .raw(
        "INSERT INTO due_work (organization_id, due_at, kind, id) VALUES (?1, ?2, 'APPOINTMENT_EXPIRY', ?3)",
        system.db.organizationId,
        startsAt + 1,
        id,
      )
      .run();
    await expireAppointment(await practice.as({ kind: "system", task: "due-work" }, startsAt + 2), {
      id,
      dueAt: startsAt + 1,
    });
    expect(await traces(system, id)).toMatchObject({ state: S.CONFIRMED, version: 1, claims: 6, due: [] });
  });
});

describe("whose appointment it is", () => {
  const strangers: [string, () => Actor][] = [
    ["another patient", () => patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser)],
    ["the doctor of somebody else", () => employeeActor(practice.ids.otherDoctor)],
    [
      "the holder of another appointment's link",
      () => ({ kind: "link", appointmentId: "another", patientId: practice.ids.otherPatient, linkHash: "0" }),
    ],
  ];

  it.each(strangers)("%s finds nothing of that id, as with an unknown one", async (_who, actor) => {
    const { id, system } = await given(S.NEW);
    const before = await traces(system, id);
    await expect(cancelAppointment(await practice.as(actor()), { appointmentId: id })).rejects.toMatchObject({
      status: 404,
    });
    await expect(cancelAppointment(await practice.as(actor()), { appointmentId: "unknown" })).rejects.toMatchObject({
      status: 404,
    });
    expect(await traces(system, id)).toEqual(before);
  });

  it("another organization's administrator finds nothing", async () => {
    const { id, system } = await given(S.NEW);
    const elsewhere = await openPractice({ now: MONDAY });
    await expect(
      confirmAppointment(await elsewhere.as(elsewhere.administrator), { appointmentId: id }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await traces(system, id)).version).toBe(1);
  });

  it("a stranger may not even ask", async () => {
    const { id } = await given(S.NEW);
    await expect(
      cancelAppointment(await practice.as({ kind: "anonymous" }), { appointmentId: id }),
    ).rejects.toMatchObject({ status: 401 });
  });
});

describe("a booking that is called off before its mail went out", () => {
  it("tells nobody", async () => {
    const { id, system } = await given(S.NEW);
    const booked = {
      template: "appointment.booked",
      to: { kind: "PATIENT", id: practice.ids.patient },
      appointmentId: id,
    };
    await system.db
      .raw(
        "INSERT INTO outbox (organization_id, id, topic, payload, created_at, available_at, status, attempts) VALUES (?1, ?2, 'mail', ?3, ?4, ?5, 'PENDING', 0)",
        system.db.organizationId,
        `booked-${id}`,
        JSON.stringify(booked),
        MONDAY,
        MONDAY + 60_000,
      )
      .run();
    await cancelAppointment(await practice.as(patient), { appointmentId: id });
    const mails = (await traces(system, id)).outbox.filter(({ topic }) => topic === "mail");
    expect(mails.map(({ status }) => status)).toEqual(["WITHDRAWN"]);
  });
});

it("keeps the maintained counts equal to a recount after all of it", async () => {
  const { kept, counted } = await buckets(await practice.as(practice.administrator));
  expect(counted.length).toBeGreaterThan(3);
  expect(kept).toEqual(counted);
});
