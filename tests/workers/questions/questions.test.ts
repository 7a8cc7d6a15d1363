import { beforeAll, describe, expect, it } from "vitest";
import { ROLE } from "~/features/identity/domain/team/roles";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { questionCalls } from "~/features/questions/public.server";
import { answerQuestion } from "~/features/questions/services/answer-question.server";
import {
  countQuestionsToAnswer,
  listOwnQuestions,
  listQueue,
  questionsBefore,
} from "~/features/questions/services/list-questions.server";
import { addService, readServiceScreen } from "~/features/questions/services/manage-services.server";
import { cancelQuestion, followUp, replyToProvider } from "~/features/questions/services/patient-acts.server";
import { downloadFile } from "~/features/questions/services/question-files.server";
import { addQuestion } from "~/features/questions/services/send-question.server";
import { stepQuestion } from "~/features/questions/services/step-question.server";
import { viewQuestion } from "~/features/questions/services/view-question.server";
import { assignQuestion, declineQuestion, takeQuestion } from "~/features/questions/services/work-on-question.server";
import { writeDraft } from "~/features/questions/services/write-draft.server";
import { loader as everything } from "~/pages/everything";
import { homeWork } from "~/pages/home/home-work.server";
import { readTimeline } from "~/pages/patient/timeline.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import type { Practice } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

const HOUR = 3_600_000;
const NOW = Date.now();
let practice: Practice;
let other: Practice;
let serviceId: string;

const admin = (at?: number) => practice.as(practice.administrator, at);
const doctor = (at?: number) => practice.as(employeeActor(practice.ids.doctor), at);
const colleague = (at?: number) => practice.as(employeeActor(practice.ids.otherDoctor), at);
const patient = (at?: number) => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), at);
const stranger = (at?: number) =>
  practice.as(patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser), at);
const system = (at?: number) => practice.as({ kind: "system", task: "test" }, at);

const WRITTEN = { title: "My tablets", text: "May I take them with milk?" };
const ask = async (more: object = {}, at = NOW) =>
  (await addQuestion(await patient(at), { serviceId, ...WRITTEN, ...more })).id;
const rowOf = async (id: string) =>
  (await (
    await system()
  ).db
    .raw("SELECT * FROM question WHERE organization_id = ?1 AND id = ?2", practice.entry.id, id)
    .first<Record<string, unknown>>()) ?? {};
const version = async (id: string) => ({ version: (await rowOf(id))["version"] });
const mails = async (template: string) =>
  (
    await (
      await system()
    ).db
      .raw(
        "SELECT payload FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = ?2",
        practice.entry.id,
        template,
      )
      .all()
  ).results.length;
const look = async (id: string, at: number) => stepQuestion(await system(at), { id, dueAt: await dueOf(id) });
const dueOf = async (id: string) =>
  (
    await (
      await system()
    ).db
      .raw(
        `SELECT due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = 'QUESTION' AND id = ?2`,
        practice.entry.id,
        id,
      )
      .first<{ dueAt: number }>()
  )?.dueAt ?? 0;

beforeAll(async () => {
  [practice, other] = [await openPractice({ now: NOW }), await openPractice({ now: NOW })];
  for (const one of [practice, other]) {
    const context = await one.as(one.administrator);
    await changeSetting(context, "text-consultation", {
      enabled: true,
      answerWithinHours: 10,
      inOpeningHours: false,
      mostCharacters: 200,
      instructions: "",
      emergencyWords: "",
    });
    await addService(context, { name: "Ask a doctor", followUps: "1" });
  }
  serviceId = (await readServiceScreen(await admin())).services[0]?.id ?? "";
});

