import { beforeAll, describe, expect, test } from "vitest";
import {
  closeConsultation,
  publishConsultation,
  reopenConsultation,
  withdrawConsultation,
} from "~/features/consultations/services/consultations/act-on-consultation.server";
import { addConsultation } from "~/features/consultations/services/consultations/add-consultation.server";
import { exportConsultationPdf } from "~/features/consultations/services/consultations/export-consultation-pdf.server";
import { recentSummaries } from "~/features/consultations/services/consultations/recent-summaries.server";
import { openConsultation } from "~/features/consultations/services/consultations/open-consultation.server";
import { printConsultation } from "~/features/consultations/services/consultations/print-consultation.server";
import { readConsultationSummary } from "~/features/consultations/services/consultations/read-consultation-summary.server";
import { findConsultation } from "~/features/consultations/services/desk/find-consultation.server";
import { listOpenFollowUps } from "~/features/consultations/services/desk/list-open-follow-ups.server";
import { listOwnConsultations } from "~/features/consultations/services/desk/list-own-consultations.server";
import { readDesk } from "~/features/consultations/services/desk/read-desk.server";
import { createNote } from "~/features/consultations/services/notes/create-note.server";
import { openNoteEditor } from "~/features/consultations/services/notes/open-note-editor.server";
import { savePrescriptionLine } from "~/features/consultations/services/prescriptions/save-prescription-line.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { startPrescription } from "~/features/consultations/services/prescriptions/start-prescription.server";
import { listOwnNotices } from "~/features/notifications/services/inbox/list-notices.server";
import { readAppointmentRecord } from "~/features/waiting-room/services/record/read-appointment-record.server";
import { change } from "../identity/appointments";
import { lastMail, mailsOf } from "../notifications/scene";
import { givenRelation, openRecords } from "../phr/scene";
import { AMOXICILLIN } from "./prescriptions-scene";
import { NOW, openDesk, WRITTEN, type DeskScene } from "./desk-scene";

let scene: DeskScene;
beforeAll(async () => {
  scene = await openDesk();
});

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );

/** Everything that a patient, or somebody who acts for them, gets to read of their consultations, as one text. */
async function allRead(who: "patient" | "relative"): Promise<string> {
  const { as, id, appointmentId, practice } = scene;
  const context = await as(who);
  const reads: (() => Promise<unknown>)[] = [
    () => readConsultationSummary(context, id),
    () => printConsultation(context, id),
    async () => new TextDecoder("latin1").decode(await exportConsultationPdf(context, id)),
    () => listOwnConsultations(context, "video", null),
    () => listOwnConsultations(context, "in_patient", null),
    () => listOwnConsultations(context, "other", null),
    () => listOwnConsultations(context, "all", null),
    () => listOpenFollowUps(context),
    () => readAppointmentRecord(context, appointmentId),
    () => listOwnNotices(context, {}),
    () => mailsOf(practice),
  ];
  const read: unknown[] = [];
  for (const one of reads) read.push(await one().catch((error: { status?: number }) => ({ refused: error.status })));
  return JSON.stringify(read);
}

describe("a consultation's summary", () => {
  test("has for its provider what the specification names, with what was written in the video session", async () => {
    const { summary, actions } = await readConsultationSummary(await scene.as("doctor"), scene.id);
    expect(summary).toMatchObject({
      ...{ id: scene.id, uuid: scene.id, status: "OPEN", type: "VIDEO", publishStatus: "UNPUBLISHED" },
      ...{ startTime: NOW - 3_600_000, reason: "It itches", summary: WRITTEN.SUMMARY, reviewNotes: WRITTEN.REVIEW },
      provider: { id: scene.ids.doctor },
      patient: { id: scene.ids.patient },
      branch: { id: scene.ids.branch },
      ...{ prescription: [], labOrders: [], billInvoice: [] },
      notes: { encounters: [], status: "NONE", count: 0 },
    });
    expect(actions).toEqual(["publish", "close"]);
  });

  test("begun twice is one", async () => {
    const again = await openConsultation(await scene.as("doctor"), scene.appointmentId);
    expect(again.id).toBe(scene.id);
  });

  test("is not opened by a provider who does not look after the patient, who is told so of an own appointment alone", async () => {
    const other = scene.ids.otherDoctor;
    const own = await scene.appointed(NOW - 3_600_000);
    await change(
      scene.practice,
      "UPDATE appointment SET employee_id = ?2 WHERE organization_id = ?1 AND id = ?3",
      ...[other, own],
    );
    const context = await scene.as("otherDoctor");
    await expect(openConsultation(context, own)).rejects.toMatchObject({ status: 409, code: "notTreatedYet" });
    await expect(findConsultation(context, own)).rejects.toMatchObject({ status: 409, code: "notTreatedYet" });
    expect(await statusOf(openConsultation(context, scene.appointmentId))).toBe(404);
  });

  test("tells what its provider added to the health record meanwhile, and nothing of others", async () => {
    await scene.enter("doctor", { allergen: "Peanut", category: "FOOD" });
    await scene.enter("patient", { allergen: "Latex", category: "ENVIRONMENT" });
    const { summary } = await readConsultationSummary(await scene.as("doctor"), scene.id);
    expect(summary.phrItems.map(({ name, state }) => [name, state])).toEqual([["Peanut", "Added"]]);
    const { summary: seen } = await readConsultationSummary(await scene.as("patient"), scene.id);
    expect(seen.phrItems).toEqual([]);
  });

  test("is nobody's whose patient it is not", async () => {
    const elsewhere = await openRecords();
    for (const context of [await scene.as("otherPatient"), await scene.as("otherDoctor"), await elsewhere.as("doctor")])
      for (const work of [readConsultationSummary, printConsultation, readDesk])
        expect([404, 403]).toContain(await statusOf(work(context, scene.id)));
    expect(await statusOf(readDesk(await scene.as("patient"), scene.id))).toBe(403);
  });

  test("is published by whoever consulted, and by nobody else", async () => {
    expect(await statusOf(publishConsultation(await scene.as("nurse"), scene.id))).toBe(403);
    expect(await statusOf(publishConsultation(await scene.as("patient"), scene.id))).toBe(403);
    expect(await statusOf(publishConsultation(await scene.as("otherDoctor"), scene.id))).toBe(404);
    await change(
      scene.practice,
      "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
      ...[scene.ids.otherDoctor, scene.ids.patient, NOW],
    );
    expect(await statusOf(publishConsultation(await scene.as("otherDoctor"), scene.id))).toBe(403);
    expect(await statusOf(closeConsultation(await scene.as("otherDoctor"), scene.id))).toBe(403);
    const { actions } = await readConsultationSummary(await scene.as("otherDoctor"), scene.id);
    expect(actions).toEqual([]);
  });
});

