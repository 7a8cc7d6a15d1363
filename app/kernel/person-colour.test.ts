import { describe, expect, it } from "vitest";
import { PERSON_COLOURS, personColour } from "./person-colour";

describe("the colour of a person", () => {
  it("is always the same for the same id, and every colour is somebody's", () => {
    const ids = Array.from({ length: 300 }, (_, index) => `patient ${index}`);
    const colours = ids.map((id) => personColour(id));
    expect(colours).toEqual(ids.map((id) => personColour(id)));
    expect(new Set(colours)).toEqual(new Set(PERSON_COLOURS));
  });

  it("is the chosen one where one was chosen", () => {
    expect(PERSON_COLOURS.map((chosen) => personColour("one id", chosen))).toEqual([...PERSON_COLOURS]);
    expect(personColour("one id", null)).toBe(personColour("one id"));
  });
});
