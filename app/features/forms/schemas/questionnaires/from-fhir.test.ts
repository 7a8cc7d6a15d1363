import { describe, expect, it } from "vitest";
import { READY_FORMS } from "../../domain/questionnaires/ready-forms";
import type { Content } from "../../domain/questionnaires/content";
import { questionnaireResource, responseResource } from "../../domain/questionnaires/to-fhir";
import { contentSchema, publishingProblems } from "./content";
import { contentOfResource, UnknownItem } from "./from-fhir";

const plain = { help: {}, options: [], least: null, most: null, unit: "", loinc: "", showWhen: null, required: false };
const EVERYTHING: Content = {
  title: { en: "Before you come", ar: "قبل موعدك" },
  intro: { en: "It takes five minutes.", es: "Lleva cinco minutos." },
  source: "The practice",
  loinc: "",
  sections: [
    {
      id: "s1",
      title: { en: "You" },
      items: [
        { ...plain, id: "smokes", kind: "YES_NO", text: { en: "Do you smoke?", ar: "هل تدخن؟" }, required: true },
        {
          ...{ ...plain, id: "many", kind: "WHOLE", text: { en: "How many a day?" }, least: 1, most: 100 },
          help: { en: "About how many." },
          showWhen: {
            any: true,
            conditions: [
              { item: "smokes", operator: "=", value: "yes" },
              { item: "smokes", operator: "exists", value: "no" },
            ],
          },
        },
        { ...plain, id: "weight", kind: "DECIMAL", text: { en: "Weight" }, unit: "kg", least: 2.5 },
        {
          ...{ ...plain, id: "hurts", kind: "SEVERAL", text: { en: "Where does it hurt?" } },
          options: [
            { code: "head", text: { en: "Head", ar: "الرأس" }, score: 1 },
            { code: "back", text: { en: "Back" }, score: null },
          ],
        },
        { ...plain, id: "pain", kind: "SCALE", text: { en: "How bad is it?" }, least: 0, most: 10 },
        { ...plain, id: "since", kind: "DATE", text: { en: "Since when?" } },
        { ...plain, id: "at", kind: "TIME", text: { en: "At what time?" } },
        { ...plain, id: "thanks", kind: "NOTE", text: { en: "Thank you." } },
      ],
    },
  ],
  bands: [{ least: 1, text: { en: "High" }, tells: true }],
  alarms: [{ item: "hurts", least: 1 }],
};

describe("questionnaires in FHIR", () => {
  it.each([
    ["PHQ-9", READY_FORMS.PHQ9],
    ["GAD-7", READY_FORMS.GAD7],
    ["one with items of every kind", EVERYTHING],
  ])("come back as they were: %s", (_name, content) => {
    const resource: unknown = JSON.parse(
      JSON.stringify(questionnaireResource(content, { status: "active", version: 1 })),
    );
    expect(contentOfResource(resource)).toEqual(content);
    expect(contentSchema.parse(content)).toEqual(content);
    expect(publishingProblems(content)).toEqual([]);
  });

  it("refuse what cannot be asked here, by its link", () => {
    const item = [{ linkId: "photo", type: "attachment", text: "A picture" }];
    expect(() => contentOfResource({ resourceType: "Questionnaire", item })).toThrow(new UnknownItem("photo"));
  });

  it("say of an answer what was asked, and nothing of what was hidden", () => {
    const answers = { smokes: "no", many: "20", hurts: "head\nback", weight: "70.5", at: "09:30" };
    const { item } = responseResource(EVERYTHING, answers, {
      ...{ id: "r", status: "completed", authoredAt: 0, language: "ar" },
    });
    expect(item).toEqual([
      {
        linkId: "s1",
        item: [
          { linkId: "smokes", text: "هل تدخن؟", answer: [{ valueBoolean: false }] },
          { linkId: "weight", text: "Weight", answer: [{ valueDecimal: 70.5 }] },
          {
            linkId: "hurts",
            text: "Where does it hurt?",
            answer: [
              { valueCoding: { code: "head", display: "Head" } },
              { valueCoding: { code: "back", display: "Back" } },
            ],
          },
          { linkId: "at", text: "At what time?", answer: [{ valueTime: "09:30:00" }] },
        ],
      },
    ]);
  });
});

describe("a questionnaire that is to be published", () => {
  it("says what is wrong with it", () => {
    const [section] = EVERYTHING.sections;
    const turned = { ...EVERYTHING, sections: [{ ...section!, items: [...section!.items].reverse() }] };
    expect(publishingProblems(turned)).toEqual(["questionnaires:error.showWhen"]);
    expect(publishingProblems({ ...EVERYTHING, title: {}, sections: [], alarms: [] })).toEqual([
      "questionnaires:error.noTitle",
      "questionnaires:error.noItems",
    ]);
  });
});
