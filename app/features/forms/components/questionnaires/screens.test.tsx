import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { itemsOf, type Answers, type Content } from "../../domain/questionnaires/content";
import { newItem } from "../../domain/questionnaires/edit-content";
import { stepPage } from "../../domain/questionnaires/page";
import { READY_FORMS } from "../../domain/questionnaires/ready-forms";
import { ITEM_KINDS } from "../../domain/questions/question";
import { Builder } from "./builder/builder";
import { FillIn } from "./fill-in";
import { ScorePlot } from "./score-plot";

const shown = (page: ReactElement, locale = "en_GB") =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      {page}
    </I18nProvider>,
  );

const HELP = { emergency: "999", crisis: "116 123", practice: "" };
const fill = (content: Content, draft: Answers, step: string | null, faulty = false) =>
  shown(
    <FillIn
      {...{ id: "a1", title: "Form", version: 3, shown: itemsOf(content), answers: draft, help: HELP, kept: {} }}
      page={stepPage(content, draft, { step, faulty, locale: "en_GB" })}
      refused={undefined}
    />,
  );

const EVERY: Content = {
  ...{ title: { en: "Every kind" }, intro: {}, source: "", loinc: "", bands: [], alarms: [] },
  sections: [
    {
      ...{ id: "s1", title: { en: "Part" } },
      items: ITEM_KINDS.map((kind, place) => ({
        ...newItem(`q${place}`, kind, { en: `Asked by ${kind}` }),
        options: [
          { code: "o1", text: { en: "First" }, score: 0 },
          { code: "o2", text: { en: "Second" }, score: 1 },
        ],
        showWhen:
          kind === "NOTE" ? { any: false, conditions: [{ item: "q1", operator: "=" as const, value: "yes" }] } : null,
      })),
    },
  ],
};

describe("the page of a questionnaire", () => {
  it("asks every kind of item, and keeps what is hidden for its script, not to be sent", () => {
    const page = fill(EVERY, {}, "s1");
    for (const kind of ITEM_KINDS) expect(page).toContain(`Asked by ${kind}`);
    expect(page).toMatch(/<fieldset role="presentation" data-item="q11" hidden="" disabled=""/);
    expect(page).toContain('name="own.q10"');
    expect(page).toContain('name="version" value="3"');
  });

  it("says at the fields what is missing once a part was to be left", () => {
    expect(fill(EVERY, {}, "s1")).not.toContain("There is a problem");
    expect(fill(EVERY, {}, "s1", true)).toContain("There is a problem");
  });

  it("shows whom to call as soon as the ninth answer of PHQ-9 is above 0, and has it ready before", () => {
    const calm = fill(READY_FORMS.PHQ9, {}, "phq9");
    expect(calm).toContain('<div hidden="" data-alarming="LA6569-3 LA6570-1 LA6571-9"');
    expect(calm.split("tel:116123")).toHaveLength(2);
    expect(fill(READY_FORMS.PHQ9, { "phq9-9": "LA6569-3" }, "phq9").split("tel:116123")).toHaveLength(3);
    expect(calm).toContain("with an educational grant from Pfizer Inc.");
  });

  it("shows all answers in words before they are sent, and leads back to what is missing", () => {
    const page = fill(READY_FORMS.PHQ9, { "phq9-1": "LA6570-1" }, "check");
    expect(page).toContain("More than half the days");
    expect(page).toContain("step=phq9&amp;faulty=yes#answers.phq9-2");
    expect(page).toContain("Some questions still need an answer");
  });
});

describe("the builder", () => {
  const build = (locale: string) =>
    shown(
      <Builder
        {...{ content: EVERY, languages: ["en", "ar"], version: 2, conditionRows: 3, bandRows: 6 }}
        refused={undefined}
        open={null}
      />,
      locale,
    );

  it("has a form for each item, with moves by buttons and the words of each language side by side", () => {
    const page = build("en_GB");
    expect(page.match(/value="item"/g)).toHaveLength(ITEM_KINDS.length);
    expect(page.match(/value="itemUp"/g)).toHaveLength(ITEM_KINDS.length - 1);
    expect(page).toContain("Question (Arabic)");
    expect(page).toContain('value="Yes"');
  });

  it("is there in Arabic too", () => {
    expect(build("ar_BH")).toContain("أضف سؤالًا");
  });
});

describe("scores over time", () => {
  it("are a picture and a table that says the same", () => {
    const scores = [
      { id: "1", at: Date.UTC(2026, 0, 5), score: 14, band: "Moderate" },
      { id: "2", at: Date.UTC(2026, 2, 5), score: 6, band: "Mild" },
    ];
    const page = shown(
      <ScorePlot title="Scores" scores={scores} bands={[0, 5, 10, 15, 20]} most={27} timeZone="Europe/London" />,
    );
    expect(page.match(/<circle/g)).toHaveLength(2);
    expect(page).toContain("Moderate");
  });
});
