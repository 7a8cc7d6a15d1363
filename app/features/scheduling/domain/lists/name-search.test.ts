import { describe, expect, it } from "vitest";
import { nameFits, searchWords } from "./name-search";

const finds = (text: string, name: string) => nameFits(name, searchWords(text));

describe("a search by name", () => {
  it("finds by the beginnings of words, in any order, with or without accents", () => {
    expect(finds("nun to", "Tomás Núñez")).toBe(true);
    expect(finds("NÚÑ", "Tomas Nunez")).toBe(true);
    expect(finds("unez", "Tomás Núñez")).toBe(false);
  });

  it("finds in other scripts, however alef and ya are written", () => {
    expect(finds("احمد", "أحمد العلي")).toBe(true);
    expect(finds("मीरा", "मीरा शर्मा")).toBe(true);
    expect(finds("田", "田中 花子")).toBe(true);
  });

  it("finds everyone by nothing, and does not read what is typed as a pattern", () => {
    expect(finds("  ", "Tomás Núñez")).toBe(true);
    expect(finds("%", "Tomás Núñez")).toBe(true);
    expect(finds(".*z", "Tomás Núñez")).toBe(false);
  });
});
