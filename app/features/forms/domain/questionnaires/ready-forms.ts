import type { Content, Item, Option, Words } from "./content";

/*
 * PHQ-9 and GAD-7 are free to use and must be asked in exactly these words. Their translations into other languages are
 * to be the official ones, so none is made up here.
 */
const SOURCE =
  "Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.";

const FREQUENCY: readonly Option[] = [
  ["LA6568-5", "Not at all"],
  ["LA6569-3", "Several days"],
  ["LA6570-1", "More than half the days"],
  ["LA6571-9", "Nearly every day"],
].map(([code = "", text = ""], score) => ({ code, text: { en: text }, score }));

const DIFFICULTY: readonly Option[] = [
  "Not difficult at all",
  "Somewhat difficult",
  "Very difficult",
  "Extremely difficult",
].map((text, place) => ({ code: `difficulty-${place}`, text: { en: text }, score: null }));

function choice(id: string, loinc: string, text: string, required: boolean, options: readonly Option[]): Item {
  return {
    ...{ id, loinc, required, kind: "ONE_OF", text: { en: text }, help: {}, unit: "" },
    ...{ least: null, most: null, showWhen: null },
    options: options.map((option) => ({ ...option, text: { ...option.text } })),
  };
}

const bands = (all: readonly [least: number, text: string, tells: boolean][]) =>
  all.map(([least, text, tells]) => ({ least, text: { en: text }, tells }));

const STEM: Words = {
  en: "Over the last 2 weeks, how often have you been bothered by any of the following problems?",
};

/** As the sheet of GAD-7 asks, which does not say "any of". */
const GAD7_STEM: Words = {
  en: "Over the last 2 weeks, how often have you been bothered by the following problems?",
};

const PHQ9: Content = {
  title: { en: "PHQ-9" },
  intro: STEM,
  source: SOURCE,
  loinc: "44249-1",
  sections: [
    {
      id: "phq9",
      title: {},
      items: [
        ...[
          ["44250-9", "Little interest or pleasure in doing things"],
          ["44255-8", "Feeling down, depressed, or hopeless"],
          ["44259-0", "Trouble falling or staying asleep, or sleeping too much"],
          ["44254-1", "Feeling tired or having little energy"],
          ["44251-7", "Poor appetite or overeating"],
          [
            "44258-2",
            "Feeling bad about yourself — or that you are a failure or have let yourself or your family down",
          ],
          ["44252-5", "Trouble concentrating on things, such as reading the newspaper or watching television"],
          [
            "44253-3",
            "Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual",
          ],
          ["44260-8", "Thoughts that you would be better off dead or of hurting yourself in some way"],
        ].map(([loinc = "", text = ""], place) => choice(`phq9-${place + 1}`, loinc, text, true, FREQUENCY)),
        choice(
          "phq9-10",
          "69722-7",
          "If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?",
          false,
          DIFFICULTY,
        ),
      ],
    },
  ],
  bands: bands([
    [0, "Minimal", false],
    [5, "Mild", false],
    [10, "Moderate", false],
    [15, "Moderately severe", true],
    [20, "Severe", true],
  ]),
  // Whatever the total: any answer above "Not at all".
  alarms: [{ item: "phq9-9", least: 1 }],
};

const GAD7: Content = {
  title: { en: "GAD-7" },
  intro: GAD7_STEM,
  source: SOURCE,
  loinc: "69737-5",
  sections: [
    {
      id: "gad7",
      title: {},
      items: [
        "Feeling nervous, anxious or on edge",
        "Not being able to stop or control worrying",
        "Worrying too much about different things",
        "Trouble relaxing",
        "Being so restless that it is hard to sit still",
        "Becoming easily annoyed or irritable",
        "Feeling afraid as if something awful might happen",
      ].map((text, place) => choice(`gad7-${place + 1}`, "", text, true, FREQUENCY)),
    },
  ],
  bands: bands([
    [0, "Minimal", false],
    [5, "Mild", false],
    [10, "Moderate", false],
    [15, "Severe", true],
  ]),
  alarms: [],
};

/** Forms that are free to use, by the name under which they are chosen. */
export const READY_FORMS = { PHQ9, GAD7 } as const satisfies Record<string, Content>;
export type ReadyForm = keyof typeof READY_FORMS;
export const READY_FORM_NAMES = Object.keys(READY_FORMS) as ReadyForm[];
