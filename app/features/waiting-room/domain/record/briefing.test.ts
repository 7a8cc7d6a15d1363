import { expect, it } from "vitest";
import { answersAsMessage } from "./briefing";

it("writes each question with its answer below, and leaves out what was left empty", () => {
  const questions = ["Do you take medicines?", "Allergies?", "Anything else?"];
  expect(answersAsMessage(questions, [" Metformin ", "  "])).toBe("Do you take medicines?\nMetformin");
  expect(answersAsMessage(questions, ["no", "", "I hear badly"])).toBe(
    "Do you take medicines?\nno\n\nAnything else?\nI hear badly",
  );
  expect(answersAsMessage(questions, [])).toBe("");
});
