import { beforeEach, describe, expect, it } from "vitest";
import { WRITING_MS } from "~/features/consultations/domain/notes/merge-note";
import { followNote } from "~/features/consultations/services/notes/follow-note.server";
import { saveNote } from "~/features/consultations/services/notes/save-note.server";
import { read } from "../identity/appointments";
import { noteRound } from "./note-round";
import { NOW, openNotes, type Notes } from "./notes-scene";

let notes: Notes;
let id: string;

beforeEach(async () => {
  notes = await openNotes();
  ({ id } = await notes.begin());
});

const ONE = "window-one";
const TWO = "window-two";
const plan = (text: string, base = 1) => [{ id: "plan", text, base }];
const planOf = async () => (await notes.row(id)).sections.find((section) => section.id === "plan");
const saves = () =>
  read<{ changed: string; first: number; last: number }>(
    notes.practice,
    "SELECT changed, first_sequence AS first, last_sequence AS last FROM clinical_note_save WHERE organization_id = ?1 AND note_id = ?2 ORDER BY version",
    id,
  );
const audit = () =>
  read<{ action: string }>(
    notes.practice,
    "SELECT action FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 AND outcome = 'DONE' ORDER BY seq",
    id,
  ).then((rows) => rows.map(({ action }) => action));

describe("a note that is saved while it is typed", () => {
  it("keeps the saves of a window within some minutes as one, with one line of the audit", async () => {
    for (const [at, text] of ["R", "Re", "Rest"].entries())
      await saveNote(await notes.as("doctor", NOW + at * 2_000), id, {
        ...{ clientId: ONE, sequence: at + 1, sections: plan(text, at + 1) },
      });
    expect(await saves()).toEqual([{ changed: '{"plan":"Rest"}', first: 1, last: 3 }]);
    await saveNote(await notes.as("doctor", NOW + 600_000), id, {
      ...{ clientId: ONE, sequence: 4, sections: plan("Rest, tea", 4) },
    });
    expect(await saves()).toHaveLength(2);
    expect(await audit()).toEqual(["note.create", "note.write", "note.write"]);
  });

  it("answers a save that comes twice as it did the first time, and stores it once", async () => {
    const save = { clientId: ONE, sequence: 1, sections: plan("Rest") };
    const first = await saveNote(await notes.as("doctor"), id, save);
    expect(await saveNote(await notes.as("doctor"), id, save)).toEqual(first);
    expect(first).toMatchObject({ acknowledged: 1, version: 2, status: "DRAFT" });
    expect(await saves()).toHaveLength(1);
  });

  it("acknowledges no save that comes out of order unless its text is stored", async () => {
    const save = async (sequence: number, section: string, text: string, base = 1) =>
      saveNote(await notes.as("doctor"), id, {
        ...{ clientId: ONE, sequence, sections: [{ id: section, text, base }] },
      });
    await save(5, "plan", "Rest");
    await expect(save(4, "assessment", "OUTOFORDER")).rejects.toMatchObject({ status: 409 });
    await expect(save(5, "plan", "Another text under the same number")).rejects.toMatchObject({ status: 409 });
    expect(JSON.stringify(await notes.row(id))).not.toContain("OUTOFORDER");
    await saveNote(await notes.as("nurse"), id, { clientId: TWO, sequence: 1, sections: plan("Work", 2) });
    expect(await planOf()).toMatchObject({ text: "Work" });
    // It was stored before somebody else wrote on: its answer was lost alone.
    expect(await save(5, "plan", "Rest")).toMatchObject({ acknowledged: 5 });
  });

  it("tells whoever wrote in two windows that the other text is their own, and others whose it is", async () => {
    const save = async (who: "doctor" | "nurse", clientId: string, text: string) =>
      saveNote(await notes.as(who), id, { clientId, sequence: 1, sections: plan(text) });
    await save("doctor", ONE, "Rest");
    await save("doctor", TWO, "Walk");
    const seen = async (who: "doctor" | "nurse") => {
      const { sections } = await followNote(await notes.as(who), id, { clientId: "window-three" });
      return sections.flatMap(({ others }) => others.map(({ isMine }) => isMine));
    };
    expect([await seen("doctor"), await seen("nurse")]).toEqual([[true], [false]]);
  });

  it("stores both of two saves at the same moment, in two sections and in one", async () => {
    const both = [
      { clientId: ONE, sequence: 1, sections: [...plan("Rest"), { id: "subjective", text: "Cough", base: 1 }] },
      { clientId: TWO, sequence: 1, sections: [...plan("Walk"), { id: "objective", text: "Clear", base: 1 }] },
    ];
    const states = await Promise.all([
      saveNote(await notes.as("doctor"), id, both[0]),
      saveNote(await notes.as("nurse"), id, both[1]),
    ]);
    expect(states.map(({ acknowledged }) => acknowledged)).toEqual([1, 1]);
    const { sections } = await notes.row(id);
    expect(sections.map(({ text }) => text)).toEqual(expect.arrayContaining(["Cough", "Clear"]));
    const contested = await planOf();
    expect([contested?.text, (contested?.others[0] as { text: string }).text].sort()).toEqual(["Rest", "Walk"]);
  });

  it("shows the second window what the first types, lets it take over, and then shows the first", async () => {
    await saveNote(await notes.as("doctor"), id, { clientId: ONE, sequence: 1, sections: plan("Rest") });
    const seen = await followNote(await notes.as("otherDoctor"), id, { clientId: TWO });
    expect(seen.writer).toMatchObject({ isOwn: false, name: expect.stringContaining("Okafor") as string });
    expect(seen.sections.find((section) => section.id === "plan")?.text).toBe("Rest");
    const taken = await followNote(await notes.as("otherDoctor"), id, { clientId: TWO, takesOver: true });
    expect(taken.writer).toBeNull();
    // What the first had typed arrives all the same, and does not take the writing back.
    const first = await saveNote(await notes.as("doctor"), id, {
      clientId: ONE,
      sequence: 2,
      sections: plan("Rest well", 2),
    });
    expect(first).toMatchObject({ acknowledged: 2, writer: { isOwn: false } });
    expect((await planOf())?.text).toBe("Rest well");
  });

  it("has no writer any more once the last sign of life is longer ago than a window may be silent", async () => {
    await saveNote(await notes.as("doctor"), id, { clientId: ONE, sequence: 1, sections: plan("Rest") });
    const later = await notes.as("otherDoctor", NOW + WRITING_MS + 1);
    expect((await followNote(later, id, { clientId: TWO })).writer).toBeNull();
  });

  it("refuses a section that it does not have, too long a text and a save without a number", async () => {
    const save = (changes: object) =>
      notes
        .as("doctor")
        .then((context) => saveNote(context, id, { clientId: ONE, sequence: 1, sections: [], ...changes }));
    await expect(save({ sections: [{ id: "strange", text: "x", base: 1 }] })).rejects.toMatchObject({ status: 422 });
    await expect(save({ sections: plan("x".repeat(30_001)) })).rejects.toMatchObject({ status: 422 });
    await expect(save({ sequence: undefined })).rejects.toMatchObject({ status: 422 });
    expect((await notes.row(id)).version).toBe(1);
  });

  it("stores nothing in a signed note and says so, and acknowledges what had been stored before it was signed", async () => {
    await notes.write("doctor", id, { assessment: "Cold", plan: "Rest" });
    await saveNote(await notes.as("nurse"), id, { clientId: TWO, sequence: 1, sections: plan("Rest at home", 2) });
    await notes.sign("doctor", id);
    const late = await notes.as("nurse");
    const again = await saveNote(late, id, { clientId: TWO, sequence: 1, sections: plan("Rest at home", 2) });
    expect(again).toMatchObject({ acknowledged: 1, status: "SIGNED" });
    await expect(saveNote(late, id, { clientId: TWO, sequence: 2, sections: plan("Work", 3) })).rejects.toMatchObject({
      status: 409,
      code: "noteClosed",
    });
    expect((await planOf())?.text).toBe("Rest at home");
  });

  it("loses and doubles no acknowledged word over 30 interrupted notes", { timeout: 240_000 }, async () => {
    const { lost, ...counts } = await noteRound({ count: 30, seed: 20_270_105 });
    expect(lost).toEqual([]);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(3);
  });
});
