import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { insertLinkStatement } from "~/features/scheduling/data/appointments/appointment-links.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { closeAppointment } from "~/features/waiting-room/services/appointments/close-appointment.server";
import { consultationsOf } from "~/features/waiting-room/services/record/consultations-of.server";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { enterRoom } from "~/features/waiting-room/services/rooms/enter-room.server";
import { keepChat } from "~/features/waiting-room/support/chat/kept-chat.server";
import { endVideoCall } from "~/features/waiting-room/services/sessions/end-video-call.server";
import { joinRoom } from "~/features/waiting-room/services/rooms/join-room.server";
import { readRecordFile } from "~/features/waiting-room/services/record/read-record-file.server";
import { readAppointmentRecord } from "~/features/waiting-room/services/record/read-appointment-record.server";
import { saveReviewNote } from "~/features/waiting-room/services/record/save-review-note.server";
import { sendFile } from "~/features/waiting-room/services/chat/send-file.server";
import { startVideoCall } from "~/features/waiting-room/services/sessions/start-video-call.server";
import { appointmentByLink } from "~/features/waiting-room/support/links/appointment-by-link.server";
import type { Actor } from "~/platform/access/actor.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { LINK_COOKIE, ROOM_COOKIE } from "~/platform/http/cookies.server";
import * as sample from "../../support/sample-files";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { withAppointment } from "./with-appointment";

const now = Date.UTC(2026, 10, 20, 9, 0);
const minutes = (count: number) => now + count * 60_000;
const ANONYMOUS: Actor = { kind: "anonymous" };
const SYSTEM: Actor = { kind: "system", task: "test" };
const plain = new Request("https://clinic.localhost/");

let practice: Awaited<ReturnType<typeof openPractice>>;
let fileId: string;
const as = (actor: Actor, at = minutes(20)) => practice.as(actor, at);
const doctor = () => employeeActor(practice.ids.doctor);
const patient = () => patientActor(practice.ids.patient, practice.ids.patientUser);
const holding = (token: string, cookie = ROOM_COOKIE) =>
  new Request("https://clinic.localhost/", { headers: { cookie: `${cookie}=${token}` } });

/** A video appointment of a quarter of an hour: somebody came with the patient, a file was sent, notes were written. */
beforeAll(async () => {
  practice = await openPractice({ now });
  await withAppointment(practice, "visit", { startsAt: now });
  const token = await createRoomLink(await as(SYSTEM, now), "visit");
  const entered = await enterRoom(await as(ANONYMOUS, now), holding(token), practice.ids.room);
  const room = env.WAITING_ROOM.getByName(`${practice.entry.id}:${practice.ids.room}`);
  await joinRoom(await as(ANONYMOUS, now), holding(token), practice.ids.room, { as: "companion", name: "Omar" });
  await room.checkIn(entered.identity, { name: null });
  await room.send(entered.identity, { clientId: "1", chatRoomId: "visit", message: "It itches" });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(sample.png(2, 2))], "rash.png", { type: "image/png" }));
  const sent = new Request(holding(token), { method: "POST", body: form });
  await sendFile(await as(ANONYMOUS, now), sent, { waitingRoomId: practice.ids.room, chatRoomId: "visit" });
  const staff = await enterRoom(await as(doctor(), now), plain, practice.ids.room);
  await room.send(staff.identity, { clientId: "1", chatRoomId: "visit~notes", message: "Bring the lamp" });
  const appointment = { appointmentId: "visit" };
  await startVideoCall(await as(doctor(), minutes(1)), plain, appointment);
  await startVideoCall(await as(patient(), minutes(2)), plain, appointment);
  for (const [kind, note] of [
    ["SUMMARY", "Eczema. Use the cream."],
    ["REVIEW", "Think of scabies."],
  ] as const)
    await saveReviewNote(await as(doctor(), minutes(5)), plain, { ...appointment, kind, note, version: 0 });
  await endVideoCall(await as(doctor(), minutes(12)), plain, appointment);
  await closeAppointment(await as(SYSTEM, minutes(12)), { ...appointment, outcome: "conclude" });
  const { db } = await as(SYSTEM);
  const kept = await db
    .raw("SELECT id FROM file WHERE organization_id = ?1 AND appointment_id = 'visit'", db.organizationId)
    .first<{ id: string }>();
  fileId = kept?.id ?? "";
});

