import { checkAnswers, type AnswerProblem } from "../questions/question";
import { askedItem, type Answers, type Content, type Section } from "./content";
import { resultOf } from "./score";
import { shownSections } from "./show-when";

/** The step on which all answers are looked over before they are sent. No section has this id. */
export const CHECK = "check";

/** What is wrong with the answers to a section, as far as it is asked. */
export const problemsIn = ({ items }: Pick<Section, "items">, answers: Answers): AnswerProblem[] =>
  checkAnswers(
    items.map((item) => askedItem(item, "")),
    new Map(Object.entries(answers)),
  ).problems;

/** Where somebody goes on who comes back: the first section with something left to answer, or the last look. */
export const stepToOpen = (content: Content, answers: Answers): string =>
  shownSections(content, answers).find((section) => problemsIn(section, answers).length > 0)?.id ?? CHECK;

/**
 * Where the answers to a section lead: on to the next one, or back to it where something is wrong or is asked only now.
 * @param asked the items that its page asked
 */
export function stepAfter(
  content: Content,
  sectionId: string,
  { draft, asked }: { draft: Answers; asked: readonly string[] },
): { step: string; stays: "faulty" | "more" | null } {
  const shown = shownSections(content, draft);
  const own = shown.find(({ id }) => id === sectionId);
  if (own?.items.some(({ id, kind }) => kind !== "NOTE" && !asked.includes(id)))
    return { step: sectionId, stays: "more" };
  if (own && problemsIn(own, draft).length > 0) return { step: sectionId, stays: "faulty" };
  const order = content.sections.map(({ id }) => id);
  const next = shown.find(({ id }) => order.indexOf(id) > order.indexOf(sectionId));
  return { step: next?.id ?? CHECK, stays: null };
}

/** Whether an answer so far says that its patient may need help now. */
export const needsHelp = (content: Content, answers: Answers): boolean =>
  resultOf(content, answers).alarming.length > 0;
