import type { Problem } from "~/kernel/problem";
import { answerField, type AskedQuestion, type ItemKind } from "../questions/question";
import { askedItem, itemsOf, shownIn, wordsIn, type Answers, type Content } from "./content";
import { shownItems, shownSections } from "./show-when";
import { CHECK, needsHelp, problemsIn, stepToOpen } from "./steps";

/** An item on its page, with the answer so far. */
export interface PageItem {
  item: AskedQuestion<ItemKind>;
  help: string;
  answer: string;
  /** Hidden by earlier answers; the page's script shows it where they change. */
  isHidden: boolean;
  /** The answers to it that say that its patient may need help now. */
  alarming: string[];
  problem: Problem | null;
}

/** A line of the last look. */
export interface CheckLine {
  step: string;
  item: AskedQuestion<ItemKind>;
  answer: string;
  isFaulty: boolean;
}

export interface StepPage {
  step: string;
  /** Which part it is, from 1; null on the last look. */
  part: number | null;
  parts: number;
  /** Where the way back leads; null on the first. */
  before: string | null;
  title: string;
  intro: string;
  source: string;
  language: string;
  needsHelp: boolean;
  items: PageItem[];
  check: CheckLine[];
}

/** The page of a step, or of the one where somebody goes on if it is none: a section, or the last look. */
export function stepPage(
  content: Content,
  answers: Answers,
  asked: { step: string | null; faulty: boolean; locale: string },
): StepPage {
  const shown = shownSections(content, answers);
  const known = [...shown.map(({ id }) => id), CHECK];
  const step = known.find((id) => id === asked.step) ?? stepToOpen(content, answers);
  const place = known.indexOf(step);
  const { locale } = asked;
  const frame = {
    ...{ step, parts: shown.length, before: known[place - 1] ?? null },
    ...{ intro: wordsIn(content.intro, locale), source: content.source },
    ...{ language: shownIn(content.title, locale), needsHelp: needsHelp(content, answers) },
  };
  const answerOf = (id: string) => answers[id] ?? "";
  if (step === CHECK) {
    const check = shown.flatMap((section) => {
      const faulty = new Set(problemsIn(section, answers).map(({ field }) => field));
      return section.items
        .filter(({ kind }) => kind !== "NOTE")
        .map((item) => ({
          ...{ step: section.id, item: askedItem(item, locale), answer: answerOf(item.id) },
          isFaulty: faulty.has(answerField(item.id)),
        }));
    });
    return { ...frame, part: null, title: "", items: [], check };
  }
  const section = content.sections.find(({ id }) => id === step);
  const ids = shownItems(itemsOf(content), answers);
  const items = section?.items ?? [];
  const problems = asked.faulty ? problemsIn({ items: items.filter(({ id }) => ids.has(id)) }, answers) : [];
  return {
    ...frame,
    ...{ part: place + 1, title: wordsIn(section?.title ?? {}, locale), check: [] },
    items: items.map((item) => ({
      ...{ item: askedItem(item, locale), help: wordsIn(item.help, locale), answer: answerOf(item.id) },
      isHidden: !ids.has(item.id),
      alarming: alarmingCodes(content, item.id),
      problem: problems.find(({ field }) => field === answerField(item.id)) ?? null,
    })),
  };
}

/** The codes of an item's options from which on an answer cannot wait. */
function alarmingCodes(content: Content, itemId: string): string[] {
  const least = content.alarms.find(({ item }) => item === itemId)?.least;
  const options = itemsOf(content).find(({ id }) => id === itemId)?.options ?? [];
  return least === undefined
    ? []
    : options.filter(({ score }) => score !== null && score >= least).map(({ code }) => code);
}
