import { severalOf } from "../questions/question";
import type { Answers, Band, Content, Item } from "./content";
import { shownItems } from "./show-when";

export interface Result {
  /** The sum of what the answers add; null where one is missing, and where nothing is scored. */
  score: number | null;
  /** The band of the score, by its place among the bands; null without a score or bands. */
  band: number | null;
  /** Somebody must look at it now: an answer or a band says so. */
  alarms: boolean;
  /** The items whose answers say so. */
  alarming: string[];
}

const isScored = ({ options }: Item) => options.some(({ score }) => score !== null);

/** What the answer to an item adds; null where it is not answered. */
function scoreOf({ options }: Item, answer: string): number | null {
  const codes = severalOf(answer);
  const chosen = options.filter(({ code }) => codes.includes(code));
  return chosen.length === 0 ? null : chosen.reduce((sum, { score }) => sum + (score ?? 0), 0);
}

export const bandOf = (bands: readonly Band[], score: number): number | null => {
  const place = bands.findLastIndex(({ least }) => score >= least);
  return place === -1 ? null : place;
};

/**
 * The total and what it means. A missing answer counts as missing and never as 0, so there is no total then; an alarm
 * is raised all the same. What is not asked is left out of the total.
 */
export function resultOf(content: Content, answers: Answers): Result {
  const items = content.sections.flatMap((section) => section.items);
  const shown = shownItems(items, answers);
  const scores = new Map(
    items
      .filter((item) => shown.has(item.id) && isScored(item))
      .map((item) => [item.id, scoreOf(item, answers[item.id] ?? "")]),
  );
  const all = [...scores.values()];
  const score = all.length === 0 || all.includes(null) ? null : all.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const band = score === null ? null : bandOf(content.bands, score);
  const alarming = content.alarms
    .filter(({ item, least }) => (scores.get(item) ?? Number.NEGATIVE_INFINITY) >= least)
    .map(({ item }) => item);
  return {
    score,
    band,
    alarming,
    alarms: alarming.length > 0 || (band !== null && content.bands[band]?.tells === true),
  };
}

/** The highest total that there can be; 0 where nothing is scored. */
export const mostOf = (content: Content): number =>
  content.sections
    .flatMap(({ items }) => items)
    .reduce((sum, { kind, options }) => {
      const scores = options.map(({ score }) => score ?? 0).filter((score) => score > 0);
      return sum + (kind === "SEVERAL" ? scores.reduce((all, each) => all + each, 0) : Math.max(0, ...scores));
    }, 0);