describe("what was typed beside the call", () => {
  const ofCall = async (template: string) => {
    const context = await scene.as("doctor");
    const { id } = await createNote(context, { consultationId: scene.id, template });
    return (await openNoteEditor(await scene.as("doctor"), id)).ofCall;
  };
  const summary = { kind: "SUMMARY", text: WRITTEN.SUMMARY };

  test("can be put into a note of the consultation by a press, and what is for staff alone into no letter", async () => {
    expect(await ofCall("soap")).toEqual([summary, { kind: "REVIEW", text: WRITTEN.REVIEW }]);
    expect(await ofCall("patientSummary")).toEqual([summary]);
    expect(await ofCall("sickNote")).toEqual([]);
  });
});

describe("what is not published", () => {
  test("reaches the patient and their relatives by no page, list, sheet, PDF, record or mail", async () => {
    await givenRelation(scene.practice, "VIEW");
    for (const who of ["patient", "relative"] as const) {
      const read = await allRead(who);
      for (const canary of Object.values(WRITTEN)) expect(read).not.toContain(canary);
    }
    expect(await statusOf(printConsultation(await scene.as("patient"), scene.id))).toBe(404);
    expect(await recentSummaries(await scene.as("patient"))).toEqual([]);
  });

  test("is read once it is, but for what was written for the practice; the mail says only that it is ready", async () => {
    await publishConsultation(await scene.as("doctor"), scene.id);
    const { summary } = await readConsultationSummary(await scene.as("patient"), scene.id);
    expect(summary).toMatchObject({ publishStatus: "PUBLISHED", summary: WRITTEN.SUMMARY, reviewNotes: "" });
    expect(summary.phrItems.map(({ name }) => name)).toEqual(["Peanut"]);
    const { sheet } = await printConsultation(await scene.as("patient"), scene.id);
    expect(sheet.watermark).toBe("");
    expect(JSON.stringify(sheet)).toContain(WRITTEN.SUMMARY);
    // All times are in the zone of the location, whatever that of the practice is, and say which.
    const move = async (zone: string) => {
      for (const table of ["appointment", "branch"])
        await change(scene.practice, `UPDATE ${table} SET time_zone = ?2 WHERE organization_id = ?1`, zone);
    };
    await move("America/New_York");
    const { sheet: elsewhere } = await printConsultation(await scene.as("patient"), scene.id);
    const times = [elsewhere.signature?.signed, elsewhere.madeAt, elsewhere.details[0]?.value];
    for (const time of times) expect(time).toContain("(ET)");
    await move("Europe/Madrid");
    await scene.send("consultation.published");
    const { subject, text, html } = await lastMail(scene.practice);
    expect(subject).toBe("Your summary is ready");
    for (const canary of Object.values(WRITTEN)) expect(text + html).not.toContain(canary);
    expect(text).not.toContain("Peanut");
    for (const who of ["patient", "relative"] as const) expect(await allRead(who)).not.toContain(WRITTEN.REVIEW);
    expect(await recentSummaries(await scene.as("patient"))).toMatchObject([{ id: scene.id, withdrawn: false }]);
  });

  test("speaks on the patient's paper as on their page, and at the foot of each page says whose it is", async () => {
    const titles = async (who: "patient" | "doctor") => {
      const { sheet } = await printConsultation(await scene.as(who), scene.id);
      expect(sheet.whose).toContain("Zainab Haddad, Apr 12, 1988, No. 1");
      return sheet.sections.map(({ title }) => title);
    };
    expect(await titles("patient")).toEqual(
      expect.arrayContaining(["Why you came", "What your doctor wrote for you", "Added to your health record"]),
    );
    expect(await titles("doctor")).toEqual(
      expect.arrayContaining(["Reason", "Appointment summary", "Added to the health record"]),
    );
  });

  test("says on paper as on the page how each medicine is taken", async () => {
    const context = await scene.as("doctor");
    const asked = { patientId: scene.ids.patient, prescriberId: scene.ids.doctor, consultationId: scene.id };
    const { id } = await startPrescription(context, asked);
    await savePrescriptionLine(context, id, { ...AMOXICILLIN, version: 1, lineId: crypto.randomUUID() });
    await signPrescription(context, id, { version: 2 });
    const { summary } = await readConsultationSummary(context, scene.id);
    const { sheet } = await printConsultation(context, scene.id);
    const printed = sheet.sections.flatMap((section) => (section.kind === "entries" ? section.entries : []));
    const [medicine] = summary.prescription[0]?.medicines ?? [];
    expect(medicine?.how).toContain("1 capsule three times daily");
    expect(printed).toContainEqual({
      name: summary.prescription[0]?.name,
      facts: [{ term: "Amoxicillin 500 mg", value: medicine?.how }],
      written: summary.prescription[0]?.state,
    });
    // Once it is canceled, that is read first, on the page and on paper.
    const stand = (state: string) =>
      change(scene.practice, "UPDATE prescription SET state = ?2 WHERE organization_id = ?1", state);
    await stand("CANCELLED");
    const after = await printConsultation(await scene.as("patient"), scene.id);
    const struck = after.sheet.sections.flatMap((section) => (section.kind === "entries" ? section.entries : []));
    const marks = [expect.stringContaining("Your doctor canceled this prescription.") as unknown];
    expect(struck).toContainEqual(expect.objectContaining({ struck: true, marks, facts: [] }));
    // Directions that hold no more are not there, as they are not on the page.
    expect(JSON.stringify(struck)).not.toContain("1 capsule three times daily");
    await stand("SIGNED");
  });

  test("is published once: a second time is refused", async () => {
    expect(await statusOf(publishConsultation(await scene.as("doctor"), scene.id))).toBe(409);
  });

  test("goes again when it is withdrawn, with the reason, and the patient is told", async () => {
    expect(await statusOf(withdrawConsultation(await scene.as("doctor"), scene.id, { reason: " " }))).toBe(422);
    await withdrawConsultation(await scene.as("doctor"), scene.id, { reason: "It was about somebody else" });
    const shown = await readConsultationSummary(await scene.as("patient"), scene.id);
    expect(shown).toMatchObject({ withdrawnReason: "It was about somebody else", summary: { summary: "" } });
    for (const who of ["patient", "relative"] as const) {
      const read = await allRead(who);
      for (const canary of Object.values(WRITTEN)) expect(read).not.toContain(canary);
    }
    await scene.send("consultation.withdrawn");
    const { subject, text } = await lastMail(scene.practice);
    expect(subject).toBe("A summary was withdrawn");
    expect(text).not.toContain("somebody else");
  });
});

