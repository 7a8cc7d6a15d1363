import { beforeEach, expect, it } from "vitest";
import { action as listAction } from "~/features/consultations/routes/templates/list";
import { action as templateAction } from "~/features/consultations/routes/templates/template";
import { openNoteEditor } from "~/features/consultations/services/notes/open-note-editor.server";
import { changeSnippet } from "~/features/consultations/services/templates/change-snippet.server";
import { listKeptTexts } from "~/features/consultations/services/templates/list-kept-texts.server";
import { readNoteTemplate } from "~/features/consultations/services/templates/read-note-template.server";
import { saveSnippet } from "~/features/consultations/services/templates/save-snippet.server";
import { medication } from "~/features/phr/records/medication";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { read } from "../identity/appointments";
import { openNotes, type Notes } from "./notes-scene";

let notes: Notes;
beforeEach(async () => {
  notes = await openNotes();
});

/** Where a post leads, or what the page is given of a refusal. */
async function post(
  action: (args: never) => Promise<unknown>,
  fields: Record<string, string>,
  params: Record<string, string> = {},
) {
  const request = new Request("https://clinic.example/", { method: "POST", body: new URLSearchParams(fields) });
  const context = { app: await notes.as("doctor"), calls: [] };
  const answer = await action({ request, params, context } as never);
  if (answer instanceof Response) return { status: answer.status };
  const { data, init } = answer as { data: { result: { error: unknown } }; init: { status: number } };
  return { status: init.status, error: data.result.error };
}
const template = { intent: "save", name: "Short", kind: "NOTE", whose: "own" };
const saved = (fields: Record<string, string>) =>
  post(templateAction, { ...template, ...fields }, { templateId: "new" });

it("a section needs a heading alone, one that says nothing is left out, and words without a heading are refused", async () => {
  const first = { "sections[0].title": "Plan", "sections[0].prompt": "", "sections[0].text": "" };
  const second = { "sections[1].title": "", "sections[1].prompt": "", "sections[1].text": "" };
  expect(await saved({ ...first, ...second })).toEqual({ status: 303 });
  expect(await saved({ ...first, ...second, "sections[1].text": "Rest" })).toMatchObject({
    status: 422,
    error: { "sections[1].title": [{ message: "note-editor:templates.noHeading" }] },
  });
  expect(await saved(second)).toMatchObject({
    status: 422,
    error: { "sections[0].title": [{ message: "note-editor:templates.noSection" }] },
  });
});

const UNKNOWN = [
  {
    message: "note-editor:templates.unknownPlaceholder",
    values: {
      name: "{nosuch.field}",
    },
  },
];

it("a placeholder that stands for nothing is refused at its field, of a template and of a snippet", async () => {
  const text = "For {patient.name}: {nosuch.field}";
  expect(await saved({ "sections[0].title": "Plan", "sections[0].text": text })).toMatchObject({
    status: 422,
    error: { "sections[0].text": UNKNOWN },
  });
  const snippet = { intent: "save", name: "htn", whose: "own" };
  expect(await post(listAction, { ...snippet, text })).toMatchObject({ status: 422, error: { text: UNKNOWN } });
  expect(await post(listAction, { ...snippet, text: "For {patient.name}" })).toEqual({ status: 303 });
});

it("a snippet is filled in for the note in whose editor it is typed", async () => {
  const text = "{patient.name} was seen by {doctor.name} on {date}.";
  await saveSnippet(await notes.as("doctor"), { name: "seen", text, whose: "own" });
  const { id } = await notes.begin();
  const { snippets } = await openNoteEditor(await notes.as("doctor"), id);
  expect(snippets["seen"]?.alone).toMatch(/^[^{}]+ was seen by [^{}]+ on Jan \d+, 2027\.$/u);
});

it("a snippet can be changed by its keeper, as it was read, and one's own stands before the practice's", async () => {
  const admin = await notes.as("admin");
  await saveSnippet(admin, { name: "htn", text: "Of the practice", whose: "organization" });
  const { id } = await saveSnippet(await notes.as("doctor"), { name: "bp", text: "Mine", whose: "own" });
  const change = { id, version: 1, name: "htn", text: "Mine, better" };
  expect(await post(listAction, { intent: "change", ...change, version: "1" })).toEqual({ status: 303 });
  expect((await listKeptTexts(await notes.as("doctor"))).snippets).toMatchObject([
    { name: "htn", text: "Of the practice", isReplaced: true, mayChange: false },
    { name: "htn", text: "Mine, better", isReplaced: false, mayChange: true, version: 2 },
  ]);
  expect(await post(listAction, { intent: "change", ...change, version: "1" })).toMatchObject({ status: 409 });
  const others = changeSnippet(await notes.as("otherDoctor"), { ...change, version: 2 });
  await expect(others).rejects.toMatchObject({ status: 404 });
  await saveSnippet(await notes.as("doctor"), { name: "dm", text: "Diabetes", whose: "own" });
  const taken = changeSnippet(await notes.as("doctor"), { ...change, version: 2, name: "dm" });
  await expect(taken).rejects.toMatchObject({ fields: [{ field: "name", message: "note-editor:templates.taken" }] });
});

