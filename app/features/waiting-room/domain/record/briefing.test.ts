import { expect, it } from "vitest";
import { answersIn } from "./briefing";

it("finds the answers last written among the messages of a chat by their questions", () => {
  const questions = ["Any pain?", "Any fever?"];
  const messages = ["Hello", "Any pain?\nNo", "On my way", "Any pain?\nYes\n\nAny fever?\nNo", "Bye"];
  expect(answersIn(questions, messages)).toBe("Any pain?\nYes\n\nAny fever?\nNo");
  expect(answersIn(questions, ["Any pain? I do not know"])).toBe("");
  expect(answersIn([], messages)).toBe("");
});
