import { describe, expect, it } from "vitest";
import { initials, personColour } from "./initials";

describe("initials", () => {
  it.each([
    ["Maria de Souza", "MS"],
    ["  amina   farouk ", "AF"],
    ["Cher", "C"],
    ["Dr. Edward Lindqvist", "EL"],
    ["J. R.", "JR"],
    ["José Ñáñez", "JÑ"],
    ["E\u0301lise", "E\u0301"],
    ["أمينة فاروق", "أف"],
    ["王小明", "王"],
    ["O’Neil (Pat)", "OP"],
    ["", ""],
    ["123", ""],
  ])("of %j are %j", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe("the colour of a person", () => {
  it("is always the same for the same key and one of six", () => {
    const names = Array.from({ length: 300 }, (_, index) => `patient ${index}`);
    const colours = names.map(personColour);
    expect(colours).toEqual(names.map(personColour));
    expect(new Set(colours)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});
