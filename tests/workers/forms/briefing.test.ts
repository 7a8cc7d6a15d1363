import { beforeAll, expect, it } from "vitest";
import {
  answerBriefing,
  briefingAnswers,
  readBriefing,
} from "~/features/forms/services/questionnaires/briefing.server";
import { assignBefore } from "~/features/forms/services/questionnaires/assign-questionnaire.server";
import {
  listOwnQuestionnaires,
  saveAnswers,
  submitAnswers,
} from "~/features/forms/services/questionnaires/answer-questionnaire.server";
import { listForms, viewQuestionnaire } from "~/features/forms/services/questionnaires/manage-questionnaires.server";
import { countAnswersToRead } from "~/features/forms/services/questionnaires/read-answers.server";
import { listBeforeStatement } from "~/features/forms/public.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { answerInRoom } from "~/features/waiting-room/services/record/answer-briefing.server";
import { readBriefingAnswers } from "~/features/waiting-room/services/record/read-briefing-answers.server";
import { checkInToRoom } from "~/features/waiting-room/services/rooms/check-in-to-room.server";
import { joinRoom } from "~/features/waiting-room/services/rooms/join-room.server";
import { viewRoom } from "~/features/waiting-room/services/rooms/view-room.server";
import { roomObject } from "~/features/waiting-room/support/rooms/room-object.server";
import type { Actor } from "~/platform/access/actor.server";
import { ROOM_COOKIE } from "~/platform/http/cookies.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { withAppointment } from "../waiting-room/with-appointment";

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 21, 9, 0);
const ANONYMOUS: Actor = { kind: "anonymous" };
const SYSTEM: Actor = { kind: "system", task: "test" };
const URL = "https://clinic.localhost/";

let practice: Awaited<ReturnType<typeof openPractice>>;
const patient = (at = now) => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), at);
const doctor = (at = now) => practice.as(employeeActor(practice.ids.doctor), at);
const briefed = (appointmentId: string) => ({ appointmentId, patientId: practice.ids.patient });
let settingVersion = 0;
async function brief(briefingQuestions: string, briefing = "Have your medicines at hand.") {
  const admin = await practice.as(practice.administrator, now);
  const patientBriefingEnabled = true;
  await changeSetting(admin, "patient-briefing", {
    version: settingVersion,
    patientBriefingEnabled,
    briefing,
    briefingQuestions,
  });
  settingVersion += 1;
}
const byLink = async (appointmentId: string) => {
  const token = await createRoomLink(await practice.as(SYSTEM, now), appointmentId);
  return new Request(URL, { headers: { cookie: `${ROOM_COOKIE}=${token}` } });
};
/** The field of a question, in the appointment's briefing as it is asked now. */
const answersTo = async (appointmentId: string, answers: Readonly<Record<string, string>>) => {
  const asked = (await readBriefing(await patient(), appointmentId))?.questions ?? [];
  return Object.fromEntries(asked.flatMap(({ id, text }) => (text in answers ? [[id, answers[text]]] : [])));
};
const room = () => ({ waitingRoomId: practice.ids.room, chatRoomId: undefined });

beforeAll(async () => {
  practice = await openPractice({ now });
  for (const [id, startsAt] of [
    ["soon", now],
    ["tomorrow", now + 30 * HOUR],
    ["later", now + 60 * HOUR],
  ] as const)
    await withAppointment(practice, id, { startsAt });
});

it("is asked once it is turned on, with each question of its own", async () => {
  expect(await readBriefing(await practice.as(ANONYMOUS, now), "soon")).toBeNull();
  await brief("Allergies?\n\nAny pain?");
  expect(await readBriefing(await practice.as(ANONYMOUS, now), "soon")).toMatchObject({
    text: "Have your medicines at hand.",
    questions: [
      { text: "Allergies?", kind: "TEXT", answer: "" },
      { text: "Any pain?", kind: "TEXT", answer: "" },
    ],
  });
});

it("is answered by a guest's link before the appointment opens, and stands beside the consultation", async () => {
  const request = await byLink("tomorrow");
  const visitor = () => practice.as(ANONYMOUS, now);
  const answers = await answersTo("tomorrow", { "Allergies?": " Penicillin ", "Any pain?": "" });
  await answerInRoom(await visitor(), request, room(), answers);
  const words = "Allergies?\nPenicillin";
  expect(await briefingAnswers(await doctor(), "tomorrow")).toBe(words);
  expect(await readBriefingAnswers(await doctor(), "tomorrow")).toBe(words);
  // It is asked no more, and what is sent again changes nothing.
  await answerInRoom(
    await visitor(),
    request,
    room(),
    Object.fromEntries(Object.keys(answers).map((id) => [id, "None"])),
  );
  expect(await briefingAnswers(await doctor(), "tomorrow")).toBe(words);
  const view = await viewRoom(await visitor(), request, practice.ids.room);
  expect(view.briefing).toEqual({ text: "Have your medicines at hand.", questions: [] });
});

it("keeps what was answered with the questions as they read then", async () => {
  await brief("Do you smoke?");
  expect(await briefingAnswers(await doctor(), "tomorrow")).toBe("Allergies?\nPenicillin");
  expect((await readBriefing(await patient(), "soon"))?.questions.map(({ text }) => text)).toEqual(["Do you smoke?"]);
});