describe("a consultation", () => {
  test("is closed and opened again by its provider", async () => {
    await closeConsultation(await scene.as("doctor"), scene.id);
    const { summary, actions } = await readConsultationSummary(await scene.as("doctor"), scene.id);
    expect([summary.status, actions]).toEqual(["CLOSED", ["publish", "reopen"]]);
    await reopenConsultation(await scene.as("doctor"), scene.id);
    expect(await statusOf(reopenConsultation(await scene.as("doctor"), scene.id))).toBe(409);
  });

  test("without an appointment is added by a provider, and listed once its patient is told", async () => {
    const said = { patientId: scene.ids.patient, type: "REVIEW", reason: "Results of last week" };
    expect(await statusOf(addConsultation(await scene.as("nurse"), said))).toBe(403);
    expect(await statusOf(addConsultation(await scene.as("doctor"), { ...said, type: "DANCE" }))).toBe(422);
    const id = await addConsultation(await scene.as("doctor"), said);
    const listed = async (kind: "all" | "in_patient" | "video" | "other" = "other") =>
      (await listOwnConsultations(await scene.as("patient"), kind, null)).past;
    expect(await listed()).toEqual([]);
    await publishConsultation(await scene.as("doctor"), id);
    expect(await listed()).toMatchObject([{ consultationId: id, type: "REVIEW", publishStatus: "PUBLISHED" }]);
    // It took place neither in person nor by video, and stands among all.
    const ids = async (kind: "all" | "in_patient" | "video") =>
      (await listed(kind)).map(({ consultationId }) => consultationId);
    expect([await ids("in_patient"), await ids("video")].flat()).not.toContain(id);
    expect(await ids("all")).toContain(id);
  });
});
