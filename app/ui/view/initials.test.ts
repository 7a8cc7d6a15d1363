import { describe, expect, it } from "vitest";
import { initials } from "./initials";

describe("initials", () => {
  it.each([
    ["Maria de Souza", "MS"],
    ["  amina   farouk ", "AF"],
    ["Cher", "C"],
    ["Dr. Edward Lindqvist", "EL"],
    ["Dr Adaeze Okafor", "AO"],
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
