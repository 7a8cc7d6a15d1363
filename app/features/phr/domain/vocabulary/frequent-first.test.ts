import { describe, expect, it } from "vitest";
import { frequentFirst } from "./frequent-first";
import { suggestTerms } from "./suggest-terms";

const suggest = (typed: string, frequent: string[]) =>
  frequentFirst(suggestTerms("drugs", typed, "en_US"), frequent, typed).map(({ name }) => name);

describe("what the practice writes often", () => {
  it("comes first among the suggestions, as the practice writes it", () => {
    expect(suggest("met", ["Metoprolol 50 mg", "Ibuprofen 400 mg"])[0]).toBe("Metoprolol 50 mg");
    expect(suggest("met", ["Metoprolol 50 mg"])).toContain("Metformin");
  });

  it("stands once where the vocabulary has it too, and keeps its code", () => {
    const names = suggest("metf", ["metformin"]);
    expect(names.filter((name) => name.toLowerCase() === "metformin")).toEqual(["metformin"]);
    expect(frequentFirst([], ["metformin"], "metf")[0]).toMatchObject({ code: "metformin" });
  });

  it("is left out where it does not fit what is typed, and makes the list no longer", () => {
    expect(suggest("amox", ["Metformin"])).not.toContain("Metformin");
    const many = Array.from({ length: 30 }, (_, at) => `Amoxicillin ${at} mg`);
    expect(suggest("amox", many)).toHaveLength(10);
  });

  it("may be a name that no vocabulary knows", () => {
    expect(frequentFirst([], ["House mixture"], "mix")).toEqual([
      { system: "", code: "", name: "House mixture", found: null },
    ]);
  });
});
