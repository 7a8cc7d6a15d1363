import { beforeEach, describe, expect, it } from "vitest";
import { NOTE_KINDS } from "~/features/consultations/domain/notes/note";
import { fileNameOf, printedNote } from "~/features/consultations/support/notes/printed-note.server";
import { newNoteLink, isNoteLink } from "~/features/consultations/support/notes/note-link.server";
import { createNote } from "~/features/consultations/services/notes/create-note.server";
import { printNote } from "~/features/consultations/services/notes/print-note.server";
import { readNote } from "~/features/consultations/data/notes/notes-read.server";
import { listKeptTexts } from "~/features/consultations/services/templates/list-kept-texts.server";
import { removeSnippet } from "~/features/consultations/services/templates/remove-snippet.server";
import { saveNoteTemplate } from "~/features/consultations/services/templates/save-note-template.server";
import { saveSnippet } from "~/features/consultations/services/templates/save-snippet.server";
import { switchNoteTemplate } from "~/features/consultations/services/templates/switch-note-template.server";
import { change } from "../identity/appointments";
import { patientActor } from "../support/organization";
import { NOW, openNotes, type Notes } from "./notes-scene";

let notes: Notes;
beforeEach(async () => {
  notes = await openNotes();
});

describe("the PDF of a note", () => {
  it("opens by a link of the session that asked, for five minutes, and by no other", async () => {
    const id = await notes.signed();
    const context = await notes.as("doctor");
    const asked = await printNote(context, id, undefined);
    if (!("link" in asked)) throw new Error("there is no link");
    const { link } = asked;
    expect(await isNoteLink(await notes.as("doctor", NOW + 5 * 60_000), id, link)).toBe(true);
    expect(await isNoteLink(await notes.as("doctor", NOW + 5 * 60_000 + 1), id, link)).toBe(false);
    expect(await isNoteLink(context, await notes.signed(), link)).toBe(false);
    const elsewhere = { ...notes.people.doctor, sessionHash: "2".repeat(64) } as typeof notes.people.doctor;
    const other = await notes.practice.as(elsewhere, NOW);
    expect(await isNoteLink(other, id, link)).toBe(false);
    await expect(printNote(other, id, link)).rejects.toMatchObject({ status: 410 });
    const later = { ...link, until: link.until + 60_000 };
    await expect(printNote(context, id, later)).rejects.toMatchObject({ status: 410 });
  });

  it("is nobody's whom the note was not published for, whatever link they have", async () => {
    const id = await notes.signed();
    const patient = await notes.as("patient");
    await expect(printNote(patient, id, await newNoteLink(patient, id))).rejects.toMatchObject({ status: 404 });
    const stranger = await notes.practice.as(patientActor(notes.ids.otherPatient, notes.ids.otherPatientUser), NOW);
    await expect(printNote(stranger, id, undefined)).rejects.toMatchObject({ status: 404 });
  });

  it("says that it is a draft before it is signed, then who signed it, with the addenda below the signature, and whose it is on each page", async () => {
    const { id } = await notes.begin();
    await notes.write("doctor", id, { assessment: "Cold\n\nNo fever", plan: "Rest" });
    const context = await notes.as("doctor");
    const sheetOf = async () => {
      const note = await readNote(context.db, id);
      if (!note) throw new Error("there is no note");
      const addenda = [
        { id: "a", noteId: id, authorId: "x", authorName: "Ada Okafor", reason: "Result", text: "Negative", at: NOW },
      ];
      const patient = { name: "Zainab Haddad", birthDate: "1990-02-03" };
      const whose = { patient, patientNumber: 12 };
      return printedNote(context, { note, ...whose, addenda, providerName: "Ada Okafor" });
    };
    const { signature, watermark } = await sheetOf();
    expect({ signature, watermark }).toMatchObject({
      watermark: "Draft",
      signature: { text: "", signed: "Not signed" },
    });
    // Neither a signature nor a registration number stands on what nobody has signed.
    expect(signature?.lines).toHaveLength(1);
    await notes.sign("doctor", id);
    const sheet = await sheetOf();
    expect(sheet).toMatchObject({ watermark: "", title: "SOAP note", language: "en-US" });
    expect(sheet.signature?.signed).toContain("Signed electronically");
    // It came of no consultation: its letterhead is that of where the doctor works.
    await change(
      notes.practice,
      "UPDATE branch SET address = '14 Clink Street', city = 'London', phone = '+44 20 7946 0100' WHERE organization_id = ?1",
    );
    const { letterhead, person } = await sheetOf();
    expect(letterhead.lines).toEqual(expect.arrayContaining(["14 Clink Street", "London", "+44 20 7946 0100"]));
    expect(person).toContainEqual({ term: "Date of birth", value: "Feb 3, 1990 (36 years)" });
    expect(sheet.whose).toBe("Zainab Haddad, Feb 3, 1990, No. 12");
    const said = (sections: typeof sheet.sections = []) =>
      sections.map((section) => [section.title, "paragraphs" in section ? section.paragraphs.at(-1) : ""]);
    // What nobody had to write and nobody wrote is left out of the paper.
    expect(said(sheet.sections)).toEqual([
      ["Assessment", "No fever"],
      ["Plan", "Rest"],
    ]);
    expect(said(sheet.added)).toEqual([["Additions", "Negative"]]);
  });

  it("says of a draft what is still missing, and leaves out what need not be written", async () => {
    const { id } = await notes.begin("sickNote");
    const context = await notes.as("doctor");
    const note = await readNote(context.db, id);
    if (!note) throw new Error("there is no note");
    const whose = { patient: { name: "Zainab Haddad", birthDate: "" }, patientNumber: null };
    const { sections } = await printedNote(context, { note, ...whose, addenda: [], providerName: "Ada Okafor" });
    expect(sections).toEqual([
      { kind: "text", title: "Unable to work or attend", paragraphs: ["Nothing was written here."] },
    ]);
  });

  it("is a file that is called by what it is and when, and by nobody's name", async () => {
    const id = await notes.signed();
    const context = await notes.as("doctor");
    const note = await readNote(context.db, id);
    if (!note) throw new Error("there is no note");
    const names = NOTE_KINDS.map((kind) => fileNameOf(context, { ...note, kind }));
    expect(names).toEqual(["note", "sick-note", "referral-letter", "summary"].map((name) => `${name}-2027-01-05.pdf`));
  });
});

