import { beforeEach, expect, it } from "vitest";
import { addConsultation } from "~/features/consultations/services/consultations/add-consultation.server";
import { publishConsultation } from "~/features/consultations/services/consultations/act-on-consultation.server";
import { printConsultation } from "~/features/consultations/services/consultations/print-consultation.server";
import { readConsultationSummary } from "~/features/consultations/services/consultations/read-consultation-summary.server";
import { countUnsignedNotes } from "~/features/consultations/services/notes/count-unsigned-notes.server";
import { createNote } from "~/features/consultations/services/notes/create-note.server";
import { followNote } from "~/features/consultations/services/notes/follow-note.server";
import { openNoteEditor } from "~/features/consultations/services/notes/open-note-editor.server";
import { prepareNote } from "~/features/consultations/services/notes/prepare-note.server";
import { publishNote } from "~/features/consultations/services/notes/publish-note.server";
import { saveNote } from "~/features/consultations/services/notes/save-note.server";
import { viewNote } from "~/features/consultations/services/notes/view-note.server";
import { withdrawNote } from "~/features/consultations/services/notes/withdraw-note.server";
import { saveNoteTemplate } from "~/features/consultations/services/templates/save-note-template.server";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { readNote } from "~/features/consultations/data/notes/notes-read.server";
import { action } from "~/features/consultations/routes/notes/edit";
import { textMark } from "~/features/consultations/support/notes/form-save.server";
import { printedNote } from "~/features/consultations/support/notes/printed-note.server";
import { medication } from "~/features/phr/records/medication";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { change } from "../identity/appointments";
import { NOW, openNotes, type Notes } from "./notes-scene";

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

it("the last measurements stand where a template asks for them, and a gap to fill in where there are none", async () => {
  const { id: template } = await saveNoteTemplate(await notes.as("doctor"), {
    ...{ name: "With vitals", kind: "NOTE", whose: "own" },
    sections: [{ title: "Findings", prompt: "", text: "Measured:\n{vitals.latest}" }],
  });
  const text = async () => {
    const { id } = await notes.begin(template);
    return (await notes.row(id)).sections[0]?.text;
  };
  expect(await text()).toMatch(/^Measured:\n.+: \*\*\*$/);
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

it("a window that is gone for longer than fifteen seconds is not said to write, and one that asks still is", async () => {
  const { id } = await notes.begin();
  const [first, second] = ["first-window", "second-window"];
  const plan = [{ id: "plan", text: "Rest", base: 1 }];
  await saveNote(await notes.as("doctor"), id, { clientId: first, sequence: 1, sections: plan });
  const writer = async (at: number) =>
    (await followNote(await notes.as("doctor", at), id, { clientId: second })).writer;
  const asks = async (at: number) => followNote(await notes.as("doctor", at), id, { clientId: first });
  await asks(NOW + 6_000);
  await asks(NOW + 12_000);
  expect(await writer(NOW + 26_000)).toMatchObject({ isOwn: true });
  expect(await writer(NOW + 27_001)).toBeNull();
});

it("a referral letter begins with what the patient takes and must not be given, in its language, as text to change", async () => {
  const doctor = await notes.as("doctor");
  const whose = { patientId: notes.ids.patient, status: "ACTIVE" };
  const tablet = { form: "TABLET", strength: "5", strengthUnit: "mg" };
  await saveHealthRecord(doctor, medication, { ...whose, ...tablet, name: "Amlodipine" });
  await notes.enter("doctor");
  const medicines = async (language: string) => {
    const asked = { patientId: notes.ids.patient, template: "referral", language };
    const { id } = await createNote(await notes.as("doctor"), asked);
    return (await notes.row(id)).sections.find((section) => section.id === "medicines")?.text;
  };
  expect(await medicines("en_US")).toMatch(/^Medications:\nAmlodipine: 5 mg, tablet.*\nAllergies:\nPenicillin/iu);
  expect(await medicines("es_ES")).toMatch(/Alergias:\nPenicillin/u);
});

it("a sick note has its days as two fields, can be signed with a first day alone, and says them in words on paper", async () => {
  const { id } = await notes.begin("sickNote");
  const post = async (from: string, to: string) => {
    const { sections } = await openNoteEditor(await notes.as("doctor"), id);
    const [section] = sections;
    const first = { id: "period", base: String(section?.version), was: await textMark(section?.text ?? "") };
    const body = { "sections[0].text": section?.text ?? "", "sections[0].asks": "period" };
    const fields = Object.fromEntries(Object.entries(first).map(([name, value]) => [`sections[0].${name}`, value]));
    const form = new URLSearchParams({
      intent: "save",
      ...body,
      ...fields,
      "sections[0].from": from,
      "sections[0].to": to,
    });
    const request = new Request("https://clinic.example/", { method: "POST", body: form });
    await action({ request, params: { itemId: id }, context: { app: await notes.as("doctor"), calls: [] } } as never);
    return (await notes.row(id)).sections[0]?.text;
  };
  expect(await post("", "2027-01-08")).toBe("/2027-01-08");
  const refused = await notes.sign("doctor", id).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 422, fields: [{ message: "notes:refused.period" }] });
  expect(await post("2027-01-09", "2027-01-08")).toBe("2027-01-09/2027-01-08");
  const turned = await notes.sign("doctor", id).catch((error: unknown) => error);
  expect(turned).toMatchObject({ status: 422, fields: [{ message: "notes:refused.lastDay" }] });
  expect(await post("", "")).toBe("");
  expect(await statusOf(notes.sign("doctor", id))).toBe(422);
  expect(await post("2027-01-05", "2027-01-08")).toBe("2027-01-05/2027-01-08");
  await notes.sign("doctor", id);
  const context = await notes.as("doctor");
  const note = await readNote(context.db, id);
  if (!note) throw new Error("there is no note");
  const whose = { patient: { name: "Zainab Haddad", birthDate: "" }, patientNumber: null };
  const { sections } = await printedNote(context, { note, ...whose, addenda: [], providerName: "Ada Okafor" });
  expect(sections).toMatchObject([
    { paragraphs: ["From Tuesday, January 5, 2027 to Friday, January 8, 2027, both included"] },
  ]);
});

it("a summary says the words that were written and shared with its patient, on the page and on paper, and no others", async () => {
  const asked = { patientId: notes.ids.patient, type: "REVIEW", reason: "Results" };
  const id = await addConsultation(await notes.as("doctor"), asked);
  const { id: noteId } = await createNote(await notes.as("doctor"), { consultationId: id, template: "patientSummary" });
  const words = "canary-words-3391";
  await notes.write("doctor", noteId, { talked: words });
  const seen = async (who: "doctor" | "patient") =>
    JSON.stringify(await readConsultationSummary(await notes.as(who), id).catch(() => null));
  const printed = async () => JSON.stringify((await printConsultation(await notes.as("doctor"), id)).sheet);
  await notes.sign("doctor", noteId);
  expect(await seen("doctor")).not.toContain(words);
  expect(await seen("patient")).not.toContain(words);
  await publishNote(await notes.as("doctor"), noteId);
  await publishConsultation(await notes.as("doctor"), id);
  for (const said of [await seen("doctor"), await seen("patient"), await printed()]) expect(said).toContain(words);
  await withdrawNote(await notes.as("doctor"), noteId, { reason: "It was another patient's" });
  for (const said of [await seen("doctor"), await seen("patient"), await printed()]) expect(said).not.toContain(words);
});
