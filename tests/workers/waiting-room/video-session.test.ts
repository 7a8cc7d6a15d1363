import { beforeAll, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { markNoShow } from "~/features/scheduling/services/appointments/mark-no-show.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { secondsLeft, type SessionTimes } from "~/features/scheduling/domain/appointments/session-time";
import { actInRoom } from "~/features/waiting-room/services/rooms/act-in-room.server";
import { alertRemote } from "~/features/waiting-room/services/appointments/alert-remote.server";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { endVideoCall } from "~/features/waiting-room/services/sessions/end-video-call.server";
import { readAppointmentRecord } from "~/features/waiting-room/services/record/read-appointment-record.server";
import { saveReviewNote } from "~/features/waiting-room/services/record/save-review-note.server";
import { sessionConfig } from "~/features/waiting-room/support/video/video-call-config.server";
import { sessionState } from "~/features/waiting-room/support/sessions/session-state.server";
import { checkInToRoom } from "~/features/waiting-room/services/rooms/check-in-to-room.server";
import { startInRoom } from "~/features/waiting-room/services/sessions/start-in-room.server";
import { startVideoCall } from "~/features/waiting-room/services/sessions/start-video-call.server";
import { reportStreaming } from "~/features/waiting-room/services/video/report-streaming.server";
import { viewVideoAppointment } from "~/features/waiting-room/services/video/view-video-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { ROOM_COOKIE } from "~/platform/http/cookies.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";

const now = Date.UTC(2026, 10, 23, 9, 0);
const SYSTEM: Actor = { kind: "system", task: "test" };
const ANONYMOUS: Actor = { kind: "anonymous" };
const plain = new Request("https://clinic.localhost/");
const minutes = (count: number) => now + count * 60_000;

let practice: Awaited<ReturnType<typeof openPractice>>;
let doctor: Actor;
let patient: Actor;

/** An appointment of 15 minutes at nine. */
async function withAppointment(
  id: string,
  values: Record<string, string | number> = {},
): Promise<{ appointmentId: string }> {
  const { db } = await practice.as(SYSTEM, now);
  const { ids } = practice;
  const row = {
    id,
    state_id: 2,
    type: "video",
    employee_id: ids.doctor,
    branch_id: ids.branch,
    service_offering_id: ids.videoOffering,
    patient_id: ids.patient,
    starts_at: now,
    ends_at: minutes(15),
    time_zone: "Europe/Madrid",
    local_day: "2026-11-23",
    booked_by: "PATIENT",
    created_at: now,
    updated_at: now,
    ...values,
  };
  await db.rawBatch(loadRowsStatements(db, "appointment", Object.keys(row), [Object.values(row)]));
  return { appointmentId: id };
}

/** The doctor's page takes its place in the call. */
async function comesIntoCall({ appointmentId }: { appointmentId: string }): Promise<void> {
  const media = { audio: true, video: true, screen: false };
  const act = { type: "CALL_JOIN", chatRoomId: appointmentId, peerId: `of-${appointmentId}`, media } as const;
  await actInRoom(await practice.as(doctor, now), plain, practice.ids.room, async (room, identity) => {
    await room.poll(identity, null, 0);
    expect(await room.act(identity, act)).toEqual({ status: true });
  });
}

beforeAll(async () => {
  practice = await openPractice({ now });
  doctor = employeeActor(practice.ids.doctor);
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

describe("a video session", () => {
  it("does not begin while its provider is still before the call, but when they join it", async () => {
    const appointment = await withAppointment("before-the-call");
    const { db } = await practice.as(SYSTEM, now);
    const stateOf = async () =>
      (
        await db
          .raw(
            "SELECT state_id AS state FROM appointment WHERE organization_id = ?1 AND id = ?2",
            db.organizationId,
            appointment.appointmentId,
          )
          .first<{ state: number }>()
      )?.state;
    const asked = { waitingRoomId: practice.ids.room, chatRoomId: appointment.appointmentId, enter: "now" };
    const byDoctor = await practice.as(doctor, minutes(1));
    const call = await startInRoom(byDoctor, plain, asked);
    expect(call).toContain(`${appointment.appointmentId}/video?enter=now`);
    expect(await stateOf()).toBe(2);
    // Nobody is there yet: what never begins can be marked as not attended, and the patient is told who waits.
    expect(await startVideoCall(byDoctor, plain, appointment)).toEqual({ status: true, started: true });
    expect(await stateOf()).toBe(2);
    expect(await sessionState(byDoctor, plain, appointment)).toEqual({ started: true, ended: false });
    // Whoever hangs up alone only goes out: nothing took place that could be over.
    const hungUp = await endVideoCall(await practice.as(doctor, minutes(2)), plain, appointment);
    expect([hungUp.ended, await stateOf()]).toEqual([false, 2]);
    const { id } = await markNoShow(await practice.as(doctor, minutes(2)), appointment);
    await undoAppointment(await practice.as(doctor, minutes(2)), { appointmentId: id });
    await comesIntoCall(appointment);
    const byPatient = await practice.as(patient, minutes(3));
    expect(await startVideoCall(byPatient, plain, appointment)).toEqual({ status: true, started: true });
    expect(await stateOf()).toBe(7);
    await expect(startInRoom(await practice.as(doctor, minutes(2)), plain, asked)).rejects.toMatchObject({
      status: 409,
    });
  });

  it("begins with the provider, is entered by the patient, and is over with the appointment", async () => {
    const appointment = await withAppointment("begins");
    const byPatient = await practice.as(patient, minutes(1));
    expect(await startVideoCall(byPatient, plain, appointment)).toEqual({ status: true, started: false });
    const byDoctor = await practice.as(doctor, minutes(2));
    expect(await startVideoCall(byDoctor, plain, appointment)).toEqual({ status: true, started: true });
    expect(await sessionState(byPatient, plain, appointment)).toEqual({ started: true, ended: false });
    expect(await endVideoCall(byPatient, plain, appointment)).toEqual({ status: true, ended: false });
    const nothing = { streamedMinutes: 0, streamedCost: 0 };
    const ended = await endVideoCall(await practice.as(doctor, minutes(9)), plain, appointment);
    expect(ended).toEqual({ status: true, ended: true, ...nothing });
    expect(await sessionState(byPatient, plain, appointment)).toEqual({ started: true, ended: true });
    await expect(startVideoCall(await practice.as(patient, minutes(10)), plain, appointment)).rejects.toMatchObject({
      code: "visitNotOpen",
    });
  });

  it("is not entered when 300 seconds or less remain, but by whoever has been in it", async () => {
    const appointment = await withAppointment("late", {
      state_id: 7,
      started_at: now,
      patient_id: practice.ids.otherPatient,
    });
    const other = patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser);
    await startVideoCall(await practice.as(doctor, minutes(3)), plain, appointment);
    await expect(startVideoCall(await practice.as(other, minutes(15)), plain, appointment)).rejects.toMatchObject({
      status: 409,
      code: "sessionEnds",
    });
    expect(await startVideoCall(await practice.as(doctor, minutes(19)), plain, appointment)).toMatchObject({
      started: true,
    });
    const config = await sessionConfig(await practice.as(other, minutes(15)), plain, {
      waitingRoomId: practice.ids.room,
      ...appointment,
    });
    expect(config.videoSessionConfig).toMatchObject({ remainingTime: 300, canEnter: false, minimumRemainingTime: 300 });
    expect(await startVideoCall(await practice.as(other, minutes(15) - 1_000), plain, appointment)).toMatchObject({
      status: true,
    });
  });

  it("of five minutes is entered for five minutes, and its two calls agree on the time that is left", async () => {
    const appointment = await withAppointment("short", { ends_at: minutes(5), patient_id: practice.ids.otherPatient });
    const other = patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser);
    const left = async (at: number) => {
      const asked = { waitingRoomId: practice.ids.room, ...appointment };
      const { videoSessionConfig } = await sessionConfig(await practice.as(other, at), plain, asked);
      return videoSessionConfig.remainingTime;
    };
    expect(await left(now)).toBe(600);
    await startVideoCall(await practice.as(doctor, now), plain, appointment);
    expect(await left(minutes(2))).toBe(600);
    await comesIntoCall(appointment);
    await checkInToRoom(await practice.as(other, now), plain, practice.ids.room, { name: null }, "short");
    expect(await left(minutes(2))).toBe(480);
    expect(await startVideoCall(await practice.as(other, minutes(5) - 1_000), plain, appointment)).toMatchObject({
      status: true,
    });
    const { db } = await practice.as(SYSTEM, now);
    const row = await db
      .raw(
        "SELECT state_id AS stateId, starts_at AS startsAt, ends_at AS endsAt, started_at AS startedAt FROM appointment WHERE organization_id = ?1 AND id = 'short'",
        db.organizationId,
      )
      .first<SessionTimes>();
    if (!row) throw new Error("no appointment");
    expect(secondsLeft(row, minutes(2))).toBe(480);
  });

  it("counts streamed minutes only while both stream, each party's once", async () => {
    const appointment = await withAppointment("counted", { state_id: 7, started_at: now });
    const beat = async (actor: Actor, at: number) =>
      (await reportStreaming(await practice.as(actor, at), plain, appointment)).streamedMinutes;
    expect(await beat(patient, minutes(1))).toBe(0);
    await startVideoCall(await practice.as(patient, minutes(1)), plain, appointment);
    await startVideoCall(await practice.as(doctor, minutes(1)), plain, appointment);
    await beat(patient, minutes(2));
    expect(await beat(patient, minutes(2.5))).toBe(0);
    await beat(doctor, minutes(2.5));
    await beat(patient, minutes(3));
    expect(await beat(doctor, minutes(3))).toBe(1);
    // Half a minute of each: one streamed minute, which costs 0.005225 dollars. A patient learns of no cost.
    expect(await reportStreaming(await practice.as(patient, minutes(4)), plain, appointment)).not.toHaveProperty(
      "streamedCost",
    );
    const ended = await endVideoCall(await practice.as(doctor, minutes(4)), plain, appointment);
    expect(ended).toEqual({ status: true, ended: true, streamedMinutes: 1, streamedCost: 0.005225 });
    const costFor = async (actor: Actor) =>
      (await readAppointmentRecord(await practice.as(actor, minutes(5)), appointment.appointmentId))?.record.course
        ?.streamed;
    expect([await costFor(doctor), await costFor(patient)]).toEqual([{ minutes: 1, dollars: 0.005225 }, null]);
  });

  it("is there for a doctor who comes first, and the patient who follows is let in at once", async () => {
    const appointment = await withAppointment("doctor-first");
    const where = { waitingRoomId: practice.ids.room, chatRoomId: appointment.appointmentId };
    const byDoctor = await practice.as(doctor, now);
    expect((await viewVideoAppointment(byDoctor, plain, where)).appointment).toMatchObject({
      appointmentId: "doctor-first",
    });
    await startVideoCall(byDoctor, plain, appointment);
    const token = await createRoomLink(await practice.as(SYSTEM, now), appointment.appointmentId);
    const holding = new Request("https://clinic.localhost/", { headers: { cookie: `${ROOM_COOKIE}=${token}` } });
    const room = practice.ids.room;
    await actInRoom(await practice.as(ANONYMOUS, now), holding, room, (object, identity) =>
      object.checkIn(identity, { name: null }),
    );
    const page = await viewVideoAppointment(await practice.as(ANONYMOUS, now), holding, where);
    expect(page.initial?.snapshot.queue).toMatchObject({ kind: "guest", state: "admitted" });
  });

  it("alerts the other party by a message, once in two minutes", async () => {
    const appointment = await withAppointment("alerted");
    const { patient: patientId, doctor: doctorId } = practice.ids;
    const alert = async (actor: Actor, at: number) => alertRemote(await practice.as(actor, at), plain, appointment);
    expect(await alert(doctor, now)).toEqual({ status: true, alerted: true });
    expect(await alert(doctor, minutes(1))).toEqual({ status: true, alerted: false });
    expect(await alert(patient, minutes(1))).toEqual({ status: true, alerted: true });
    expect(await alert(doctor, minutes(2))).toEqual({ status: true, alerted: true });
    const { db } = await practice.as(SYSTEM, now);
    const { results } = await db
      .raw(
        "SELECT payload FROM outbox WHERE organization_id = ?1 AND payload LIKE '%\"alerted\"%' ORDER BY id",
        db.organizationId,
      )
      .all<{ payload: string }>();
    const link = { template: "room.link", to: { kind: "PATIENT", id: patientId }, ...appointment };
    expect(results.map(({ payload }) => JSON.parse(payload))).toEqual([
      link,
      { template: "room.waiting", to: { kind: "EMPLOYEE", id: doctorId }, ...appointment },
      link,
    ]);
    await expect(alert(employeeActor(practice.ids.otherDoctor), now)).rejects.toMatchObject({ status: 404 });
  });

  it("is the same for a patient who came by a link and is not signed in", async () => {
    const appointment = await withAppointment("by-link");
    const token = await createRoomLink(await practice.as(SYSTEM, now), appointment.appointmentId);
    const holding = new Request("https://clinic.localhost/", { headers: { cookie: `${ROOM_COOKIE}=${token}` } });
    const guest = await practice.as(ANONYMOUS, now);
    const where = { waitingRoomId: practice.ids.room, chatRoomId: appointment.appointmentId };
    expect(await viewVideoAppointment(guest, holding, where)).toMatchObject({
      side: "guest",
      entry: { canEnter: true, remainingSeconds: 1_200 },
      appointment: { appointmentId: "by-link" },
    });
    expect(await startVideoCall(guest, holding, appointment)).toMatchObject({ status: true });
    await expect(startVideoCall(guest, holding, { appointmentId: "begins" })).rejects.toMatchObject({ status: 404 });
  });

  it("keeps the notes of its provider, never over somebody else's, and away from the patient", async () => {
    const appointment = await withAppointment("noted", { state_id: 7 });
    const byDoctor = await practice.as(doctor, now);
    expect(await saveReviewNote(byDoctor, plain, { ...appointment, note: "Rash" })).toEqual({
      status: true,
      version: 1,
    });
    expect(await saveReviewNote(byDoctor, plain, { ...appointment, note: "Rash, arm", version: 1 })).toMatchObject({
      version: 2,
    });
    for (const version of [0, 1])
      await expect(saveReviewNote(byDoctor, plain, { ...appointment, note: "Late", version })).rejects.toMatchObject({
        code: "noteChanged",
      });
    const where = { waitingRoomId: practice.ids.room, chatRoomId: "noted" };
    const notes = [
      { kind: "REVIEW", note: "Rash, arm", version: 2 },
      { kind: "SUMMARY", note: "", version: 0 },
    ];
    expect((await viewVideoAppointment(byDoctor, plain, where)).notes).toEqual([
      { appointmentId: "noted", patientName: null, notes },
    ]);
    const byPatient = await practice.as(patient, now);
    await expect(saveReviewNote(byPatient, plain, { ...appointment, note: "Mine" })).rejects.toMatchObject({
      status: 403,
    });
    expect(JSON.stringify(await viewVideoAppointment(byPatient, plain, where))).not.toContain("Rash");
  });

  it("is nothing to strangers, other doctors, and for appointments in person", async () => {
    const appointment = await withAppointment("closed-to-others");
    const inPerson = await withAppointment("in-person", { type: "in_patient" });
    const other = employeeActor(practice.ids.otherDoctor);
    const refused = async (actor: Actor, about: { appointmentId: string }) =>
      sessionState(await practice.as(actor, now), plain, about).then(
        () => 200,
        (error: { status?: number }) => error.status,
      );
    expect(await refused(ANONYMOUS, appointment)).toBe(401);
    expect(await refused(other, appointment)).toBe(404);
    expect(await refused(doctor, inPerson)).toBe(404);
    expect(await refused(doctor, { appointmentId: "unknown" })).toBe(404);
  });
});
