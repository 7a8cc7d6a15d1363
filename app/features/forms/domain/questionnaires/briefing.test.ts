import { expect, it } from "vitest";
import { answersInWords, briefingContent, briefingQuestions } from "./briefing";

const content = briefingContent(
  { title: "Before your appointment", text: "Have your medicines at hand.", questions: ["Allergies?", "Any pain?"] },
  "es_ES",
);

it("is a questionnaire in the practice's language that asks each line of the settings, to be answered in words", () => {
  expect(content).toMatchObject({
    ...{ title: { es: "Before your appointment" }, intro: { es: "Have your medicines at hand." }, bands: [] },
    sections: [{ items: [{ id: "question-1", kind: "TEXT", required: false }, { id: "question-2" }] }],
  });
  expect(briefingContent({ title: "Briefing", text: "", questions: [] }, "xx")).toMatchObject({
    title: { en: "Briefing" },
    intro: {},
  });
});

it("is asked with what was answered so far", () => {
  expect(briefingQuestions(content, { "question-2": "A little" }, "ar_BH")).toMatchObject([
    { id: "question-1", text: "Allergies?", answer: "" },
    { id: "question-2", text: "Any pain?", answer: "A little" },
  ]);
});

it("writes each question with its answer below, and leaves out what was left empty", () => {
  expect(answersInWords(content, { "question-1": "None", "question-2": "" }, "es_ES")).toBe("Allergies?\nNone");
  expect(answersInWords(content, {}, "es_ES")).toBe("");
});