describe("a text question", () => {
  it("is asked, taken by one of two at once, answered, followed up once and read by nobody else", async () => {
    const id = await ask();
    expect(await rowOf(id)).toMatchObject({ state: "ASKED", due_at: NOW + 10 * HOUR, employee_id: null });
    const queue = await listQueue(await doctor(), "waiting", null);
    expect(queue.questions.map((line) => line.id)).toContain(id);
    const both = await Promise.allSettled([
      takeQuestion(await doctor(), id, await version(id)),
      takeQuestion(await colleague(), id, await version(id)),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const mine = (await rowOf(id))["employee_id"] === practice.ids.doctor;
    const [own, foreign] = mine ? [doctor, colleague] : [colleague, doctor];
    await expect(viewQuestion(await foreign(), id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(viewQuestion(await stranger(), id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(viewQuestion(await other.as(other.administrator), id)).rejects.toBeInstanceOf(NotFoundError);
    await answerQuestion(await own(), { questionId: id, text: "Yes, with food is best." });
    const seen = await viewQuestion(await patient(), id);
    expect(seen).toMatchObject({ state: "ANSWERED", followUpsLeft: 1, acts: ["followUp"] });
    expect(seen.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ["QUESTION", WRITTEN.text],
      ["ANSWER", "Yes, with food is best."],
    ]);
    await followUp(await patient(), id, { ...(await version(id)), text: "In the evening, too?" });
    await answerQuestion(await own(), { questionId: id, text: "Yes." });
    await expect(
      followUp(await patient(), id, { ...(await version(id)), text: "And at noon?" }),
    ).rejects.toBeInstanceOf(ConflictError);
  });

  it("founds a treatment relation with whoever answers it, and with nobody before", async () => {
    const related = async () =>
      (await system()).db
        .raw(
          "SELECT 1 FROM patient_provider WHERE organization_id = ?1 AND employee_id = ?2 AND patient_id = ?3",
          ...[practice.entry.id, practice.ids.otherDoctor, practice.ids.otherPatient],
        )
        .first();
    const context = await practice.as(patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser));
    await (
      await system()
    ).db
      .raw(
        "DELETE FROM patient_provider WHERE organization_id = ?1 AND employee_id = ?2",
        practice.entry.id,
        practice.ids.otherDoctor,
      )
      .run();
    const { id } = await addQuestion(context, { serviceId, ...WRITTEN });
    expect(await related()).toBeNull();
    await answerQuestion(await colleague(), { questionId: id, text: "Yes." });
    expect(await related()).not.toBeNull();
  });

  it("keeps its file for its two sides alone", async () => {
    const id = await ask();
    const file = new File(["%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF"], "plan.txt", {
      type: "text/plain",
    });
    const text = new File(["A plan for the week."], "plan.txt", { type: "text/plain" });
    await expect(
      answerQuestion(await doctor(), { questionId: id, text: "See the plan.", file }),
    ).rejects.toBeInstanceOf(InvalidError);
    expect(await rowOf(id)).toMatchObject({ state: "ASKED" });
    await answerQuestion(await doctor(), { questionId: id, text: "See the plan.", file: text });
    const [, answer] = (await viewQuestion(await patient(), id)).messages;
    const fileId = answer?.files[0]?.id ?? "";
    expect((await downloadFile(await patient(), { questionId: id, fileId }, {})).status).toBe(200);
    await expect(downloadFile(await stranger(), { questionId: id, fileId }, {})).rejects.toBeInstanceOf(NotFoundError);
  });

  it("stands still while the patient is asked for more, and goes on where it stood", async () => {
    const id = await ask();
    await answerQuestion(await doctor(NOW + 4 * HOUR), { questionId: id, text: "Which tablets?", asksBack: true });
    expect(await rowOf(id)).toMatchObject({ state: "INFO_WANTED", left_ms: 6 * HOUR, follow_ups_used: 0 });
    await replyToProvider(await patient(NOW + 30 * HOUR), id, { ...(await version(id)), text: "The white ones." });
    expect(await rowOf(id)).toMatchObject({ state: "TAKEN", due_at: NOW + 36 * HOUR });
  });

  it("says what to do in an emergency before it is sent, and is marked", async () => {
    const urgent = { title: "Pain", text: "I have chest pain." };
    await expect(ask(urgent)).rejects.toMatchObject({ fields: [{ field: "adviceRead" }] });
    const id = await ask({ ...urgent, adviceRead: true });
    expect(await rowOf(id)).toMatchObject({ is_urgent: 1 });
  });

  it("is asked once under one key, however often it is sent, and refused with a reason at its field", async () => {
    const idempotencyKey = "one-question-key";
    expect(await ask({ idempotencyKey })).toBe(await ask({ idempotencyKey }));
    await expect(ask({ text: "x".repeat(201) })).rejects.toMatchObject({ fields: [{ field: "text" }] });
    await expect(ask({ serviceId: "none" })).rejects.toMatchObject({ fields: [{ field: "serviceId" }] });
    await expect(addQuestion(await doctor(), { serviceId, ...WRITTEN })).rejects.toBeInstanceOf(ForbiddenError);
    const reception = await practice.as(employeeActor(practice.ids.doctor, { roles: [ROLE.RECEPTIONIST] }));
    await expect(listQueue(reception, "waiting", null)).rejects.toBeInstanceOf(ForbiddenError);
  });

  it("is handed over by an administrator with a reason, declined with one, and taken back until it is answered", async () => {
    const id = await ask();
    const handed = { employeeId: practice.ids.otherDoctor, reason: "On holiday" };
    await assignQuestion(await admin(), id, { ...(await version(id)), ...handed });
    expect(await rowOf(id)).toMatchObject({ state: "TAKEN", employee_id: practice.ids.otherDoctor });
    await expect(assignQuestion(await doctor(), id, { version: 1, ...handed })).rejects.toBeInstanceOf(ForbiddenError);
    await declineQuestion(await colleague(), id, { ...(await version(id)), reason: "This needs a visit." });
    expect(await viewQuestion(await patient(), id)).toMatchObject({ state: "DECLINED", reason: "This needs a visit." });
    const second = await ask();
    await cancelQuestion(await patient(), second, await version(second));
    expect(await rowOf(second)).toMatchObject({ state: "CANCELLED" });
    await expect(answerQuestion(await doctor(), { questionId: second, text: "Yes." })).rejects.toBeInstanceOf(
      ConflictError,
    );
  });

  it("is listed by its calls", async () => {
    const id = await ask();
    const path = "/questions/getAllAskedQuestions";
    const found = findCall(questionCalls, "GET", path);
    if (!found) throw new Error("no such call");
    const answer = await runCall(await patient(), found, new Request(`https://clinic.example${path}`));
    expect(answer).toMatchObject({ status: true });
    const { questions } = await listOwnQuestions(await patient(), null);
    expect(questions.map((line) => line.id)).toContain(id);
  });
});

describe("what was asked", () => {
  it("counts among the work of those who may answer it, until it is answered", async () => {
    const asking = async () => [
      await countQuestionsToAnswer(await doctor()),
      await countQuestionsToAnswer(await colleague()),
    ];
    const [mine = 0, theirs = 0] = await asking();
    const id = await ask({ employeeId: practice.ids.doctor });
    expect(await asking()).toEqual([mine + 1, theirs]);
    await answerQuestion(await doctor(), { questionId: id, text: "Yes." });
    expect(await asking()).toEqual([mine, theirs]);
    expect((await homeWork(await doctor(), new URLSearchParams())).waiting.questions).toBe(mine);
  });

  it("stands in the timeline of whoever may open it, page after page, and drafts do not", async () => {
    const id = await ask({ employeeId: practice.ids.doctor });
    const draft = await writeDraft(await patient(), { serviceId, ...WRITTEN });
    const sources = new Set(["question"] as const);
    const timeline = async (context: Awaited<ReturnType<typeof doctor>>) =>
      (await readTimeline(context, practice.ids.patient, { sources, after: null })).lines.map(({ line }) => line.id);
    expect(await timeline(await doctor(NOW + HOUR))).toContain(id);
    expect(await timeline(await colleague(NOW + HOUR))).not.toContain(id);
    expect(await timeline(await admin(NOW + HOUR))).not.toContain(draft.id);
    const { lines, end } = await questionsBefore(await doctor(), practice.ids.patient, {
      ...{ before: { at: NOW + HOUR, id: "~" }, most: 1 },
    });
    expect(end).toMatchObject({ at: NOW });
    expect(lines.length).toBeLessThanOrEqual(1);
  });

  it("is in the copy of all that is the patient's, with its answer", async () => {
    const id = await ask({ title: "For my copy" });
    await answerQuestion(await doctor(), { questionId: id, text: "An answer to keep." });
    const args = { context: { app: await patient() }, request: new Request("https://x.example/"), params: {} };
    const page = await ((await everything(args as never)) as Response).text();
    const [, json = "[]"] = /<script type="application\/json" data-part="questions">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ id, title: "For my copy", askedAt: new Date(NOW).toISOString() },
          messages: [expect.objectContaining({ kind: "ANSWER", text: "An answer to keep." })],
        }),
      ]),
    );
    expect(page).toContain("An answer to keep.</bdi>");
  });
});

