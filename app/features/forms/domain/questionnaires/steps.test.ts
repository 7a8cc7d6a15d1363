import { describe, expect, it } from "vitest";
import type { Content, Item } from "./content";
import { newItem } from "./edit-content";
import { READY_FORMS } from "./ready-forms";
import { CHECK, needsHelp, stepAfter, stepToOpen } from "./steps";

const yesNo = (id: string, showWhen: Item["showWhen"] = null): Item => ({
  ...newItem(id, "YES_NO", { en: id }),
  showWhen,
});
const ifYes = (item: string) => ({ any: false, conditions: [{ item, operator: "=" as const, value: "yes" }] });
const CONTENT: Content = {
  ...{ title: { en: "Sleep" }, intro: {}, source: "", loinc: "", bands: [], alarms: [] },
  sections: [
    { id: "s1", title: {}, items: [yesNo("a"), yesNo("b", ifYes("a"))] },
    { id: "s2", title: {}, items: [yesNo("c", ifYes("b"))] },
    { id: "s3", title: {}, items: [yesNo("d")] },
  ],
};

describe("the steps of a questionnaire", () => {
  it("open at the first section that is not answered yet, and at the last look where all are", () => {
    expect(stepToOpen(CONTENT, {})).toBe("s1");
    expect(stepToOpen(CONTENT, { a: "no" })).toBe("s3");
    expect(stepToOpen(CONTENT, { a: "no", d: "yes" })).toBe(CHECK);
  });

  it("lead past the sections of which nothing is asked, and to the last look at the end", () => {
    expect(stepAfter(CONTENT, "s1", { draft: { a: "no" }, asked: ["a"] })).toEqual({ step: "s3", stays: null });
    expect(stepAfter(CONTENT, "s3", { draft: { a: "no", d: "no" }, asked: ["d"] })).toEqual({
      step: CHECK,
      stays: null,
    });
  });

  it("stay where an answer brings up another question, or one is missing", () => {
    expect(stepAfter(CONTENT, "s1", { draft: { a: "yes" }, asked: ["a"] })).toEqual({ step: "s1", stays: "more" });
    expect(stepAfter(CONTENT, "s1", { draft: { a: "yes" }, asked: ["a", "b"] })).toEqual({
      step: "s1",
      stays: "faulty",
    });
  });

  it("offer help as soon as the ninth answer of PHQ-9 is above 0, and for no total", () => {
    expect(needsHelp(READY_FORMS.PHQ9, { "phq9-9": "LA6569-3" })).toBe(true);
    expect(needsHelp(READY_FORMS.PHQ9, { "phq9-9": "LA6568-5", "phq9-1": "LA6571-9" })).toBe(false);
  });
});
