import { expect, test } from "vitest";
import { foldText } from "../text/fold-text";
import { NEEDED_REASONS, neededReasonIn } from "./needed-reasons";

test("a common reason is said in the language of whoever reads it, whatever language it was typed in", () => {
  const in3 = (words: string) => ["en-US", "es-ES", "ar-BH"].map((bcp47) => neededReasonIn(words, bcp47));
  expect(in3("pain")).toEqual(["pain", "Dolor", "الألم"]);
  expect(in3(" PRURITO ")).toEqual(["Itching", " PRURITO ", "الحكة"]);
  expect(in3("ألم")).toEqual(["Pain", "Dolor", "ألم"]);
  expect(in3("nausea and vomiting")[2]).toBe("الغثيان أو القيء");
});

test("words of somebody's own stay theirs, and a language without names reads English", () => {
  expect(neededReasonIn("pain in the left knee after football", "ar-BH")).toBeNull();
  expect(neededReasonIn("", "ar-BH")).toBeNull();
  expect(neededReasonIn("حكة", "fr-FR")).toBe("Itching");
});

test("every common reason has names in each language, of which no two are of different reasons", () => {
  const lines = NEEDED_REASONS.trim().split("\n");
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) {
    const cells = line.split("|").map((cell) => cell.split(";").map((name) => name.trim()));
    expect(
      cells.map(({ length }) => length > 0),
      line,
    ).toEqual([true, true, true]);
    const usual = foldText(cells[0]?.[0] ?? "");
    const english = (cells[0] ?? []).map(foldText);
    for (const name of cells.flat()) {
      const said = foldText(neededReasonIn(name, "en-US") ?? "");
      expect(said, name).toBe(english.includes(foldText(name)) ? foldText(name) : usual);
    }
  }
});
