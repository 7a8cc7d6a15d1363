import { describe, expect, it } from "vitest";
import { checkMedication } from "./check-medication";
import { isAnswered, needsReason, questionsOf } from "./medicine-questions";

const record = (id: string, name: string) => ({ id, name });

const ask = (name: string, taken: string[], allergies: string[] = []) =>
  questionsOf(
    checkMedication(name, {
      allergies: allergies.map((each, at) => record(`a${at}`, each)),
      contraindications: [],
      medications: taken.map((each, at) => record(`m${at}`, each)),
    }),
  );

describe("the questions before a medicine is saved", () => {
  it("are each finding once, the dangerous ones first", () => {
    const questions = ask("Amoxicillin", ["Amoxicillin"], ["Penicillin"]);
    expect(questions.map(({ level, kind, against }) => [level, kind, ...against])).toEqual([
      ["stop", "ALLERGY", "Penicillin"],
      ["warn", "DUPLICATE", "Amoxicillin"],
    ]);
  });

  it("are answered by their keys, and asked anew where another one comes up meanwhile", () => {
    const asked = ask("Ibuprofen", ["Warfarin"]);
    const answered = asked.map(({ key }) => key).join(" ");
    expect(isAnswered(asked, "")).toBe(false);
    expect(isAnswered(asked, answered)).toBe(true);
    expect(isAnswered(ask("Ibuprofen", ["Warfarin"], ["Aspirin"]), answered)).toBe(false);
  });

  it("need a reason where one of them is dangerous", () => {
    expect(needsReason(ask("Ibuprofen", ["Warfarin"]))).toBe(true);
    expect(needsReason(ask("Omeprazole", ["Clopidogrel"]))).toBe(false);
    expect(needsReason(ask("Amoxicillin", [], ["Penicillin"]))).toBe(true);
  });
});
