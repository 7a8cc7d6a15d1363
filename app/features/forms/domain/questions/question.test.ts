import { describe, expect, it } from "vitest";
import { answerField, checkAnswers, questionOfField, type AskedQuestion } from "./question";

const asked = (id: string, rest: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id,
  text: `Question ${id}`,
  kind: "TEXT",
  options: [],
  required: false,
  ...rest,
});
const answers = (given: Record<string, string>) => new Map(Object.entries(given));

describe("answers to questions", () => {
  it("keep the wording of the question, and leave out what is empty or was not asked", () => {
    const questions = [asked("a"), asked("b"), asked("c", { kind: "YES_NO" })];
    const { given, problems } = checkAnswers(questions, answers({ a: "  none ", b: " ", c: "yes", z: "stray" }));
    expect(problems).toEqual([]);
    expect(given).toEqual([
      { questionId: "a", question: "Question a", kind: "TEXT", answer: "none" },
      { questionId: "c", question: "Question c", kind: "YES_NO", answer: "yes" },
    ]);
  });

  it("are asked for again where one is required, is none of the choices, or is too long", () => {
    const questions = [
      asked("a", { required: true }),
      asked("b", { required: true, kind: "YES_NO" }),
      asked("c", { kind: "ONE_OF", options: ["First", "Second"] }),
      asked("d"),
      asked("e", { kind: "YES_NO" }),
    ];
    const given = answers({ a: "", c: "Third", d: "x".repeat(1_001), e: "maybe" });
    expect(checkAnswers(questions, given).problems).toEqual([
      { field: "answers.a", message: "errors:field.mandatory" },
      { field: "answers.b", message: "errors:field.chooseOne" },
      { field: "answers.c", message: "errors:field.chooseOne" },
      { field: "answers.d", message: "errors:field.invalid" },
      { field: "answers.e", message: "errors:field.chooseOne" },
    ]);
  });

  it("travel under the name of their question", () => {
    expect(questionOfField(answerField("abc"))).toBe("abc");
    expect(questionOfField("reason")).toBeUndefined();
  });
});