const OF_BOTH = {
  summary: "Eczema. Use the cream.",
  conversation: [{ message: "It itches" }, { message: "rash.png", file: { name: "rash.png" } }],
  files: [{ name: "rash.png" }],
  course: {
    from: minutes(1),
    to: minutes(12),
    people: [
      { role: "provider", cameAt: minutes(1) },
      { role: "patient", cameAt: minutes(2) },
      { role: "companion", name: "Omar" },
    ],
  },
};

describe("the record of an appointment that is over", () => {
  test("shows its doctor notes, summary, conversation, files, and who was there and when", async () => {
    expect(await readAppointmentRecord(await as(doctor()), "visit")).toMatchObject({
      side: "staff",
      record: { ...OF_BOTH, reviewNote: "Think of scabies.", staffNotes: [{ message: "Bring the lamp" }] },
    });
  });

  test("shows its patient, signed in or by the appointment's link, what is theirs and no note of staff", async () => {
    const { db } = await as(SYSTEM);
    const link = { tokenHash: await sha256("token"), appointmentId: "visit", createdAt: now, expiresAt: minutes(90) };
    await insertLinkStatement(db, link).run();
    const { context } = await appointmentByLink(await as(ANONYMOUS), holding("token", LINK_COOKIE));
    for (const one of [await as(patient()), context]) {
      expect(await readAppointmentRecord(one, "visit")).toMatchObject({
        side: "patient",
        record: { ...OF_BOTH, reviewNote: "", staffNotes: [], sessionConversation: [] },
      });
      const answer = await readRecordFile(one, { appointmentId: "visit", fileId });
      expect(answer.headers.get("content-disposition")).toContain("attachment");
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    }
    await withAppointment(practice, "other-visit", { startsAt: minutes(60) });
    await expect(readAppointmentRecord(context, "other-visit")).rejects.toMatchObject({ status: 404 });
    await expect(readRecordFile(context, { appointmentId: "other-visit", fileId })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("is nobody else's: another doctor's, another patient's, a stranger's, or staff's without a right to records", async () => {
    const others = [employeeActor(practice.ids.otherDoctor), patientActor(practice.ids.otherPatient, "other")];
    for (const actor of others) {
      await expect(readAppointmentRecord(await as(actor), "visit")).rejects.toMatchObject({ status: 404 });
      await expect(readRecordFile(await as(actor), { appointmentId: "visit", fileId })).rejects.toMatchObject({
        status: 404,
      });
    }
    await expect(readAppointmentRecord(await as(ANONYMOUS), "visit")).rejects.toMatchObject({ status: 401 });
    const administrator = employeeActor("administrator", { roles: [ROLE.ADMINISTRATOR], teamUserType: 1 });
    expect(await readAppointmentRecord(await as(administrator), "visit")).toBeNull();
    await expect(readRecordFile(await as(administrator), { appointmentId: "visit", fileId })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("is written to the audit whenever it is read, by what was in it and not by its words", async () => {
    await readAppointmentRecord(await as(doctor()), "visit");
    const { db } = await as(SYSTEM);
    const row = await db
      .raw(
        "SELECT actor_id, subject_id, patient_id, fields FROM audit_event WHERE organization_id = ?1 AND action = 'consultation.read' ORDER BY seq DESC LIMIT 1",
        db.organizationId,
      )
      .first();
    expect(row).toEqual({
      actor_id: practice.ids.doctor,
      subject_id: "visit",
      patient_id: practice.ids.patient,
      fields: JSON.stringify(["summary", "reviewNote", "files", "conversation", "staffNotes"]),
    });
  });
});

test("a summary that is still being written is not the patient's yet", async () => {
  await withAppointment(practice, "going-on", { startsAt: now, stateId: 7 });
  const note = { appointmentId: "going-on", kind: "SUMMARY", note: "Not sure yet", version: 0 };
  await saveReviewNote(await as(doctor()), plain, note);
  expect(await readAppointmentRecord(await as(patient()), "going-on")).toBeNull();
  expect(await readAppointmentRecord(await as(doctor()), "going-on")).toMatchObject({
    record: { summary: "Not sure yet" },
  });
});

test("a patient's page lists no consultation in which nothing was written, sent or said", async () => {
  const of = await openPractice({ now });
  const at = await of.as(SYSTEM, now);
  for (const id of ["quiet", "talked"]) await withAppointment(of, id, { startsAt: now - 86_400_000, stateId: 10 });
  const said = { id: "m", senderId: "s", senderName: "Ada", message: "Hello", time: now };
  await keepChat(at, "talked", { messages: [said] });
  const nurse = employeeActor("nurse", { roles: [ROLE.NURSE] });
  const { list } = await consultationsOf(await of.as(nurse, now), of.ids.patient, null);
  expect(list.map(({ appointmentId }) => appointmentId)).toEqual(["talked"]);
});

test("a patient's page lists the consultations with notes and files, page by page, for whoever may read the record", async () => {
  for (let day = 1; day <= 11; day += 1) {
    const appointment = { appointmentId: `day-${day}` };
    await withAppointment(practice, appointment.appointmentId, { startsAt: now - day * 86_400_000, stateId: 10 });
    await saveReviewNote(await as(doctor()), plain, { ...appointment, kind: "REVIEW", note: "Seen", version: 0 });
  }
  const nurse = employeeActor("nurse", { roles: [ROLE.NURSE] });
  const first = await consultationsOf(await as(nurse), practice.ids.patient, null);
  expect(first.list).toHaveLength(10);
  const newest = first.list.find(({ appointmentId }) => appointmentId === "visit");
  expect(newest).toMatchObject({ reviewNote: "Think of scabies.", files: [{ name: "rash.png" }] });
  const second = await consultationsOf(await as(nurse), practice.ids.patient, first.next);
  expect(second).toMatchObject({ next: null, isFirst: false });
  const ids = [...first.list, ...second.list].map(({ appointmentId }) => appointmentId);
  expect(new Set(ids).size).toBe(13);
  expect((await consultationsOf(await as(doctor()), practice.ids.patient, null)).list).toHaveLength(10);
  const other = employeeActor(practice.ids.otherDoctor);
  expect((await consultationsOf(await as(other), practice.ids.patient, null)).list).toEqual([]);
  const administrator = employeeActor("administrator", { roles: [ROLE.ADMINISTRATOR], teamUserType: 1 });
  expect((await consultationsOf(await as(administrator), practice.ids.patient, null)).list).toEqual([]);
  await expect(consultationsOf(await as(ANONYMOUS), practice.ids.patient, null)).rejects.toMatchObject({ status: 401 });
});

test("the record of an appointment that was completed without being ended does not say that it goes on", async () => {
  const course = async (id: string, stateId: number) => {
    await withAppointment(practice, id, { startsAt: now, stateId });
    await (
      await as(SYSTEM)
    ).db
      .raw("UPDATE appointment SET started_at = ?3 WHERE organization_id = ?1 AND id = ?2", practice.entry.id, id, now)
      .run();
    return (await readAppointmentRecord(await as(doctor()), id))?.record.course;
  };
  expect(await course("open", 7)).toMatchObject({ from: now, to: null, goesOn: true });
  expect(await course("closed", 8)).toMatchObject({ from: now, to: null, goesOn: false });
});
