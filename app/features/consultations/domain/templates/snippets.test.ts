import { expect, test } from "vitest";
import { sameText } from "./filled-text";
import { expandSnippet } from "./snippets";

const SNIPPETS = new Map([
  ["htn", sameText("Hypertension, well controlled.")],
  ["ألم", sameText("ألم في البطن")],
  ["vit", { alone: "Weight: 72 kg\nPulse: 70", within: "Weight: 72 kg, Pulse: 70" }],
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

test("a snippet of several lines is one line in the middle of a sentence, and lines where it stands alone", () => {
  expect(typed("Today .vit ")?.text).toBe("Today Weight: 72 kg, Pulse: 70 ");
  expect(typed(".vit , better", 5)?.text).toBe("Weight: 72 kg, Pulse: 70 , better");
  expect(typed("Today.\n.vit ")?.text).toBe("Today.\nWeight: 72 kg\nPulse: 70 ");
});