it("is a questionnaire of the patient's from the day they book, and no task of its own for staff", async () => {
  const context = await patient();
  expect(context.profile.settings.patientBriefing).toBe(true);
  const { db } = context;
  await listBeforeStatement(db, { id: "later", offeringId: "any", briefing: true }, now).run();
  const appointment = {
    ...{ id: "later", patientId: practice.ids.patient, offeringId: "any", startsAt: now + 60 * HOUR },
  };
  await assignBefore(await practice.as(SYSTEM, now), { id: "later", dueAt: now }, appointment);
  const [line] = (await listOwnQuestionnaires(await patient())).open;
  expect(line).toMatchObject({ title: "Before your appointment", dueAt: appointment.startsAt });
  const id = line?.id ?? "";
  const saved = await answersTo("later", { "Do you smoke?": "Never" });
  await saveAnswers(await patient(), id, { version: 1, answers: saved, asked: Object.keys(saved) });
  expect((await readBriefing(await patient(), "later"))?.questions[0]?.answer).toBe("Never");
  await submitAnswers(await patient(), id, { version: 2 });
  expect(await briefingAnswers(await doctor(), "later")).toBe("Do you smoke?\nNever");
  expect((await readBriefing(await patient(), "later"))?.questions).toEqual([]);
  expect(await countAnswersToRead(await doctor())).toBe(0);
});

it("shows what is saved and not sent to the patient alone, and keeps it beside what is answered by the link", async () => {
  await brief("Do you smoke?\nAllergies?");
  const appointment = { id: "next", patientId: practice.ids.patient, offeringId: "any", startsAt: now + 80 * HOUR };
  await withAppointment(practice, "next", { startsAt: appointment.startsAt });
  await assignBefore(await practice.as(SYSTEM, now), { id: "next", dueAt: now }, appointment);
  const id = (await listOwnQuestionnaires(await patient())).open[0]?.id ?? "";
  const saved = await answersTo("next", { "Do you smoke?": "In secret" });
  await saveAnswers(await patient(), id, { version: 1, answers: saved, asked: Object.keys(saved) });
  const request = await byLink("next");
  const visitor = () => practice.as(ANONYMOUS, now);
  const seen = await viewRoom(await visitor(), request, practice.ids.room);
  expect(seen.briefing?.questions.map(({ answer }) => answer)).toEqual(["", ""]);
  await answerInRoom(await visitor(), request, room(), await answersTo("next", { "Allergies?": "Nuts" }));
  expect(await briefingAnswers(await doctor(), "next")).toBe("Do you smoke?\nIn secret\n\nAllergies?\nNuts");
});

it("takes no answer for that to a question that has its place now", async () => {
  await withAppointment(practice, "unasked", { startsAt: now + 100 * HOUR });
  const answers = await answersTo("unasked", { "Do you smoke?": "Never" });
  await brief("Any pain?");
  await expect(answerBriefing(await patient(), briefed("unasked"), answers)).rejects.toMatchObject({ status: 409 });
  expect(await briefingAnswers(await doctor(), "unasked")).toBe("");
  await brief("Do you smoke?");
});

it("is neither shown to nor answered by who comes with the patient", async () => {
  const request = await byLink("soon");
  const visitor = () => practice.as(ANONYMOUS, now);
  const { cookie } = await joinRoom(await visitor(), request, practice.ids.room, { as: "companion", name: "Omar" });
  const headers = { cookie: [request.headers.get("cookie"), cookie?.split(";")[0]].join("; ") };
  const theirs = new Request(URL, { headers });
  expect((await viewRoom(await visitor(), theirs, practice.ids.room)).briefing).toBeNull();
  const answers = await answersTo("soon", { "Do you smoke?": "No idea" });
  await expect(answerInRoom(await visitor(), theirs, room(), answers)).rejects.toMatchObject({ status: 403 });
  expect(await briefingAnswers(await doctor(), "soon")).toBe("");
});

it("is written into the chat of the open appointment once, of two presses at the same moment", async () => {
  const request = await byLink("soon");
  await checkInToRoom(await practice.as(ANONYMOUS, now), request, practice.ids.room, { name: null });
  const answers = await answersTo("soon", { "Do you smoke?": "Yes" });
  const press = async () => answerInRoom(await practice.as(ANONYMOUS, now), request, room(), answers);
  await Promise.all([press(), press()]);
  await press();
  const said = await roomObject(await patient(), practice.ids.room).transcript("soon");
  expect(said.map(({ message }) => message)).toEqual(["Do you smoke?\nYes"]);
});

it("is nobody else's to answer, and after the appointment nobody's", async () => {
  const { otherPatient, otherPatientUser } = practice.ids;
  const stranger = await practice.as(patientActor(otherPatient, otherPatientUser), now);
  await expect(answerBriefing(stranger, briefed("soon"), {})).rejects.toMatchObject({ status: 404 });
  await expect(answerBriefing(await practice.as(ANONYMOUS, now), briefed("soon"), {})).rejects.toMatchObject({
    status: 401,
  });
  await expect(readBriefingAnswers(stranger, "soon")).rejects.toMatchObject({ status: 404 });
  await expect(answerBriefing(await patient(), briefed("another"), { one: "x".repeat(9_000) })).rejects.toMatchObject({
    status: 422,
  });
  await withAppointment(practice, "done", { startsAt: now - 3_600_000, stateId: 10 });
  const visitor = await practice.as(ANONYMOUS, now);
  await expect(answerInRoom(visitor, await byLink("done"), room(), { one: "Yes" })).rejects.toMatchObject({
    status: 403,
  });
});

it("is written by the settings alone, and is none of the forms that are built", async () => {
  const admin = await practice.as(practice.administrator, now);
  expect(await listForms(admin)).toEqual([]);
  await expect(viewQuestionnaire(admin, "briefing")).rejects.toMatchObject({ status: 404 });
});
