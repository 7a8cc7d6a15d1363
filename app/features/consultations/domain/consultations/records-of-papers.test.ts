import { expect, it } from "vitest";
import { cameOf, type RecordOfPaper } from "./records-of-papers";

const paper = (more: Partial<RecordOfPaper>): RecordOfPaper => ({
  ...{ recordId: "record", consultationId: "this", holds: true },
  ...more,
});

it("counts what was typed, and what a prescription or an order of the consultation wrote", () => {
  expect(cameOf("this", "record", [])).toBe(true);
  expect(cameOf("this", "record", [paper({ recordId: "another", consultationId: null })])).toBe(true);
  expect(cameOf("this", "record", [paper({ consultationId: "another" }), paper({})])).toBe(true);
});

it("leaves out what came of other consultations or of none, and medicines of replaced prescriptions", () => {
  expect(cameOf("this", "record", [paper({ consultationId: "another" })])).toBe(false);
  expect(cameOf("this", "record", [paper({ consultationId: null })])).toBe(false);
  expect(cameOf("this", "record", [paper({ holds: false })])).toBe(false);
});
