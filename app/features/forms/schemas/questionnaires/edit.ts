import { z } from "zod";
import { lineText, typedNumber, writtenText } from "~/kernel/text-fields";
import { splitLines } from "~/kernel/text/split-lines";
import {
  CONTENT_LANGUAGES,
  itemsOf,
  OPERATORS,
  type Band,
  type Content,
  type Item,
  type Words,
} from "../../domain/questionnaires/content";
import { ITEM_KINDS, NO, YES } from "../../domain/questions/question";
import {
  changeItem,
  freeId,
  moveItem,
  moveSection,
  newItem,
  optionsOf,
  removeItem,
  removeSection,
} from "../../domain/questionnaires/edit-content";

/** Conditions and bands that a form has room for. */
export const CONDITION_ROWS = 3;
export const BAND_ROWS = 6;

type Read = Readonly<Record<string, unknown>>;
type Shape = Record<string, z.ZodType>;

const rows = (count: number) => Array.from({ length: count }, (_, row) => row);
const optional = (schema: z.ZodType<string, string>) => schema.optional().default("");
/** The same words in each language: the fields `name.en`, `name.es` and so on. */
const inEach = (name: string, schema: z.ZodType<string, string>): Shape =>
  Object.fromEntries(CONTENT_LANGUAGES.map((language) => [`${name}.${language}`, optional(schema)]));

const text = (read: Read, name: string): string => {
  const said = read[name];
  return typeof said === "string" ? said : "";
};
const number = (read: Read, name: string): number | null => {
  const said = read[name];
  return typeof said === "number" ? said : null;
};
function words(read: Read, name: string): Words {
  const said: Words = {};
  for (const language of CONTENT_LANGUAGES)
    if (text(read, `${name}.${language}`)) said[language] = text(read, `${name}.${language}`);
  return said;
}

const optionalNumber = (least: number, most: number) =>
  z
    .union([
      z.literal("").transform(() => null),
      typedNumber(
        z.coerce.number("errors:field.number").min(least, "errors:field.atLeast").max(most, "errors:field.atMost"),
      ),
    ])
    .nullish();

type Edit = (content: Content) => Content;
const edit = (shape: Shape, of: (read: Read) => Edit) => z.object(shape).transform((read): Edit => of(read));

/** The head of a questionnaire. */
const aboutSchema = edit(
  { ...inEach("title", lineText(120)), ...inEach("intro", writtenText(2000)), source: optional(writtenText(1000)) },
  (read) => (content) => ({
    ...content,
    ...{ title: words(read, "title"), intro: words(read, "intro"), source: text(read, "source") },
  }),
);

const key = z.string("errors:field.chooseOne").max(64, "errors:field.chooseOne");
const kind = z.enum(ITEM_KINDS, "errors:field.chooseOne");

/** A new section, at the end. */
const addSectionSchema = edit(inEach("title", lineText(200)), (read) => (content) => ({
  ...content,
  sections: [...content.sections, { id: freeId(content, "s"), title: words(read, "title"), items: [] }],
}));

/** What a section is called. */
const sectionSchema = edit({ id: key, ...inEach("title", lineText(200)) }, (read) => (content) => ({
  ...content,
  sections: content.sections.map((section) =>
    section.id === read["id"] ? { ...section, title: words(read, "title") } : section,
  ),
}));

/** A new item, at the end of its section. */
const addItemSchema = edit({ id: key, kind, ...inEach("text", writtenText(1000)) }, (read) => (content) => ({
  ...content,
  sections: content.sections.map((section) =>
    section.id === read["id"]
      ? {
          ...section,
          items: [...section.items, newItem(freeId(content, "q"), read["kind"] as Item["kind"], words(read, "text"))],
        }
      : section,
  ),
}));

const whenShape: Shape = Object.fromEntries(
  rows(CONDITION_ROWS).flatMap((row) => [
    [`when${row}.item`, z.union([z.literal(""), key]).optional()],
    [`when${row}.operator`, z.union([z.literal(""), z.enum(OPERATORS)], "errors:field.chooseOne").optional()],
    [`when${row}.value`, optional(lineText(200))],
  ]),
);

const YES_IN: readonly string[] = ["yes", "sí", "si", "نعم"];
const NO_IN: readonly string[] = ["no", "لا"];

