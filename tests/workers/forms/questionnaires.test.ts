import { beforeAll, describe, expect, it } from "vitest";
import { listBeforeStatement, stepAssignment } from "~/features/forms/public.server";
import { READY_FORMS } from "~/features/forms/domain/questionnaires/ready-forms";
import {
  listOwnQuestionnaires,
  readOwnQuestionnaire,
  saveAnswers,
  submitAnswers,
} from "~/features/forms/services/questionnaires/answer-questionnaire.server";
import {
  assignBefore,
  assignQuestionnaire,
  withdrawQuestionnaire,
} from "~/features/forms/services/questionnaires/assign-questionnaire.server";
import {
  addQuestionnaire,
  addReadyForm,
  editQuestionnaire,
  exportQuestionnaire,
  importQuestionnaire,
  publishQuestionnaire,
  restoreQuestionnaire,
  retireQuestionnaire,
  setBeforeOfferings,
  startNewVersion,
  viewQuestionnaire,
} from "~/features/forms/services/questionnaires/manage-questionnaires.server";
import {
  countAnswersToRead,
  listAssigned,
  listOfPatient,
  questionnairesBefore,
  reopenAnswers,
  reviewAnswers,
  viewAnswers,
} from "~/features/forms/services/questionnaires/read-answers.server";
import { takeOwnAnswers } from "~/features/forms/services/questionnaires/take-own-answers.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import type { Practice } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 4, 4, 8, 0);
let practice: Practice;
let other: Practice;
let formId: string;

const admin = (at?: number) => practice.as(practice.administrator, at);
/** The account's owner reads every record; a plain administrator none. */
const owner = () => practice.as({ ...practice.administrator, isCreator: true } as typeof practice.administrator);
const doctor = (at?: number) => practice.as(employeeActor(practice.ids.doctor), at);
const reception = () => practice.as(employeeActor(practice.ids.otherDoctor, { roles: [ROLE.RECEPTIONIST] }));
const patient = (at?: number) => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), at);
const stranger = () => practice.as(patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser));
const system = (at?: number) => practice.as({ kind: "system", task: "test" }, at);

const first = async <T>(text: string, ...values: unknown[]) =>
  (await system()).db.raw(text, practice.entry.id, ...values).first<T>();
const rowOf = async (id: string) =>
  (await first<Record<string, unknown>>(
    "SELECT * FROM questionnaire_assignment WHERE organization_id = ?1 AND id = ?2",
    id,
  )) ?? {};
const version = async (id: string) => ({ version: (await rowOf(id))["version"] });
const mails = async (template: string) =>
  (
    await first<{ count: number }>(
      "SELECT count(*) AS count FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = ?2",
      template,
    )
  )?.count ?? 0;
const lookAt = async (id: string) =>
  (
    await first<{ at: number }>(
      "SELECT due_at AS at FROM due_work WHERE organization_id = ?1 AND kind = 'QUESTIONNAIRE' AND id = ?2",
      id,
    )
  )?.at ?? null;

/** What was handed out by hand asks for no appointment. */
const nowhere = () => Promise.reject(new Error("no appointment"));

const assign = async (dueOn = "", patientId = practice.ids.patient) =>
  (await assignQuestionnaire(await admin(), { questionnaireId: formId, patientId, dueOn })).id;
const ITEMS = READY_FORMS.PHQ9.sections[0]?.items.map(({ id }) => id) ?? [];
const CODES = ["LA6568-5", "LA6569-3", "LA6570-1", "LA6571-9"];
/** PHQ-9 with these scores, the rest "Not at all". */
const phq = (...scores: number[]) =>
  Object.fromEntries(ITEMS.slice(0, 9).map((id, place) => [id, CODES[scores[place] ?? 0] ?? ""]));
const save = async (id: string, answers: Record<string, string>) =>
  saveAnswers(await patient(), id, { ...(await version(id)), answers, asked: ITEMS });
