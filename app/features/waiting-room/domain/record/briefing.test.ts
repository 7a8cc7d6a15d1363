import { expect, it } from "vitest";
import { answersAsMessage, answersIn } from "./briefing";

it("writes each question with its answer below, and leaves out what was left empty", () => {
  const questions = ["Do you take medicines?", "Allergies?", "Anything else?"];
  expect(answersAsMessage(questions, [" Metformin ", "  "])).toBe("Do you take medicines?\nMetformin");
  expect(answersAsMessage(questions, ["no", "", "I hear badly"])).toBe(
    "Do you take medicines?\nno\n\nAnything else?\nI hear badly",
  );
  expect(answersAsMessage(questions, [])).toBe("");
});

it("finds the answers last written among the messages of a chat by their questions", () => {
  const questions = ["Any pain?", "Any fever?"];
  const messages = ["Hello", "Any pain?\nNo", "On my way", "Any pain?\nYes\n\nAny fever?\nNo", "Bye"];
  expect(answersIn(questions, messages)).toBe("Any pain?\nYes\n\nAny fever?\nNo");
  expect(answersIn(questions, ["Any pain? I do not know"])).toBe("");
  expect(answersIn([], messages)).toBe("");
});
