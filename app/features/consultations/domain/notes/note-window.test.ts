import { describe, expect, test } from "vitest";
import { excessOf, MOST_SECTION_TEXT, NoteWindow, saveDue, type StatedNote } from "./note-window";

const stated = (
  text: string,
  {
    version = 1,
    acknowledged = 0,
    others = [],
  }: Partial<{
    version: number;
    acknowledged: number;
    others: StatedNote["sections"][number]["others"];
  }> = {},
): StatedNote => ({ version, acknowledged, sections: [{ id: "plan", version, text, others }] });

const open = () => new NoteWindow("window-one", stated(""));
const OWN = { key: "window-one:1", text: "Walk", author: "Ada", at: 1, isOwn: true };

describe("a window that writes a note", () => {
  test("keeps a section that is too long to be saved, says so, and lets the others not wait for it", () => {
    const long = "x".repeat(MOST_SECTION_TEXT + 7);
    const both = [{ id: "plan", version: 1, text: "", others: [] }].concat({
      ...{ id: "history", version: 1, text: "", others: [] },
    });
    const window = new NoteWindow("window-one", { version: 1, acknowledged: 0, sections: both });
    window.type("plan", long);
    window.type("history", "Fever");
    expect([excessOf(long), window.isTooLong]).toEqual([7, true]);
    expect(window.nextSave()?.sections).toMatchObject([{ id: "history", text: "Fever" }]);
    window.hear({ version: 2, acknowledged: 1, sections: both });
    expect([window.nextSave(), window.isUnsaved]).toEqual([null, true]);
    expect(window.kept()?.sections).toMatchObject([{ id: "plan", text: long }]);
    window.type("plan", long.slice(7));
    expect(window.isTooLong).toBe(false);
    expect(window.nextSave()?.sections).toMatchObject([{ id: "plan" }]);
  });

  test("has nothing to save until something is typed, and sends one save at a time", () => {
    const window = open();
    expect(window.nextSave()).toBeNull();
    window.type("plan", "Rest");
    expect(window.nextSave()).toMatchObject({ sequence: 1, sections: [{ id: "plan", text: "Rest", base: 1 }] });
    expect(window.nextSave()).toBeNull();
    window.hear(stated("Rest", { version: 2, acknowledged: 1 }));
    expect(window.isUnsaved).toBe(false);
    window.type("plan", "Rest well");
    expect(window.nextSave()).toMatchObject({ sequence: 2, sections: [{ base: 2 }] });
  });

  test("sends again what was not answered, though it was taken back to what it had been", () => {
    const window = open();
    window.type("plan", "Rest");
    window.nextSave();
    window.type("plan", "");
    window.failed();
    expect(window.isUnsaved).toBe(true);
    expect(window.nextSave()).toMatchObject({ sequence: 2, sections: [{ text: "", base: 1 }] });
  });

  test("takes what others wrote where nothing of its own is unsaved, and leaves what is typed alone", () => {
    const window = open();
    window.hear(stated("Rest", { version: 2 }));
    expect(window.text("plan")).toBe("Rest");
    window.type("plan", "Rest well");
    window.hear(stated("Walk", { version: 3 }));
    expect(window.text("plan")).toBe("Rest well");
    expect(window.nextSave()).toMatchObject({ sections: [{ base: 2 }] });
  });

  test("heeds no answer that is older than what it knows", () => {
    const window = open();
    window.hear(stated("Walk", { version: 3 }));
    window.hear(stated("Rest", { version: 2 }));
    expect(window.text("plan")).toBe("Walk");
  });

  test("shows the note's text beside its own where both were kept, and settles what it has seen", () => {
    const window = open();
    window.type("plan", "Walk");
    window.nextSave();
    window.hear(stated("Rest", { version: 2, acknowledged: 1, others: [OWN] }));
    expect(window.text("plan")).toBe("Walk");
    expect(window.alternatives("plan")).toMatchObject([{ text: "Rest" }]);
    window.choose("plan", "Rest. Walk");
    expect(window.alternatives("plan")).toEqual([]);
    expect(window.nextSave()).toMatchObject({
      sections: [{ text: "Rest. Walk", base: 2, settles: ["window-one:1"] }],
    });
    window.hear(stated("Rest. Walk", { version: 3, acknowledged: 2 }));
    expect(window.isUnsaved).toBe(false);
  });
});