it("a built-in template is copied into one of one's own, whose sections keep their codes, and what asks for days is not", async () => {
  const { builtIn } = await listKeptTexts(await notes.as("doctor"));
  expect(builtIn.find(({ id }) => id === "soap")).toMatchObject({
    ...{ name: "SOAP note", kind: "NOTE", isCopied: true },
    headings: ["Subjective", "Objective", "Assessment", "Plan"],
  });
  expect(builtIn.filter(({ isCopied }) => !isCopied).map(({ id }) => id)).toEqual(["sickNote"]);
  const { copied } = await readNoteTemplate(await notes.as("doctor"), undefined, "soap");
  expect(copied?.sections.map(({ id }) => id)).toEqual(["subjective", "objective", "assessment", "plan"]);
  expect((await readNoteTemplate(await notes.as("doctor"), undefined, "sickNote")).copied).toBeNull();
  const kept = { "sections[0].id": "plan", "sections[0].title": "What we do", "sections[0].text": "" };
  expect(await saved({ ...kept, from: "soap" })).toEqual({ status: 303 });
  const [row] = await read<{ sections: string }>(
    notes.practice,
    "SELECT sections FROM note_template WHERE organization_id = ?1",
  );
  expect(JSON.parse(row?.sections ?? "[]")).toMatchObject([{ id: "plan", code: "18776-5", title: "What we do" }]);
});

it("what the record says now can be put into a note by a press, in the note's language", async () => {
  const whose = { patientId: notes.ids.patient, status: "ACTIVE" };
  await saveHealthRecord(await notes.as("doctor"), medication, { ...whose, name: "Warfarin" });
  const { id } = await notes.begin();
  const { insertable } = await openNoteEditor(await notes.as("doctor"), id);
  expect(insertable.find(({ name }) => name === "medicines.current")?.text).toContain("Warfarin");
  expect(insertable.every(({ text }) => text !== "")).toBe(true);
});

it("what an employer or a school reads is offered nothing of the health record, by no press, snippet or template", async () => {
  const doctor = await notes.as("doctor");
  const whose = { patientId: notes.ids.patient, status: "ACTIVE" };
  await saveHealthRecord(await notes.as("doctor"), medication, { ...whose, name: "Warfarin" });
  await saveSnippet(doctor, { name: "meds", text: "Takes {medicines.current}.", whose: "own" });
  await saveSnippet(await notes.as("doctor"), { name: "home", text: "Work from home on {date}.", whose: "own" });
  const opened = async (template: string) => openNoteEditor(await notes.as("doctor"), (await notes.begin(template)).id);
  const note = await opened("soap");
  expect(note.snippets["meds"]).toMatchObject({ within: expect.stringContaining("Takes Warfarin") as string });
  const letter = await opened("sickNote");
  expect([letter.insertable, Object.keys(letter.snippets)]).toEqual([[], ["home"]]);
  const text = { "sections[0].title": "Remarks", "sections[0].text": "Takes {medicines.current}" };
  expect(await saved({ ...text, kind: "SICK_NOTE" })).toMatchObject({
    status: 422,
    error: { kind: [{ message: "note-editor:templates.readByOthers" }] },
  });
  expect(await saved({ ...text, kind: "REFERRAL" })).toEqual({ status: 303 });
});

it("what a snippet says of the record is one line within a sentence, and lines where it stands alone", async () => {
  const whose = { patientId: notes.ids.patient, status: "ACTIVE" };
  for (const name of ["Warfarin", "Metformin"])
    await saveHealthRecord(await notes.as("doctor"), medication, { ...whose, name });
  await saveSnippet(await notes.as("doctor"), { name: "meds", text: "{medicines.current}", whose: "own" });
  const { snippets } = await openNoteEditor(await notes.as("doctor"), (await notes.begin()).id);
  const { alone = "", within = "" } = snippets["meds"] ?? {};
  expect(alone.split("\n")).toHaveLength(3);
  expect(within).toMatch(/^(Warfarin.*, Metformin|Metformin.*, Warfarin)[^\n]*$/u);
});

it("what nobody has asked is a gap in a snippet and in a new note, which cannot be signed over, and no press offers it", async () => {
  const text = "No fever, no cough. Allergies: {allergies.known}";
  await saveSnippet(await notes.as("doctor"), { name: "ros", text, whose: "own" });
  const { snippets, insertable } = await openNoteEditor(await notes.as("doctor"), (await notes.begin()).id);
  expect(snippets["ros"]?.alone).toBe("No fever, no cough. Allergies: ***");
  expect(insertable).toEqual([]);
  const { id } = await notes.begin("referral");
  expect((await notes.row(id)).sections.find((section) => section.id === "medicines")?.text).toBe(
    "Medications: ***\nAllergies: ***",
  );
  await notes.write("doctor", id, { recipient: "Cardiology", question: "Is it the heart?" });
  await expect(notes.sign("doctor", id)).rejects.toMatchObject({
    fields: [{ field: "asItStands", message: "notes:refused.leftOpen" }],
  });
});
