import { expect, it } from "vitest";
import { sharedGroupsOf } from "./panels";

const test = (name: string, panel = "", values = 1) => ({ name, panel, values: Array.from({ length: values }) });
const shown = (...tests: ReturnType<typeof test>[]) =>
  sharedGroupsOf(tests).map(({ panel, tests: those }) => [panel, ...those.map(({ name }) => name)]);

it("tests by themselves that measure one value share a place; panels and what measures more keep theirs", () => {
  expect(
    shown(
      test("Potassium"),
      test("Hematocrit", "Blood count"),
      test("Sodium", "", 0),
      test("Urine", "", 4),
      test("CRP"),
    ),
  ).toEqual([
    ["", "Potassium", "Sodium", "CRP"],
    ["Blood count", "Hematocrit"],
    ["", "Urine"],
  ]);
});
