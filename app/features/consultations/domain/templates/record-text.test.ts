import { expect, test } from "vitest";
import { measuredText, partsText } from "./record-text";

const inOneLine = (parts: readonly string[]) => parts.join(", ");
const entry = (name: string, text = "") => ({ name, text, mark: "" });
const part = (title: string, names: string[], notAsked = false, nothing = "") => ({
  ...{ title, nothing, notAsked },
  entries: names.map((name) => entry(name)),
});
const NOT_ASKED = part("Allergies", [], true, "Not asked yet");
const NONE = part("Allergies", [], false, "No known allergies");

test("what nobody has asked is a gap with its title, and is not known", () => {
  expect(partsText([NOT_ASKED], inOneLine)).toEqual({ alone: "Allergies: ***", within: "***", isKnown: false });
});

test("a part that nobody has asked is a gap beside one that is known, and is not left out", () => {
  expect(partsText([NOT_ASKED, part("Do not give", ["Ibuprofen"])], inOneLine)).toEqual({
    ...{ alone: "Allergies: ***\nDo not give:\nIbuprofen", within: "Allergies: ***, Do not give: Ibuprofen" },
    isKnown: true,
  });
});

test("that there is none is said in words, and within a sentence without the title", () => {
  const said = { alone: "Allergies: No known allergies", within: "No known allergies", isKnown: true };
  expect(partsText([NONE], inOneLine)).toEqual(said);
});

test("measurements are lines or a line, and a gap where there are none", () => {
  const weight = { ...part("Last measurements", []), entries: [entry("Weight", "72 kg")] };
  expect(measuredText([weight], inOneLine)).toMatchObject({ alone: "Weight: 72 kg", isKnown: true });
  expect(measuredText([part("Last measurements", [])], inOneLine)).toMatchObject({
    ...{ alone: "Last measurements: ***", isKnown: false },
  });
});
