import { expect, test } from "vitest";
import { expandSnippet } from "./snippets";

const SNIPPETS = new Map([
  ["htn", "Hypertension, well controlled."],
  ["ألم", "ألم في البطن"],
]);
const typed = (text: string, caret = text.length) => expandSnippet({ text, caret }, SNIPPETS);

test("the name of a snippet expands once a space or a new line follows it, wherever it stands", () => {
  expect(typed(".htn ")).toEqual({ text: "Hypertension, well controlled. ", caret: 31 });
  expect(typed("Has .HTN\n")?.text).toBe("Has Hypertension, well controlled.\n");
  expect(typed("A .htn  since 2019", 7)).toEqual({ text: "A Hypertension, well controlled.  since 2019", caret: 33 });
  expect(typed(".ألم ")?.text).toBe("ألم في البطن ");
});

test("a full stop at the end of a sentence, an unknown name and an unfinished one expand nothing", () => {
  for (const text of ["Saw him.htn ", ".htn", ".unknown ", "htn ", "end. ", ""]) expect(typed(text)).toBeUndefined();
});
