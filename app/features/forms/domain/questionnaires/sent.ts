import type { AskedQuestion, ItemKind } from "../questions/question";
import { askedItem, type Content } from "./content";
import type { SentAnswers } from "./questionnaire";
import { shownSections } from "./show-when";

/** What was sent once, with the questions as they were asked. */
export interface SentView {
  no: number;
  submittedAt: number;
  score: number | null;
  lines: { item: AskedQuestion<ItemKind>; answer: string }[];
}

/** What was sent in words, the newest first: what was asked by its answers, in the language of whoever reads. */
export const sentViews = (content: Content, sent: readonly SentAnswers[], locale: string): SentView[] =>
  sent.toReversed().map(({ no, submittedAt, score, answers }) => ({
    ...{ no, submittedAt, score },
    lines: shownSections(content, answers).flatMap(({ items }) =>
      items
        .filter(({ kind }) => kind !== "NOTE")
        .map((item) => ({ item: askedItem(item, locale), answer: answers[item.id] ?? "" })),
    ),
  }));
