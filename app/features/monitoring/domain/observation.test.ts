import { expect, it } from "vitest";
import { readingOf, type ObservedKind } from "./observation";

const KINDS: ObservedKind[] = [
  {
    tracker: "weight",
    loinc: "29463-7",
    secondLoinc: null,
    units: [
      { unit: "kg", ucum: "kg" },
      { unit: "lb", ucum: "[lb_av]" },
    ],
  },
  { tracker: "bloodPressure", loinc: "8480-6", secondLoinc: "8462-4", units: [{ unit: "mmHg", ucum: "mm[Hg]" }] },
  { tracker: "exercise", loinc: null, secondLoinc: null, units: [{ unit: "min", ucum: "min" }] },
];
const none = { components: [] };

it("a weight is read in the unit that its code names, and in no other", () => {
  const weight = (code: string) => readingOf(KINDS, { codes: ["29463-7"], quantity: { value: 150.5, code }, ...none });
  expect(weight("[lb_av]")).toEqual({ tracker: "weight", value: "150.5", value2: "", unit: "lb" });
  expect(weight("kg")).toMatchObject({ unit: "kg" });
  expect(weight("lb")).toBe("value");
  expect(readingOf(KINDS, { codes: ["29463-7"], quantity: null, ...none })).toBe("value");
});

it("a blood pressure is read from the parts of its panel, and needs both", () => {
  const part = (code: string, value: number) => ({ codes: [code], quantity: { value, code: "mm[Hg]" } });
  const both = [part("8462-4", 85), part("8480-6", 140)];
  const panel = { codes: ["85354-9"], quantity: null };
  expect(readingOf(KINDS, { ...panel, components: both })).toEqual({
    ...{ tracker: "bloodPressure", value: "140", value2: "85", unit: "mmHg" },
  });
  expect(readingOf(KINDS, { ...panel, components: both.slice(1) })).toBe("value");
  expect(readingOf(KINDS, { ...panel, components: [] })).toBe("value");
});

it("what is not measured here, or has no code, is not taken", () => {
  expect(readingOf(KINDS, { codes: ["1234-5"], quantity: { value: 1, code: "kg" }, ...none })).toBe("code");
  expect(readingOf(KINDS, { codes: [], quantity: { value: 1, code: "min" }, ...none })).toBe("code");
});
