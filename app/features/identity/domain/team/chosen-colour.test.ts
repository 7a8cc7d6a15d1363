import { expect, it } from "vitest";
import { AUTO_COLOUR, chosenColour } from "./chosen-colour";

it("stores the colour that was chosen, none for the one by the id, and leaves what nobody spoke of", () => {
  expect(chosenColour("rose", null)).toBe("rose");
  expect(chosenColour(AUTO_COLOUR, "rose")).toBeNull();
  expect(chosenColour(undefined, "rose")).toBe("rose");
});
