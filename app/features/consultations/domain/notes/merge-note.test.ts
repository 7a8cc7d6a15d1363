import { describe, expect, test } from "vitest";
import { isFollowing, mergeNote, missing, unsettled, type NoteSave, type NoteSection } from "./merge-note";

const section = (changes: Partial<NoteSection> = {}): NoteSection => ({
  ...{ id: "plan", code: "18776-5", title: "Plan", prompt: "", required: false, text: "", copied: false },
  ...{ version: 1, writer: null, others: [] },
  ...changes,
});
const OTHER = section({ id: "history", title: "History", text: "Cough" });

interface Typed {
  clientId?: string;
  continues?: NoteSave["continues"];
  sequence?: number;
  settles?: string[];
  id?: string;
  goesOn?: boolean;
}
const save = (text: string, base: number, typed: Typed = {}): NoteSave => ({
  ...{ clientId: typed.clientId ?? "one", continues: typed.continues ?? null, sequence: typed.sequence ?? 1 },
  ...{ authorId: `author of ${typed.clientId ?? "one"}`, at: 1_000 },
  sections: [
    {
      id: typed.id ?? "plan",
      text,
      base,
      settles: typed.settles ?? [],
      goesOn: typed.goesOn ?? typed.continues != null,
    },
  ],
});

/** Saves one after the other into an empty note of two sections, each the first time that it arrives. */
function after(...saves: NoteSave[]): readonly NoteSection[] {
  const last = new Map<string, number>();
  return saves.reduce<readonly NoteSection[]>(
    (sections, each) => {
      const continued = last.get(each.continues?.clientId ?? "");
      const merged = mergeNote(sections, { own: last.get(each.clientId), continued }, each);
      if (merged.kind !== "merged") return sections;
      last.set(each.clientId, each.sequence);
      return merged.sections;
    },
    [section(), OTHER],
  );
}
/** The window whose text was kept after its first save. */
const ONE = { clientId: "one", sequence: 1 };
const NONE = { own: undefined, continued: undefined };
const planOf = (sections: readonly NoteSection[]) => sections.find(({ id }) => id === "plan") ?? section();

describe("a save", () => {
  test("writes the sections that were typed into, and leaves all others as they are", () => {
    const sections = after(save("Rest", 1));
    expect(planOf(sections)).toMatchObject({ text: "Rest", version: 2, others: [] });
    expect(sections[1]).toBe(OTHER);
  });

  test("that was stored before does nothing; an older one that arrives late and says something else is told apart", () => {
    const sections = after(save("Rest", 1, { sequence: 2 }));
    expect(mergeNote(sections, { own: 2, continued: undefined }, save("Rest", 1, { sequence: 2 }))).toEqual({
      kind: "repeated",
    });
    const late = (text: string, typed: Typed = {}) =>
      mergeNote(sections, { own: 2, continued: undefined }, save(text, 1, { sequence: 1, ...typed })).kind;
    expect([late("Rest"), late("R"), late("Cold", { id: "history" })]).toEqual(["repeated", "overtaken", "overtaken"]);
  });

  test("goes on from one whose answer was lost, though its writer has not seen the new version", () => {
    const sections = after(
      save("R", 1, { sequence: 1 }),
      save("Re", 1, { sequence: 2 }),
      save("Rest", 1, { sequence: 3 }),
    );
    expect(planOf(sections)).toMatchObject({ text: "Rest", version: 4, others: [] });
  });

  test("goes on with what another window of the same writer had kept on the device", () => {
    const sections = after(save("Re", 1), save("Rest", 1, { clientId: "two", continues: ONE }));
    expect(planOf(sections)).toMatchObject({ text: "Rest", others: [] });
    // A second window that goes on with the same text is another writer: both texts stand.
    const both = after(
      save("Re", 1),
      save("Rest", 1, { clientId: "two", continues: ONE }),
      save("Rehab", 1, { clientId: "three", continues: ONE }),
    );
    expect(planOf(both)).toMatchObject({ text: "Rest", others: [{ clientId: "three", text: "Rehab" }] });
  });

  test("goes on in the sections alone whose text was kept: what stands beside another one stays", () => {
    const sections = after(
      save("Rest", 1),
      save("Walk", 1, { clientId: "two" }),
      save("Swim", 1, { clientId: "three", continues: { clientId: "two", sequence: 1 }, goesOn: false }),
    );
    expect(planOf(sections).others.map(({ text }) => text)).toEqual(["Walk", "Swim"]);
  });

  test("goes on with nothing where the other window has saved since: it is still open somewhere", () => {
    const sections = after(
      save("Re", 1),
      save("Rest", 2, { sequence: 2 }),
      save("Rehab", 1, { clientId: "two", continues: ONE }),
    );
    expect(planOf(sections)).toMatchObject({ text: "Rest", others: [{ clientId: "two", text: "Rehab" }] });
  });

  test("of a section that the note does not have is refused as a whole", () => {
    expect(mergeNote([section()], NONE, save("x", 1, { id: "strange" }))).toEqual({
      kind: "unknown",
      id: "strange",
    });
  });

  test("takes away the mark of a copied text once it was changed", () => {
    const merged = mergeNote([section({ text: "As before", copied: true })], NONE, save("Better", 1));
    expect(merged.kind === "merged" && merged.sections[0]?.copied).toBe(false);
  });
});

