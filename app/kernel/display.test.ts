import { describe, expect, it } from "vitest";
import { DISPLAY_CHOICES, displayOf, USUAL_DISPLAY } from "./display";

describe("the display of a user", () => {
  it("is the usual where nothing was chosen, and what was chosen elsewhere", () => {
    expect(displayOf(null)).toEqual(USUAL_DISPLAY);
    expect(displayOf('{"theme":"dark","clock":"12"}')).toEqual({ ...USUAL_DISPLAY, theme: "dark", clock: "12" });
  });

  it("passes over what is offered no more", () => {
    expect(displayOf('{"theme":"sepia","density":1,"other":"x"}')).toEqual(USUAL_DISPLAY);
    expect(displayOf('"dark"')).toEqual(USUAL_DISPLAY);
  });

  it("offers the usual first", () => {
    for (const [name, choices] of Object.entries(DISPLAY_CHOICES))
      expect(choices[0]).toBe(USUAL_DISPLAY[name as keyof typeof USUAL_DISPLAY]);
  });
});
