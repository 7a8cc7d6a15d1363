import { describe, expect, it } from "vitest";
import { redFlagsIn } from "./red-flags";

describe("words of an emergency", () => {
  it.each([
    ["Since this morning I have CHEST PAIN and sweat.", "chest pain"],
    ["I can’t breathe when I lie down", "can't breathe"],
    ["Tengo un dolor en el pecho muy fuerte", "dolor en el pecho"],
    ["Ha tenido una convulsión", "convulsion"],
    ["أشعر بألم في الصدر منذ الصباح", "ألم في الصدر"],
    ["أَلَم فِي الصَّدر", "ألم في الصدر"],
  ])("are found whatever their case, accents and marks: %s", (text, word) => {
    expect(redFlagsIn(text)).toContain(word);
  });

  it("are whole words", () => {
    expect(redFlagsIn("I learn the breaststroke.")).toEqual([]);
    expect(redFlagsIn("May I take the tablets with milk?")).toEqual([]);
  });

  it("are those of the practice, too", () => {
    expect(redFlagsIn("My waters broke", ["waters broke", ""])).toEqual(["waters broke"]);
  });
});