describe("what a window keeps on the device", () => {
  test("is what may not be stored, and nothing where all is", () => {
    const window = open();
    expect(window.kept()).toBeNull();
    window.type("plan", "Rest");
    expect(window.kept()).toMatchObject({ sequence: 0, sections: [{ text: "Rest", base: 1, sequence: 1 }] });
    window.nextSave();
    expect(window.kept()).toMatchObject({ sequence: 1, sections: [{ sequence: 1 }] });
  });

  test("comes back in another window, which says whose text it goes on with", () => {
    const first = open();
    first.type("plan", "Rest");
    const kept = first.kept();
    const second = new NoteWindow("window-two", stated(""));
    expect(kept && second.restore(kept, 0)).toBe(true);
    expect(second.nextSave()).toMatchObject({
      continues: { clientId: "window-one", sequence: 0 },
      sections: [{ text: "Rest", base: 1 }],
    });
  });

  test("is not taken for a text that was made from what the note says by now", () => {
    const first = open();
    first.type("plan", "Walk");
    const kept = first.kept();
    const second = new NoteWindow("window-two", stated("Rest", { version: 2 }));
    if (kept) second.restore(kept, 0);
    second.hear(stated("Rest", { version: 2 }));
    expect(second.nextSave()).toMatchObject({ sections: [{ text: "Walk", base: 1, goesOn: true }] });
  });

  test("is a text of its own where the note says something else, and others wait for a choice", () => {
    const first = open();
    first.type("plan", "Walk");
    const kept = first.kept();
    const swim = { ...OWN, key: "window-three:1", text: "Swim", isOwn: false };
    const now = stated("Rest", { version: 2, others: [swim] });
    const second = new NoteWindow("window-two", now);
    if (kept) second.restore(kept, 0);
    second.hear(now);
    expect(second.alternatives("plan").map(({ text }) => text)).toEqual(["Rest", "Swim"]);
  });

  test("is not gone on with where all of it is stored", () => {
    const first = open();
    first.type("plan", "Walk");
    first.nextSave();
    const kept = first.kept();
    const second = new NoteWindow("window-two", stated("Rest", { version: 2 }));
    if (kept) second.restore(kept, 1);
    second.type("plan", "Rest well");
    expect(second.nextSave()).toMatchObject({ continues: null, sections: [{ goesOn: false }] });
  });

  test("counts as stored once the save with which it was sent first is, whichever of its answers was lost", () => {
    const first = open();
    first.type("plan", "Rest");
    first.nextSave();
    first.failed();
    expect(first.kept()).toMatchObject({ sections: [{ sequence: 1 }] });
    first.nextSave();
    first.failed();
    expect(first.kept()).toMatchObject({ sequence: 2, sections: [{ sequence: 1 }] });
    first.type("plan", "Rest well");
    expect(first.kept()).toMatchObject({ sections: [{ sequence: 3 }] });
  });

  test("does not come back over what is stored already", () => {
    const first = open();
    first.type("plan", "Rest");
    first.nextSave();
    const kept = first.kept();
    const second = new NoteWindow("window-two", stated("Rest", { version: 2 }));
    expect(kept && second.restore(kept, 1)).toBe(false);
    expect(second.isUnsaved).toBe(false);
  });
});

test("a save is due a second after the last key, and two seconds after the first while somebody types on", () => {
  expect(saveDue({ first: 0, last: 0 })).toBe(1_000);
  expect(saveDue({ first: 0, last: 900 })).toBe(1_900);
  expect(saveDue({ first: 0, last: 1_900 })).toBe(2_000);
});

test("a window is undecided while a text stands beside the one in the field, though both are stored", () => {
  const window = open();
  window.type("plan", "Walk");
  window.nextSave();
  window.hear({ ...stated("Rest", { version: 3, acknowledged: 1, others: [OWN] }) });
  expect([window.isUnsaved, window.isUndecided]).toEqual([false, true]);
  window.choose("plan", "Walk and rest");
  expect(window.isUndecided).toBe(false);
});
