import { beforeEach, expect, it } from "vitest";
import { addConsultation } from "~/features/consultations/services/consultations/add-consultation.server";
import { countUnsignedNotes } from "~/features/consultations/services/notes/count-unsigned-notes.server";
import { createNote } from "~/features/consultations/services/notes/create-note.server";
import { followNote } from "~/features/consultations/services/notes/follow-note.server";
import { openNoteEditor } from "~/features/consultations/services/notes/open-note-editor.server";
import { prepareNote } from "~/features/consultations/services/notes/prepare-note.server";
import { saveNote } from "~/features/consultations/services/notes/save-note.server";
import { viewNote } from "~/features/consultations/services/notes/view-note.server";
import { saveNoteTemplate } from "~/features/consultations/services/templates/save-note-template.server";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { change } from "../identity/appointments";
import { openNotes, type Notes } from "./notes-scene";

let notes: Notes;
beforeEach(async () => {
  notes = await openNotes();
});

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error as { status?: number }).status,
  );

it("a note of a consultation without an appointment belongs to it, and its form names patient and provider", async () => {
  const asked = { patientId: notes.ids.patient, type: "REVIEW", reason: "Results" };
  const consultationId = await addConsultation(await notes.as("doctor"), asked);
  const prepared = await prepareNote(await notes.as("nurse"), { consultationId });
  expect(prepared).toMatchObject({ patient: { id: notes.ids.patient }, providerId: notes.ids.doctor });
  const { id } = await createNote(await notes.as("doctor"), { consultationId, template: "soap" });
  expect((await viewNote(await notes.as("doctor"), id)).note).toMatchObject({ consultationId });
  expect(await statusOf(prepareNote(await notes.as("doctor"), { consultationId: "none" }))).toBe(404);
});

it("the last measurements stand where a template asks for them, and nothing where there are none", async () => {
  const { id: template } = await saveNoteTemplate(await notes.as("doctor"), {
    ...{ name: "With vitals", kind: "NOTE", whose: "own" },
    sections: [{ title: "Findings", prompt: "", text: "Measured:\n{vitals.latest}" }],
  });
  const text = async () => {
    const { id } = await notes.begin(template);
    return (await notes.row(id)).sections[0]?.text;
  };
  expect(await text()).toMatch(/^Measured:\n?$/);
  const weight = { tracker: "weight", value: "72", unit: "kg", date: "2027-01-04", time: "09:00" };
  await addReadings(await notes.as("patient"), weight);
  expect(await text()).toMatch(/^Measured:\nWeight: 72 kg.+2027/);
});

it("a provider who looks after a patient no more still comes to their own draft, and to nothing else", async () => {
  const { id } = await notes.begin();
  const { id: of } = await createNote(await notes.as("nurse"), {
    ...{ patientId: notes.ids.patient, template: "free", providerId: notes.ids.otherDoctor },
  });
  await change(
    notes.practice,
    "DELETE FROM patient_provider WHERE organization_id = ?1 AND employee_id = ?2",
    notes.ids.doctor,
  );
  expect(await countUnsignedNotes(await notes.as("doctor"))).toBe(1);
  expect(await openNoteEditor(await notes.as("doctor"), id)).toMatchObject({ note: { id }, warnings: [] });
  await notes.write("doctor", id, { assessment: "Bronchitis", plan: "Rest" });
  await notes.sign("doctor", id);
  expect(await countUnsignedNotes(await notes.as("doctor"))).toBe(0);
  expect(await statusOf(openNoteEditor(await notes.as("doctor"), of))).toBe(404);
  const asked = { patientId: notes.ids.patient, template: "soap" };
  expect(await statusOf(createNote(await notes.as("doctor"), asked))).toBe(404);
});

it("nobody follows a window that said that it goes away, with its last save or without one", async () => {
  const { id } = await notes.begin();
  const [first, second] = ["first-window", "second-window"];
  const plan = (text: string, base: number) => [{ id: "plan", text, base }];
  const write = async (sequence: number, text: string, leaves: boolean) =>
    saveNote(await notes.as("doctor"), id, { clientId: first, sequence, leaves, sections: plan(text, sequence) });
  const writer = async () => (await followNote(await notes.as("doctor"), id, { clientId: second })).writer;
  await write(1, "Rest", false);
  expect(await writer()).toMatchObject({ isOwn: true });
  await write(2, "Rest, tea", true);
  expect(await writer()).toBeNull();
  await write(3, "Rest, tea, honey", false);
  expect(await writer()).not.toBeNull();
  await followNote(await notes.as("doctor"), id, { clientId: first, leaves: true });
  expect(await writer()).toBeNull();
});
