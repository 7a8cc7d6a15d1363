import { expect, test } from "vitest";
import type { FormFieldSpec } from "~/screens/form-field";
import { twoInALine } from "./short-fields";

const field = (name: string, kind: FormFieldSpec["kind"], more: Partial<FormFieldSpec> = {}): FormFieldSpec => ({
  ...{ name, kind, label: name },
  ...more,
});
const halves = (fields: FormFieldSpec[]) => twoInALine(fields).flatMap(({ name, half }) => (half ? [name] : []));

test("short fields that follow each other share a line, and one alone keeps its own", () => {
  expect(halves([field("a", "choice"), field("b", "duration"), field("c", "text"), field("d", "number")])).toEqual([
    "a",
    "b",
  ]);
});

test("boxes to tick stand in two columns only where they are many and each is one line", () => {
  const boxes = Array.from({ length: 6 }, (_, index) => field(`box-${index}`, "switch"));
  expect(halves(boxes)).toHaveLength(6);
  expect(halves(boxes.slice(1))).toEqual([]);
  expect(halves(boxes.map((box) => ({ ...box, hint: "More about it" })))).toEqual([]);
});

test("what is asked behind a choice or a press keeps its place", () => {
  expect(halves([field("a", "choice", { more: true }), field("b", "choice", { opened: true })])).toEqual([]);
});
