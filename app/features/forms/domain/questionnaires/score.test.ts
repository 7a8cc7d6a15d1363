import { describe, expect, it } from "vitest";
import { itemsOf, type Answers, type Content } from "./content";
import { READY_FORMS } from "./ready-forms";
import { mostOf, resultOf } from "./score";

const FREQUENCY = ["LA6568-5", "LA6569-3", "LA6570-1", "LA6571-9"];
/** The answers of a form by their scores, in order. */
const answered = (content: Content, scores: readonly number[]): Answers =>
  Object.fromEntries(scores.map((score, place) => [itemsOf(content)[place]?.id ?? "", FREQUENCY[score] ?? ""]));
const phq9 = (...scores: number[]) => resultOf(READY_FORMS.PHQ9, answered(READY_FORMS.PHQ9, scores));
const gad7 = (...scores: number[]) => resultOf(READY_FORMS.GAD7, answered(READY_FORMS.GAD7, scores));
const bandName = (content: Content, band: number | null) => (band === null ? null : content.bands[band]?.text.en);

describe("the score of a questionnaire", () => {
  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0, 0], 0, "Minimal"],
    [[1, 1, 1, 1, 0, 0, 0, 0, 0], 4, "Minimal"],
    [[1, 1, 1, 1, 1, 0, 0, 0, 0], 5, "Mild"],
    [[2, 2, 2, 1, 1, 1, 0, 0, 0], 9, "Mild"],
    [[2, 2, 2, 2, 1, 1, 0, 0, 0], 10, "Moderate"],
    [[2, 2, 2, 2, 2, 2, 1, 1, 0], 14, "Moderate"],
    [[2, 2, 2, 2, 2, 2, 2, 1, 0], 15, "Moderately severe"],
    [[3, 3, 3, 3, 3, 3, 1, 0, 0], 19, "Moderately severe"],
    [[3, 3, 3, 3, 3, 3, 2, 0, 0], 20, "Severe"],
    [[3, 3, 3, 3, 3, 3, 3, 3, 3], 27, "Severe"],
  ])("adds up PHQ-9 %j to %d, %s", (scores, total, band) => {
    const result = phq9(...scores);
    expect([result.score, bandName(READY_FORMS.PHQ9, result.band)]).toEqual([total, band]);
  });

  it.each([
    [[1, 1, 1, 1, 0, 0, 0], 4, "Minimal"],
    [[1, 1, 1, 1, 1, 0, 0], 5, "Mild"],
    [[2, 2, 2, 2, 2, 0, 0], 10, "Moderate"],
    [[3, 3, 3, 3, 3, 0, 0], 15, "Severe"],
    [[3, 3, 3, 3, 3, 3, 3], 21, "Severe"],
  ])("adds up GAD-7 %j to %d, %s", (scores, total, band) => {
    const result = gad7(...scores);
    expect([result.score, bandName(READY_FORMS.GAD7, result.band)]).toEqual([total, band]);
  });

  it("gives no total where an answer is missing, and never counts it as 0", () => {
    expect(phq9(3, 3, 3, 3, 3, 3, 3, 3)).toMatchObject({ score: null, band: null });
  });

  it("raises the alarm for thoughts of death or self-harm whatever the total, and without one", () => {
    expect(phq9(0, 0, 0, 0, 0, 0, 0, 0, 1)).toMatchObject({ score: 1, alarms: true, alarming: ["phq9-9"] });
    expect(resultOf(READY_FORMS.PHQ9, { "phq9-9": "LA6569-3" })).toMatchObject({ score: null, alarms: true });
    expect(phq9(2, 2, 2, 2, 2, 0, 0, 0, 0).alarms).toBe(false);
  });

  it("tells staff of a band that says so", () => {
    expect(phq9(3, 3, 3, 3, 3, 0, 0, 0, 0)).toMatchObject({ score: 15, alarms: true, alarming: [] });
  });

  it("does not count how difficult the problems make life", () => {
    const answers = answered(READY_FORMS.PHQ9, [1, 1, 1, 1, 1, 1, 1, 1, 0]);
    expect(resultOf(READY_FORMS.PHQ9, { ...answers, "phq9-10": "difficulty-3" }).score).toBe(8);
  });
});

describe("the highest total", () => {
  it("is 27 for PHQ-9 and 21 for GAD-7", () => {
    expect([mostOf(READY_FORMS.PHQ9), mostOf(READY_FORMS.GAD7)]).toEqual([27, 21]);
  });
});
