import { expect, it } from "vitest";
import { changedFields } from "./changed-fields";

it("names each field that gets another value, and none that keeps the one it has or is not given", () => {
  const before = { name: "North", enabled: true, days: [1, 2], notes: null, phone: "555" };
  expect(changedFields(before, { ...before })).toEqual([]);
  expect(changedFields(before, { name: "South", enabled: true, days: [1, 2, 3], phone: undefined })).toEqual([
    "name",
    "days",
  ]);
  expect(changedFields(before, { notes: "", email: "a@b.example" })).toEqual(["notes", "email"]);
});