describe("the clock", () => {
  it("reminds once, passes on once and ends a question once, however often it looks", async () => {
    const id = await ask({ employeeId: practice.ids.doctor });
    const before = await mails("question.due");
    await look(id, NOW + HOUR);
    expect(await mails("question.due")).toBe(before);
    await Promise.all([look(id, NOW + 5 * HOUR), look(id, NOW + 5 * HOUR)]);
    expect(await mails("question.due")).toBe(before + 1);
    await look(id, NOW + 8 * HOUR);
    expect(await rowOf(id)).toMatchObject({ state: "ASKED", employee_id: null, step: 2 });
    const ended = await mails("question.ended");
    await Promise.all([look(id, NOW + 10 * HOUR), look(id, NOW + 10 * HOUR)]);
    await look(id, NOW + 11 * HOUR);
    expect(await rowOf(id)).toMatchObject({ state: "EXPIRED" });
    expect(await mails("question.ended")).toBe(ended + 1);
    expect(await dueOf(id)).toBe(0);
  });

  it("closes what was answered two weeks before", async () => {
    const id = await ask();
    await answerQuestion(await doctor(), { questionId: id, text: "Yes." });
    await look(id, NOW + 15 * 24 * HOUR);
    expect(await rowOf(id)).toMatchObject({ state: "CLOSED" });
  });
});
