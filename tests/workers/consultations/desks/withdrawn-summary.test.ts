import { beforeAll, describe, expect, it } from "vitest";
import {
  publishConsultation,
  withdrawConsultation,
} from "~/features/consultations/services/consultations/act-on-consultation.server";
import { listOwnConsultations } from "~/features/consultations/services/desk/list-own-consultations.server";
import { exportRecordFhir } from "~/features/consultations/services/consultations/export-record-fhir.server";
import { readConsultationSummary } from "~/features/consultations/services/consultations/read-consultation-summary.server";
import { createNote } from "~/features/consultations/services/notes/create-note.server";
import { listNotes } from "~/features/consultations/services/notes/list-notes.server";
import { publishNote } from "~/features/consultations/services/notes/publish-note.server";
import { saveNote } from "~/features/consultations/services/notes/save-note.server";
import { signNote } from "~/features/consultations/services/notes/sign-note.server";
import { viewNote } from "~/features/consultations/services/notes/view-note.server";
import { withdrawNote } from "~/features/consultations/services/notes/withdraw-note.server";
import { openDesk, type DeskScene } from "../desk-scene";

const WORDS = "canary-words-of-the-wrong-patient";
let scene: DeskScene;

/** A summary for the patient that the doctor signed and shared. */
async function sharedNote(words: string): Promise<string> {
  const doctor = await scene.as("doctor");
  const { id } = await createNote(doctor, { consultationId: scene.id, template: "patientSummary" });
  await saveNote(doctor, id, {
    ...{ clientId: `window-${id}`, sequence: 1 },
    sections: ["talked", "found"].map((section) => ({ id: section, text: words, base: 1 })),
  });
  await signNote(doctor, id, { version: (await viewNote(doctor, id)).note.version });
  await publishNote(doctor, id);
  return id;
}

/** All that the patient is answered that could say something of the consultation. */
async function answers(): Promise<string> {
  const patient = () => scene.as("patient");
  return JSON.stringify([
    await readConsultationSummary(await patient(), scene.id),
    await listOwnConsultations(await patient(), "all", null),
    await listNotes(await patient(), {}),
    await exportRecordFhir(await patient(), undefined),
  ]);
}

const notesOf = async () =>
  (await readConsultationSummary(await scene.as("doctor"), scene.id)).summary.notes.encounters;
const withdraw = async (raw: object) => withdrawConsultation(await scene.as("doctor"), scene.id, raw);

beforeAll(async () => {
  scene = await openDesk();
});

describe("a summary that is withdrawn", () => {
  it("takes the notes back that were shared in it, so that no answer to the patient has a word of them", async () => {
    const id = await sharedNote(WORDS);
    await publishConsultation(await scene.as("doctor"), scene.id);
    expect(await answers()).toContain(WORDS);
    expect(await notesOf()).toMatchObject([{ id, shared: "own" }]);
    await withdraw({ reason: "Wrong patient" });
    expect(await answers()).not.toContain(WORDS);
    const { withdrawnReason } = await readConsultationSummary(await scene.as("patient"), scene.id);
    expect(withdrawnReason).toBe("Wrong patient");
  });

  it("shares them again when it is published again", async () => {
    expect(await notesOf()).toMatchObject([{ unseen: "withSummary" }]);
    await publishConsultation(await scene.as("doctor"), scene.id);
    expect(await answers()).toContain(WORDS);
  });

  it("leaves those shared that its doctor was asked about and keeps shared, and no other", async () => {
    const asked = await notesOf();
    await sharedNote("canary-shared-since");
    await withdraw({ reason: "A mistake", notes: asked.map(({ id }) => id).join(" ") });
    const said = await answers();
    expect(said).toContain(WORDS);
    expect(said).not.toContain("canary-shared-since");
  });

  it("does not share a note again that was withdrawn by itself since", async () => {
    const [first] = await notesOf();
    const later = { ...(await scene.as("doctor")) };
    await withdrawNote({ ...later, now: later.now + 1_000 }, first?.id, { reason: "Not theirs" });
    await publishConsultation(await scene.as("doctor"), scene.id);
    const said = await answers();
    expect(said).not.toContain(WORDS);
    expect(said).toContain("canary-shared-since");
  });
});