const submit = async (id: string) => submitAnswers(await patient(), id, await version(id));

async function published(one: Practice) {
  const context = await one.as(one.administrator);
  const { id } = await addReadyForm(context, { ready: "PHQ9" });
  await publishQuestionnaire(context, id, { version: (await viewQuestionnaire(context, id)).version });
  return id;
}

beforeAll(async () => {
  [practice, other] = [await openPractice({ now: NOW }), await openPractice({ now: NOW })];
  formId = await published(practice);
});

describe("a questionnaire of the practice", () => {
  it("is written, published once by one of two at once, and frozen; its next version asks something else", async () => {
    const { id } = await addQuestionnaire(await admin(), { title: "Sleep" });
    const view = await viewQuestionnaire(await admin(), id);
    expect(view.problems).toEqual(["questionnaires:error.noItems"]);
    await expect(publishQuestionnaire(await admin(), id, { version: 1 })).rejects.toBeInstanceOf(ConflictError);
    await editQuestionnaire(await admin(), id, { version: 1 }, () => READY_FORMS.GAD7);
    expect((await viewQuestionnaire(await admin(), id)).questionnaire.title).toBe("GAD-7");
    await expect(editQuestionnaire(await admin(), id, { version: 1 }, () => READY_FORMS.PHQ9)).rejects.toBeInstanceOf(
      ConflictError,
    );
    const both = await Promise.allSettled([
      publishQuestionnaire(await admin(), id, { version: 2 }),
      publishQuestionnaire(await admin(), id, { version: 2 }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const frozen = await viewQuestionnaire(await admin(), id);
    expect(frozen).toMatchObject({ isDraft: false, versionNo: 1, questionnaire: { state: "ACTIVE", publishedNo: 1 } });
    await expect(
      editQuestionnaire(await admin(), id, { version: frozen.version }, () => READY_FORMS.PHQ9),
    ).rejects.toBeInstanceOf(ConflictError);
    const twice = await Promise.allSettled([startNewVersion(await admin(), id), startNewVersion(await admin(), id)]);
    expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await viewQuestionnaire(await admin(), id)).toMatchObject({
      ...{ isDraft: true, versionNo: 2, questionnaire: { publishedNo: 1 } },
      versions: [
        { no: 2, publishedAt: null },
        { no: 1, publishedAt: NOW },
      ],
    });
  });

  it("is retired, handed out no more, and handed out again", async () => {
    const id = await published(practice);
    const row = async () => ({ version: (await viewQuestionnaire(await admin(), id)).questionnaire.version });
    await retireQuestionnaire(await admin(), id, await row());
    const wanted = { questionnaireId: id, patientId: practice.ids.patient };
    await expect(assignQuestionnaire(await admin(), wanted)).rejects.toBeInstanceOf(InvalidError);
    await restoreQuestionnaire(await admin(), id, await row());
    await expect(assignQuestionnaire(await admin(), wanted)).resolves.toHaveProperty("id");
  });

  it("goes out and comes back in FHIR with the same questions, and says what it cannot ask", async () => {
    const resource = JSON.stringify(await exportQuestionnaire(await admin(), formId));
    const { id } = await importQuestionnaire(await admin(), { resource });
    expect((await viewQuestionnaire(await admin(), id)).content).toEqual(READY_FORMS.PHQ9);
    for (const bad of ["{", "{}", '{"resourceType":"Patient"}'])
      await expect(importQuestionnaire(await admin(), { resource: bad })).rejects.toBeInstanceOf(InvalidError);
  });

  it("is built by nobody but administrators, and is no other practice's", async () => {
    for (const context of [await doctor(), await reception(), await patient()])
      await expect(addReadyForm(context, { ready: "PHQ9" })).rejects.toBeInstanceOf(ForbiddenError);
    const foreign = await other.as(other.administrator);
    await expect(viewQuestionnaire(foreign, formId)).rejects.toBeInstanceOf(NotFoundError);
    await expect(
      assignQuestionnaire(foreign, { questionnaireId: formId, patientId: other.ids.patient }),
    ).rejects.toBeInstanceOf(InvalidError);
  });
});

describe("a questionnaire of a patient", () => {
  it("is begun, left, gone on with, and sent once with its total, whoever sends it twice", async () => {
    const id = await assign();
    expect((await listOwnQuestionnaires(await patient())).open.map((line) => line.id)).toContain(id);
    await saveAnswers(await patient(), id, {
      ...(await version(id)),
      answers: { [ITEMS[0] ?? ""]: CODES[3] ?? "" },
      asked: ITEMS.slice(0, 1),
    });
    expect(await readOwnQuestionnaire(await patient(), id)).toMatchObject({
      ...{ state: "STARTED", draft: { [ITEMS[0] ?? ""]: CODES[3] } },
    });
    await expect(submit(id)).rejects.toBeInstanceOf(InvalidError);
    const stale = await version(id);
    await save(id, phq(3, 3, 2, 1));
    await expect(saveAnswers(await patient(), id, { ...stale, answers: phq(), asked: ITEMS })).rejects.toBeInstanceOf(
      ConflictError,
    );
    const sent = await version(id);
    const both = await Promise.allSettled([
      submitAnswers(await patient(), id, sent),
      submitAnswers(await patient(), id, sent),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: "SUBMITTED", score: 9, band: 1, attention: 1 });
    await expect(submitAnswers(await patient(), id, sent)).rejects.toBeInstanceOf(ConflictError);
    expect((await viewAnswers(await owner(), id)).sent).toHaveLength(1);
  });

  it("is nobody else's: not another patient's, nor another practice's, nor the reception's to read", async () => {
    const id = await assign();
    await expect(readOwnQuestionnaire(await stranger(), id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(
      saveAnswers(await stranger(), id, { version: 1, answers: phq(), asked: ITEMS }),
    ).rejects.toBeInstanceOf(NotFoundError);
    const unproven = { ...patientActor(practice.ids.patient, practice.ids.patientUser), unproven: true as const };
    await expect(readOwnQuestionnaire(await practice.as(unproven), id)).rejects.toBeInstanceOf(NotFoundError);
    expect((await listOwnQuestionnaires(await practice.as(unproven))).open).toEqual([]);
    await expect(viewAnswers(await other.as(other.administrator), id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(viewAnswers(await reception(), id)).rejects.toBeInstanceOf(ForbiddenError);
    await expect(listOfPatient(await reception(), practice.ids.patient)).rejects.toBeInstanceOf(ForbiddenError);
    await expect(listAssigned(await patient(), "open")).rejects.toBeInstanceOf(ForbiddenError);
  });

  it("tells staff once of an answer that cannot wait, before it is sent, and keeps it in sight until it was seen to", async () => {
    const id = await assign();
    const before = await mails("questionnaire.urgent");
    await save(id, { [ITEMS[8] ?? ""]: CODES[1] ?? "" });
    const told = await mails("questionnaire.urgent");
    expect(told).toBeGreaterThan(before);
    expect(await rowOf(id)).toMatchObject({ state: "STARTED", attention: 2 });
    expect((await listAssigned(await owner(), "toRead"))[0]).toMatchObject({ id });
    // Taken back and given again it is the same alarm, and sent without it somebody must look at it still.
    await save(id, phq());
    await save(id, phq(0, 0, 0, 0, 0, 0, 0, 0, 2));
    await save(id, phq());
    await submit(id);
    expect(await mails("questionnaire.urgent")).toBe(told);
    expect(await rowOf(id)).toMatchObject({ state: "SUBMITTED", score: 0, attention: 2 });
    await reviewAnswers(await owner(), id, await version(id));
    expect(await rowOf(id)).toMatchObject({ state: "REVIEWED", attention: 0 });
    await expect(reviewAnswers(await owner(), id, await version(id))).rejects.toBeInstanceOf(ConflictError);
  });

  it("tells staff of a total that cannot wait", async () => {
    const id = await assign();
    const before = await mails("questionnaire.urgent");
    await save(id, phq(3, 3, 3, 3, 3));
    expect(await mails("questionnaire.urgent")).toBe(before);
    await submit(id);
    expect(await mails("questionnaire.urgent")).toBeGreaterThan(before);
    expect(await rowOf(id)).toMatchObject({ score: 15, band: 3, attention: 2 });
  });

  it("is reopened with its answers, and keeps what was sent first", async () => {
    const id = await assign();
    await save(id, phq(1));
    await submit(id);
    await reopenAnswers(await admin(), id, await version(id));
    expect((await readOwnQuestionnaire(await patient(), id)).draft).toEqual(phq(1));
    await save(id, phq(1, 1));
    await submit(id);
    const view = await viewAnswers(await owner(), id);
    expect(view.sent.map(({ no, score }) => [no, score])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(view.scores.find((point) => point.id === id)).toMatchObject({ score: 2, band: "Minimal" });
  });

  it("is taken back while it has not been sent, and then filled in no more", async () => {
    const id = await assign();
    await withdrawQuestionnaire(await admin(), id, await version(id));
    await expect(save(id, phq())).rejects.toBeInstanceOf(ConflictError);
    expect((await listOwnQuestionnaires(await patient())).open.map((line) => line.id)).not.toContain(id);
  });

  it("is reminded of once a day before it is due, and overdue once, and can be filled in all the same", async () => {
    const id = await assign("2026-05-07");
    const due = (await rowOf(id))["due_at"] as number;
    expect(await lookAt(id)).toBe(due - DAY);
    const before = await mails("questionnaire.due");
    const look = async (at: number) =>
      stepAssignment(await system(at), { id, dueAt: (await lookAt(id)) ?? 0 }, nowhere);
    const item = { id, dueAt: due - DAY };
    await Promise.all([
      stepAssignment(await system(due - DAY), item, nowhere),
      stepAssignment(await system(due - DAY), item, nowhere),
    ]);
    expect(await mails("questionnaire.due")).toBe(before + 1);
    expect(await lookAt(id)).toBe(due);
    await look(due - 1);
    expect(await rowOf(id)).toMatchObject({ state: "ASSIGNED" });
    await look(due);
    expect(await rowOf(id)).toMatchObject({ state: "OVERDUE" });
    expect(await lookAt(id)).toBeNull();
    await save(id, phq());
    await submit(id);
    expect(await rowOf(id)).toMatchObject({ state: "SUBMITTED", score: 0 });
  });

  it("is handed out once before an appointment of an offering, however often its booking is told", async () => {
    const row = (await viewQuestionnaire(await admin(), formId)).questionnaire;
    await setBeforeOfferings(await admin(), formId, { version: row.version, offerings: [practice.ids.clinicOffering] });
    const appointment = {
      ...{ id: "appointment-1", patientId: practice.ids.patient },
      ...{ offeringId: practice.ids.clinicOffering, startsAt: NOW + 5 * DAY },
    };
    const tell = async (of: Parameters<typeof assignBefore>[2]) =>
      assignBefore(await system(), { id: "appointment-1", dueAt: NOW }, of);
    await Promise.all([tell(appointment), tell(appointment)]);
    await tell(appointment);
    await tell(null);
    await tell({ ...appointment, id: "appointment-2", startsAt: NOW - 1 });
    await tell({ ...appointment, id: "appointment-3", offeringId: "another" });
    const found = await first<{ count: number; due: number }>(
      "SELECT count(*) AS count, max(due_at) AS due FROM questionnaire_assignment WHERE organization_id = ?1 AND source = 'APPOINTMENT'",
    );
    expect(found).toEqual({ count: 1, due: appointment.startsAt });
  });

  it("is listed by the booking of such an appointment, moves with it, and is taken back when it is called off", async () => {
    const { db } = await system();
    const listed = async () =>
      (
        await first<{ id: string }>(
          "SELECT id FROM due_work WHERE organization_id = ?1 AND kind = 'QUESTIONNAIRE_BEFORE'",
        )
      )?.id;
    await listBeforeStatement(db, { id: "appointment-9", offeringId: "another", briefing: false }, NOW).run();
    expect(await listed()).toBeUndefined();
    const offeringId = practice.ids.clinicOffering;
    await listBeforeStatement(db, { id: "appointment-9", offeringId, briefing: false }, NOW).run();
    expect(await listed()).toBe("appointment-9");
    const startsAt = NOW + 5 * DAY;
    await assignBefore(
      await system(),
      { id: "appointment-9", dueAt: NOW },
      { id: "appointment-9", patientId: practice.ids.patient, offeringId, startsAt },
    );
    expect(await listed()).toBeUndefined();
    const row = await first<{ id: string }>(
      "SELECT id FROM questionnaire_assignment WHERE organization_id = ?1 AND source_id = 'appointment-9'",
    );
    const id = row?.id ?? "";
    const step = async (at: number, start: number | null) =>
      stepAssignment(await system(at), { id, dueAt: (await lookAt(id)) ?? 0 }, () => Promise.resolve(start));
    await step(startsAt - DAY, startsAt + 7 * DAY);
    expect(await rowOf(id)).toMatchObject({ due_at: startsAt + 7 * DAY, state: "ASSIGNED", is_reminded: 0 });
    expect(await lookAt(id)).toBe(startsAt + 6 * DAY);
    await step(startsAt + 6 * DAY, null);
    expect(await rowOf(id)).toMatchObject({ state: "WITHDRAWN" });
    expect(await lookAt(id)).toBeNull();
  });

  it("shows scores to those alone who may read the patient's record", async () => {
    const id = await assign("", practice.ids.otherPatient);
    const theirs = await stranger();
    await saveAnswers(theirs, id, { version: 1, answers: phq(2, 2), asked: ITEMS });
    await submitAnswers(await stranger(), id, await version(id));
    const { db } = await system();
    await db
      .raw(
        "DELETE FROM patient_provider WHERE organization_id = ?1 AND employee_id = ?2 AND patient_id = ?3",
        ...[practice.entry.id, practice.ids.doctor, practice.ids.otherPatient],
      )
      .run();
    const lineOf = async () => (await listAssigned(await doctor(), "toRead")).find((line) => line.id === id);
    expect((await lineOf())?.score ?? null).toBeNull();
    await db
      .raw(
        "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
        ...[practice.entry.id, practice.ids.doctor, practice.ids.otherPatient, NOW],
      )
      .run();
    expect((await lineOf())?.score).toBe(4);
    expect(await countAnswersToRead(await doctor())).toBeGreaterThan(0);
  });

  it("is in the copy of all that is the patient's, and in their timeline for those who look after them", async () => {
    const taken = await takeOwnAnswers(await patient());
    expect(taken.length).toBeGreaterThan(2);
    expect(taken[0]?.title).toBe("PHQ-9");
    expect(taken.at(-1)?.answers[0]?.lines[0]).toEqual({
      ...{ question: "Little interest or pleasure in doing things", answer: "Nearly every day" },
    });
    expect(taken.at(-1)?.resources[0]).toMatchObject({ resourceType: "QuestionnaireResponse", status: "completed" });
    const page = await questionnairesBefore(await admin(), practice.ids.patient, {
      before: { at: Number.MAX_SAFE_INTEGER, id: "" },
      most: 3,
    });
    expect(page.lines).toHaveLength(3);
    expect(page.end).not.toBeNull();
  });
});
