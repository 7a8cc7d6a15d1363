import { expect, test } from "vitest";
import { withdrawSchema } from "./consultation-forms";

test("what a screen has read of the form that withdraws a summary means the same to its service", () => {
  const read = withdrawSchema.parse({ reason: "Wrong patient", notes: "a b", withNotes: "on" });
  expect(read).toEqual({ reason: "Wrong patient", notes: ["a", "b"], withNotes: true });
  expect(withdrawSchema.parse(read)).toEqual(read);
  expect(withdrawSchema.parse({ reason: "Wrong patient" })).toMatchObject({ notes: [], withNotes: false });
});