describe("templates and snippets", () => {
  const TEMPLATE = {
    ...{ name: "Back pain", kind: "NOTE", whose: "own" },
    sections: [
      { title: "Findings", prompt: "", text: "{patient.name}, {patient.age} years", required: "on" },
      { title: "", prompt: "", text: "" },
    ],
  };

  it("of one's own are one's own, and those of the practice everybody's", async () => {
    const doctor = await notes.as("doctor");
    const { id } = await saveNoteTemplate(doctor, TEMPLATE);
    await expect(saveNoteTemplate(doctor, { ...TEMPLATE, whose: "organization" })).rejects.toMatchObject({
      status: 403,
    });
    const admin = await notes.as("admin");
    const shared = await saveNoteTemplate(admin, { ...TEMPLATE, name: "Ours", whose: "organization" });
    const namesFor = async (who: "doctor" | "otherDoctor") =>
      (await listKeptTexts(await notes.as(who))).templates.map(({ name }) => name);
    expect([await namesFor("doctor"), await namesFor("otherDoctor")]).toEqual([["Back pain", "Ours"], ["Ours"]]);
    const about = { patientId: notes.ids.patient, template: id };
    await expect(createNote(await notes.as("otherDoctor"), about)).rejects.toMatchObject({ status: 422 });
    const made = await createNote(doctor, about);
    expect((await notes.row(made.id)).sections).toMatchObject([{ title: "Findings", required: true }]);
    expect((await notes.row(made.id)).sections[0]?.text).toMatch(/^\S+ \S+, \d+ years$/);
    await switchNoteTemplate(admin, shared.id, false);
    await expect(createNote(doctor, { ...about, template: shared.id })).rejects.toMatchObject({ status: 422 });
    await expect(switchNoteTemplate(await notes.as("otherDoctor"), id, false)).rejects.toMatchObject({ status: 404 });
  });

  it("are saved as they were read: a stale one is refused", async () => {
    const doctor = await notes.as("doctor");
    const { id } = await saveNoteTemplate(doctor, TEMPLATE);
    await saveNoteTemplate(doctor, { ...TEMPLATE, id, version: 1, name: "Back" });
    await expect(saveNoteTemplate(doctor, { ...TEMPLATE, id, version: 1 })).rejects.toMatchObject({ status: 409 });
  });

  it("of one name are refused, one's own stands before the practice's, and one is taken away", async () => {
    const snippet = { name: ".HTN", text: "Hypertension", whose: "own" };
    const doctor = await notes.as("doctor");
    const { id } = await saveSnippet(doctor, snippet);
    await expect(saveSnippet(doctor, snippet)).rejects.toMatchObject({
      fields: [{ field: "name", message: "note-editor:templates.taken" }],
    });
    await saveSnippet(await notes.as("admin"), { ...snippet, text: "The practice's", whose: "organization" });
    const kept = (await listKeptTexts(doctor)).snippets;
    expect(kept.map(({ name, isOwn, mayChange }) => [name, isOwn, mayChange])).toEqual([
      ["htn", false, false],
      ["htn", true, true],
    ]);
    await expect(removeSnippet(await notes.as("otherDoctor"), id)).rejects.toMatchObject({ status: 404 });
    await removeSnippet(doctor, id);
    expect((await listKeptTexts(doctor)).snippets).toHaveLength(1);
  });
});
