import type { ItemKind } from "../questions/question";
import {
  CONTENT_LANGUAGES,
  itemsOf,
  wordsIn,
  type Content,
  type Item,
  type Option,
  type Section,
  type Words,
} from "./content";

/** An id that no part of the content has: `prefix` and the next number. */
export function freeId({ sections }: Content, prefix: string): string {
  const taken = new Set([...sections.map(({ id }) => id), ...itemsOf({ sections }).map(({ id }) => id)]);
  let no = taken.size + 1;
  while (taken.has(`${prefix}${no}`)) no += 1;
  return `${prefix}${no}`;
}

/** A new item of a kind, with nothing said of it but its text. */
export const newItem = (id: string, kind: ItemKind, text: Words): Item => ({
  ...{ id, kind, text, help: {}, required: kind !== "NOTE", options: [], unit: "", loinc: "", showWhen: null },
  ...(kind === "SCALE" ? { least: 0, most: 10 } : { least: null, most: null }),
});

/** What is moved changes places with its neighbour; at the end it stays. */
function moved<T extends { id: string }>(all: readonly T[], id: string, by: -1 | 1): T[] {
  const place = all.findIndex((each) => each.id === id);
  const [one, other] = [all[place], all[place + by]];
  if (!one || !other) return [...all];
  return all.map((each, at) => (at === place ? other : at === place + by ? one : each));
}

const withSections = (content: Content, sections: Section[]): Content => ({ ...content, sections });

export const moveSection = (content: Content, id: string, by: -1 | 1): Content =>
  withSections(content, moved(content.sections, id, by));

/** An item at the end of its section goes on into the next one. */
export function moveItem(content: Content, id: string, by: -1 | 1): Content {
  const from = content.sections.findIndex(({ items }) => items.some((item) => item.id === id));
  const section = content.sections[from];
  const item = section?.items.find((each) => each.id === id);
  if (!section || !item) return content;
  const isAtEnd = (by === -1 ? section.items[0] : section.items.at(-1))?.id === id;
  const next = content.sections[from + by];
  if (!isAtEnd || !next)
    return withSections(
      content,
      content.sections.map((each, at) => (at === from ? { ...each, items: moved(each.items, id, by) } : each)),
    );
  return withSections(
    content,
    content.sections.map((each, at) => {
      if (at === from) return { ...each, items: each.items.filter((one) => one.id !== id) };
      if (at !== from + by) return each;
      return { ...each, items: by === -1 ? [...each.items, item] : [item, ...each.items] };
    }),
  );
}

/** Takes an item out, with its alarm; conditions that name it are found when it is published. */
export const removeItem = (content: Content, id: string): Content => ({
  ...content,
  sections: content.sections.map((section) => ({ ...section, items: section.items.filter((item) => item.id !== id) })),
  alarms: content.alarms.filter(({ item }) => item !== id),
});

export const removeSection = (content: Content, id: string): Content => {
  const gone = new Set(content.sections.find((section) => section.id === id)?.items.map((item) => item.id));
  return {
    ...content,
    sections: content.sections.filter((section) => section.id !== id),
    alarms: content.alarms.filter(({ item }) => !gone.has(item)),
  };
};

/** Puts an item in place of the one of its id, with the score from which on its answer cannot wait; null for none. */
export const changeItem = (content: Content, item: Item, alarm: number | null): Content => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    items: section.items.map((each) => (each.id === item.id ? item : each)),
  })),
  alarms: [
    ...content.alarms.filter((each) => each.item !== item.id),
    ...(alarm === null ? [] : [{ item: item.id, least: alarm }]),
  ],
});

/**
 * Options from lines, one a line in each language, with their scores in the same order. An option whose words are there
 * already keeps its code, by which its answers are known.
 */
export function optionsOf(
  lines: Readonly<Record<string, readonly string[]>>,
  scores: readonly (number | null)[],
  before: readonly Option[],
): Option[] {
  const count = Math.max(0, ...CONTENT_LANGUAGES.map((language) => lines[language]?.length ?? 0));
  const kept = new Set<string>();
  const options = Array.from({ length: count }, (_, place) => {
    const text: Words = {};
    for (const language of CONTENT_LANGUAGES) {
      const line = lines[language]?.[place];
      if (line) text[language] = line;
    }
    const same = before.find((each) => !kept.has(each.code) && wordsIn(each.text, "") === wordsIn(text, ""));
    if (same) kept.add(same.code);
    return { code: same?.code ?? "", text, score: scores[place] ?? null };
  });
  const taken = new Set([...before.map(({ code }) => code)]);
  let no = 0;
  return options.map((option) => {
    if (option.code !== "") return option;
    do no += 1;
    while (taken.has(`o${no}`));
    return { ...option, code: `o${no}` };
  });
}