/** What is stored for the value of a condition that was typed: the code of an option, or yes and no, by their words. */
function conditionValue(items: readonly Item[], id: string, operator: string, typed: string): string {
  const said = typed.trim().toLowerCase();
  const item = items.find((each) => each.id === id);
  if (item?.kind === "YES_NO" || operator === "exists")
    return YES_IN.includes(said) ? YES : NO_IN.includes(said) ? NO : operator === "exists" ? YES : typed;
  const option = item?.options.find(({ text }) => Object.values(text).some((each) => each.toLowerCase() === said));
  return option?.code ?? typed;
}

function showWhenOf(read: Read, items: readonly Item[]): Item["showWhen"] {
  const conditions = rows(CONDITION_ROWS).flatMap((row) => {
    const item = text(read, `when${row}.item`);
    const operator = OPERATORS.find((each) => each === read[`when${row}.operator`]) ?? "=";
    return item === ""
      ? []
      : [{ item, operator, value: conditionValue(items, item, operator, text(read, `when${row}.value`)) }];
  });
  return conditions.length === 0 ? null : { any: read["whenAny"] === "any", conditions };
}

const lines = (read: Read, language: string) =>
  splitLines(text(read, `options.${language}`)).map((line) => line.trim().slice(0, 200));
/** Scores in the order of the options, with commas between them; one that is left out adds nothing. */
const scoresIn = (said: string) =>
  said === "" ? [] : said.split(/[,،]/).map((each) => (each.trim() === "" ? null : Number(each)));

/** All of an item. Its options keep the codes by which their answers are known. */
const itemSchema = edit(
  {
    ...{
      id: key,
      kind,
      required: z.unknown().optional(),
      whenAny: z.unknown().optional(),
      unit: optional(lineText(20)),
    },
    ...{ ...inEach("text", writtenText(1000)), ...inEach("help", writtenText(1000)) },
    ...{ ...inEach("options", writtenText(6000)), ...whenShape },
    scores: optional(
      lineText(200).refine(
        (said) => scoresIn(said).every((score) => score === null || Math.abs(score) <= 100),
        "questionnaires:error.scores",
      ),
    ),
    ...{ least: optionalNumber(-1_000_000, 1_000_000), most: optionalNumber(-1_000_000, 1_000_000) },
    alarm: optionalNumber(-100, 100),
  },
  (read) => (content) => {
    const items = itemsOf(content);
    const before = items.find(({ id }) => id === read["id"]);
    if (!before) return content;
    const byLanguage = Object.fromEntries(CONTENT_LANGUAGES.map((language) => [language, lines(read, language)]));
    const item: Item = {
      ...before,
      ...{ kind: read["kind"] as Item["kind"], required: read["required"] === "on", unit: text(read, "unit") },
      ...{ text: words(read, "text"), help: words(read, "help"), showWhen: showWhenOf(read, items) },
      ...{ least: number(read, "least"), most: number(read, "most") },
      options: optionsOf(byLanguage, scoresIn(text(read, "scores")), before.options),
    };
    return changeItem(content, item, number(read, "alarm"));
  },
);

/** The bands of the total. */
const bandsSchema = edit(
  Object.fromEntries(
    rows(BAND_ROWS).flatMap((row) => [
      [`band${row}.least`, optionalNumber(-10_000, 10_000)],
      [`band${row}.tells`, z.unknown().optional()],
      ...Object.entries(inEach(`band${row}.text`, lineText(200))),
    ]),
  ),
  (read) => (content) => ({
    ...content,
    bands: rows(BAND_ROWS)
      .flatMap((row): Band[] => {
        const least = number(read, `band${row}.least`);
        const tells = read[`band${row}.tells`] === "on";
        return least === null ? [] : [{ least, text: words(read, `band${row}.text`), tells }];
      })
      .sort((one, other) => one.least - other.least),
  }),
);

const ofOne = (change: (content: Content, id: string) => Content) =>
  edit({ id: key }, (read) => (content) => change(content, text(read, "id")));

/** What can be changed of a questionnaire that is being written, by the intent that asks for it. */
export const EDITS = {
  about: aboutSchema,
  addSection: addSectionSchema,
  section: sectionSchema,
  sectionUp: ofOne((content, id) => moveSection(content, id, -1)),
  sectionDown: ofOne((content, id) => moveSection(content, id, 1)),
  removeSection: ofOne(removeSection),
  addItem: addItemSchema,
  item: itemSchema,
  itemUp: ofOne((content, id) => moveItem(content, id, -1)),
  itemDown: ofOne((content, id) => moveItem(content, id, 1)),
  removeItem: ofOne(removeItem),
  bands: bandsSchema,
};
export type EditName = keyof typeof EDITS;
