import { expect, test } from "vitest";
import { medicineOf } from "../../domain/prescriptions/sample-medicine";
import { LINE_FIELDS, lineSchema, lineValues, unsavedFields } from "./line";

const saved = lineValues({
  name: "Ibuprofen",
  quantity: 20,
  medicine: medicineOf({ dose: 1.5, instructions: "A\nB" }),
});
const posted = Object.fromEntries(
  Object.entries(saved).flatMap(([name, value]) =>
    value === null || value === "" || value === false ? [] : [[name, value === true ? "on" : String(value)]],
  ),
);

test("the form of a new medicine is unsaved while anything stands in it, and an empty one is not", () => {
  expect(unsavedFields({ intent: "sign", lineId: "a", signVersion: "2", secondFactor: "123456" })).toEqual([]);
  expect(unsavedFields({ name: "Morphine", dose: "2" })).toEqual(["name", "dose"]);
  expect(unsavedFields({ name: "  " })).toEqual([]);
  expect(unsavedFields({ asNeeded: "on" })).toEqual(["asNeeded"]);
});

test("the form of a medicine that is there is unsaved where it differs, a field that was emptied too", () => {
  expect(unsavedFields({ ...posted, instructions: "A\r\nB" }, saved)).toEqual([]);
  const { instructions: _, ...emptied } = posted;
  expect(unsavedFields({ ...emptied, dose: "2" }, saved)).toEqual(["dose", "instructions"]);
});

test("what a medicine may be refused for the lack of is not called optional", () => {
  const optional = LINE_FIELDS.filter((field) => field.optional).map(({ name }) => name);
  for (const name of ["form", "method", "doseUnit", "strengthUnit", "quantity", "quantityUnit"])
    expect(optional).not.toContain(name);
  expect(optional).toContain("whenTaken");
});

test("a dose may be typed as a fraction, and a strength is written as a label has it", () => {
  const read = (said: object) => lineSchema.parse({ name: "Ibuprofen", ...said });
  expect(["1/2", "½", "1½", "١/٢"].map((dose) => read({ dose }).dose)).toEqual([0.5, 0.5, 1.5, 0.5]);
  expect(["٥٠٠", "5.0", ".5"].map((strength) => read({ strength }).strength)).toEqual(["500", "5", "0.5"]);
});

test("a number that is too small is told the least there is, and what is no number that it is none", () => {
  const said = (days: string) => lineSchema.safeParse({ name: "Ibuprofen", days }).error?.issues[0]?.message;
  expect(["-3", "\u22123", "0"].map(said)).toEqual(Array(3).fill("errors:field.atLeast"));
  expect(said("three")).toBe("errors:field.number");
  expect(said("3")).toBeUndefined();
});