describe("two who write at once", () => {
  const two = { clientId: "two" };

  test("in two sections are both saved, as if they had been alone", () => {
    const sections = after(save("Rest", 1), save("Cough since May", 1, { ...two, id: "history" }));
    expect(sections.map(({ text, others }) => [text, others.length])).toEqual([
      ["Rest", 0],
      ["Cough since May", 0],
    ]);
  });

  test("in the same section keep both texts, and what the second goes on to type is kept too", () => {
    const sections = after(save("Rest", 1), save("Walk", 1, two), save("Walk daily", 1, { ...two, sequence: 2 }));
    expect(planOf(sections)).toMatchObject({
      text: "Rest",
      version: 2,
      others: [{ clientId: "two", authorId: "author of two", text: "Walk daily" }],
    });
    expect(unsettled(sections)).toHaveLength(1);
  });

  test("are not asked where both wrote the same", () => {
    expect(unsettled(after(save("Rest", 1), save("Rest", 1, two)))).toEqual([]);
  });

  test("settle it by a save of whoever saw both, and not by one that saw less", () => {
    const contested = [save("Rest", 1), save("Walk", 1, two)];
    const chosen = save("Rest. Walk", 2, { ...two, sequence: 2, settles: ["two:1"] });
    expect(planOf(after(...contested, chosen))).toMatchObject({ text: "Rest. Walk", version: 3, others: [] });
    const unseen = save("Walk", 1, { ...two, sequence: 2, settles: ["two:1"] });
    expect(planOf(after(...contested, unseen))).toMatchObject({ text: "Rest", others: [{ text: "Walk" }] });
    // What a third wrote meanwhile is not settled by a choice between the other two.
    const third = save("Swim", 1, { clientId: "three" });
    expect(planOf(after(...contested, third, chosen)).others).toMatchObject([{ clientId: "three", text: "Swim" }]);
  });

  test("do not settle what the other has typed since: it stands beside what was chosen", () => {
    const sections = after(
      ...[save("Rest", 1), save("Walk", 1, two), save("Walk daily", 1, { ...two, sequence: 2 })],
      save("Rest. Walk", 2, { sequence: 2, settles: ["two:1"] }),
    );
    expect(planOf(sections)).toMatchObject({ text: "Rest. Walk", others: [{ text: "Walk daily", sequence: 2 }] });
  });

  test("settle it by leaving the text as it is as well", () => {
    const kept = save("Rest", 2, { ...two, sequence: 2, settles: ["two:1"] });
    expect(planOf(after(save("Rest", 1), save("Walk", 1, two), kept))).toMatchObject({ text: "Rest", others: [] });
  });

  test("do not write over each other in turn: the first is asked as soon as they type on", () => {
    const sections = after(save("Rest", 1), save("Rest, walk", 2, two), save("Rest and sleep", 2, { sequence: 2 }));
    expect(planOf(sections)).toMatchObject({
      text: "Rest, walk",
      others: [{ clientId: "one", text: "Rest and sleep" }],
    });
  });
});

test("a window follows whoever wrote within a minute, and nobody after that", () => {
  expect(isFollowing({ clientId: "one", seenAt: 0 }, "two", 15_000)).toBe(true);
  expect(isFollowing({ clientId: "one", seenAt: 0 }, "two", 15_001)).toBe(false);
  expect(isFollowing({ clientId: "one", seenAt: 0 }, "one", 1)).toBe(false);
  expect(isFollowing(null, "one", 1)).toBe(false);
});

test("a section that must say something is missing while it holds nothing but spaces", () => {
  expect(missing([section({ required: true, text: " \n" }), section({ required: true, text: "x" })])).toHaveLength(1);
});
