import { expect, it } from "vitest";
import { answersInWords, briefingContent, briefingQuestions } from "./briefing";

const content = briefingContent(
  { title: "Before your appointment", text: "Have your medicines at hand.", questions: ["Allergies?", "Any pain?"] },
  "es_ES",
);

const [allergies = "", pain = ""] = content.sections.flatMap(({ items }) => items.map(({ id }) => id));

it("is a questionnaire in the practice's language that asks each line of the settings, to be answered in words", () => {
  expect(content).toMatchObject({
    ...{ title: { es: "Before your appointment" }, intro: { es: "Have your medicines at hand." }, bands: [] },
    sections: [
      { items: [{ text: { es: "Allergies?" }, kind: "TEXT", required: false }, { text: { es: "Any pain?" } }] },
    ],
  });
  expect(briefingContent({ title: "Briefing", text: "", questions: [] }, "xx")).toMatchObject({
    title: { en: "Briefing" },
    intro: {},
  });
});

it("knows a question by what it asks, wherever it stands, and asks each once", () => {
  const other = briefingContent({ title: "", text: "", questions: ["Any pain?", "Fever?", "Fever?"] }, "es_ES");
  const ids = other.sections.flatMap(({ items }) => items.map(({ id }) => id));
  expect([ids.length, ids[0], ids.includes(allergies)]).toEqual([2, pain, false]);
});

it("is asked with what was answered so far", () => {
  expect(briefingQuestions(content, { [pain]: "A little" }, "ar_BH")).toMatchObject([
    { id: allergies, text: "Allergies?", answer: "" },
    { id: pain, text: "Any pain?", answer: "A little" },
  ]);
});

it("writes each question with its answer below, and leaves out what was left empty", () => {
  expect(answersInWords(content, { [allergies]: "None", [pain]: "" }, "es_ES")).toBe("Allergies?\nNone");
  expect(answersInWords(content, {}, "es_ES")).toBe("");
});
