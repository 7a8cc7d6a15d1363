import { fnv1a } from "~/kernel/text/fnv";
import type { AskedQuestion } from "../questions/question";
import { askedItem, CONTENT_LANGUAGES, itemsOf, type Answers, type Content } from "./content";

/** The id of the questionnaire that the practice's briefing is; the settings write it, and no builder. */
export const BRIEFING_ID = "briefing";

/** What a patient reads and answers before an appointment. */
export interface Briefing {
  text: string;
  /** What is still to be answered, with what was answered of it so far. */
  questions: (AskedQuestion & { answer: string })[];
}

/**
 * A briefing as a questionnaire, in the language of the practice: each line of the settings is a question to answer in
 * words. A question is known by what it asks, so that no answer is taken for that to another one that has its place now.
 */
export function briefingContent(
  { title, text, questions }: { title: string; text: string; questions: readonly string[] },
  locale: string,
): Content {
  const language = CONTENT_LANGUAGES.find((each) => locale.startsWith(each)) ?? CONTENT_LANGUAGES[0];
  return {
    ...{ title: { [language]: title }, intro: text === "" ? {} : { [language]: text }, source: "", loinc: "" },
    ...{ bands: [], alarms: [] },
    sections: [
      {
        ...{ id: "briefing", title: {} },
        items: [...new Set(questions)].map((question) => ({
          ...{
            id: `question-${fnv1a(question).toString(36)}`,
            kind: "TEXT" as const,
            text: { [language]: question },
            help: {},
          },
          ...{ required: false, options: [], least: null, most: null, unit: "", loinc: "", showWhen: null },
        })),
      },
    ],
  };
}

/** What a briefing asks, with the answers so far. */
export const briefingQuestions = (content: Content, answers: Answers, locale: string): Briefing["questions"] =>
  itemsOf(content).map((item) => ({
    ...askedItem(item, locale),
    kind: "TEXT",
    answer: answers[item.id] ?? "",
  }));

/** Answers in words: each question with its answer below; what was left empty is left out. */
export const answersInWords = (content: Content, answers: Answers, locale: string): string =>
  briefingQuestions(content, answers, locale)
    .filter(({ answer }) => answer !== "")
    .map(({ text, answer }) => `${text}\n${answer}`)
    .join("\n\n");
