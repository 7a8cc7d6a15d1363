import { beforeAll, describe, expect, it } from "vitest";
import {
  publishConsultation,
  withdrawConsultation,
} from "~/features/consultations/services/consultations/act-on-consultation.server";
import { openConsultation } from "~/features/consultations/services/consultations/open-consultation.server";
import { readConsultationSummary } from "~/features/consultations/services/consultations/read-consultation-summary.server";
import { readDesk } from "~/features/consultations/services/desk/read-desk.server";
import { createNote } from "~/features/consultations/services/notes/create-note.server";
import { discardNote } from "~/features/consultations/services/notes/discard-note.server";
import { publishNote } from "~/features/consultations/services/notes/publish-note.server";
import { saveNote } from "~/features/consultations/services/notes/save-note.server";
import { signNote } from "~/features/consultations/services/notes/sign-note.server";
import { viewNote } from "~/features/consultations/services/notes/view-note.server";
import { savePrescriptionLine } from "~/features/consultations/services/prescriptions/save-prescription-line.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { startPrescription } from "~/features/consultations/services/prescriptions/start-prescription.server";
import { keptFromPatient } from "~/features/consultations/domain/consultations/summary";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import { change, read } from "../identity/appointments";
import { HOUR, NOW, openDesk, type DeskScene } from "./desk-scene";
import { AMOXICILLIN, PARACETAMOL, statusOf } from "./prescriptions-scene";

let scene: DeskScene;
/** The consultation of another appointment, of which nothing is written yet. */
let id: string;
let noteId: string;

beforeAll(async () => {
  scene = await openDesk();
  ({ id } = await openConsultation(await scene.as("doctor"), await scene.appointed(NOW - 2 * HOUR)));
  await change(
    scene.practice,
    "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
    ...[scene.ids.otherDoctor, scene.ids.patient, NOW],
  );
});

const publish = async () => publishConsultation(await scene.as("doctor"), id);
const notesFor = async (who: "doctor" | "nurse" | "otherDoctor") =>
  (await readConsultationSummary(await scene.as(who), id)).summary.notes.encounters;
const versionOf = async () => (await viewNote(await scene.as("doctor"), noteId)).note.version;

describe("a summary that would say nothing", () => {
  it("is not published, and says why, also where there is a draft", async () => {
    const begun = await createNote(await scene.as("doctor"), { consultationId: id, template: "soap" });
    noteId = begun.id;
    await expect(publish()).rejects.toMatchObject({
      status: 422,
      fields: [{ field: "", message: "consultations:publishNothing" }],
    });
    const notes = await notesFor("doctor");
    expect(keptFromPatient(notes)).toMatchObject([{ id: noteId, unseen: "draft" }]);
  });

  it("is not published with a note that is signed and not shared; its author alone may share it", async () => {
    const viewed = await viewNote(await scene.as("doctor"), noteId);
    expect(viewed.unsignable.map(({ title }) => title)).toEqual(["Assessment", "Plan"]);
    // While it is still written, nothing is read of what would be asked of whoever signed in long ago and signs it.
    const tripsOf = async (authenticatedAt: number) => {
      const doctor = await scene.as("doctor");
      const context = { ...doctor, actor: { ...doctor.actor, authenticatedAt } };
      await viewNote(context, noteId);
      return context.db.meter.roundTrips;
    };
    expect(await tripsOf(0)).toBe(await tripsOf(NOW));
    await saveNote(await scene.as("doctor"), noteId, {
      ...{ clientId: "window-of-doctor", sequence: 1 },
      sections: ["assessment", "plan"].map((section) => ({ id: section, text: "Rest", base: 1 })),
    });
    const full = await viewNote(await scene.as("doctor"), noteId);
    expect(full.unsignable).toEqual([]);
    expect(await tripsOf(0)).toBeGreaterThan(await tripsOf(NOW));
    await signNote(await scene.as("doctor"), noteId, { version: await versionOf() });
    expect(await statusOf(publish)).toBe(422);
    expect(await notesFor("doctor")).toMatchObject([{ unseen: "mayShare" }]);
    expect((await readDesk(await scene.as("doctor"), id)).entries.notes).toMatchObject([{ unseen: "mayShare" }]);
    for (const who of ["nurse", "otherDoctor"] as const)
      expect(await notesFor(who)).toMatchObject([{ unseen: "notShared" }]);
  });

  it("is published when the note is shared, whatever was discarded", async () => {
    const { id: another } = await createNote(await scene.as("doctor"), { consultationId: id, template: "free" });
    await discardNote(await scene.as("doctor"), another, true);
    await publishNote(await scene.as("doctor"), noteId);
    expect(keptFromPatient(await notesFor("doctor"))).toEqual([]);
    expect((await notesFor("doctor")).find((note) => note.id === noteId)?.unseen).toBeUndefined();
    expect(await statusOf(publish)).toBe("done");
    const { summary } = await readConsultationSummary(await scene.as("patient"), id);
    expect(summary.notes.encounters.flatMap(({ lines }) => lines)).toEqual(["Shared with you"]);
    const shared = (await notesFor("doctor")).flatMap(({ lines }) => lines);
    expect(shared).toContain("Shared with the patient");
  });
});

describe("what a consultation added to the health record", () => {
  const added = async () =>
    (await readConsultationSummary(await scene.as("doctor"), id)).summary.phrItems.map(({ name }) => name);
  const prescribe = async (line: object, consultationId: string) => {
    const context = await scene.as("doctor");
    const said = { patientId: scene.ids.patient, consultationId };
    const { id: prescriptionId } = await startPrescription(context, said);
    await savePrescriptionLine(context, prescriptionId, { ...line, version: 1, lineId: crypto.randomUUID() });
    await signPrescription(context, prescriptionId, { version: 2 });
  };

  it("is what its own prescriptions wrote, and nothing of another consultation's at the same time", async () => {
    await prescribe(AMOXICILLIN, id);
    await prescribe(PARACETAMOL, scene.id);
    expect(await added()).toEqual(["Amoxicillin"]);
  });

  it("is nothing that was taken off its list since, by whomever", async () => {
    const peanut = await scene.enter("doctor", { allergen: "Peanut", category: "FOOD" });
    expect(await added()).toEqual(["Amoxicillin", "Peanut"]);
    await switchHealthRecord(await scene.as("otherDoctor"), peanut.id, false, { reason: "MISTAKE" });
    expect(await added()).toEqual(["Amoxicillin"]);
  });
});

describe("a patient without an account", () => {
  it("is mailed nothing that they would have to sign in for, when a summary is withdrawn or published again", async () => {
    const mails = async () =>
      (
        await read<{ id: string }>(
          scene.practice,
          "SELECT id FROM outbox WHERE organization_id = ?1 AND topic = 'mail'",
        )
      ).length;
    await withdrawConsultation(await scene.as("doctor"), id, { reason: "A mistake" });
    const before = await mails();
    await change(
      scene.practice,
      "UPDATE patient SET user_id = NULL WHERE organization_id = ?1 AND id = ?2",
      scene.ids.patient,
    );
    await publish();
    await withdrawConsultation(await scene.as("doctor"), id, { reason: "A mistake" });
    expect(await mails()).toBe(before);
  });
});
