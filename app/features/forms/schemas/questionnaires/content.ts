import { z } from "zod";
import { CONTENT_LANGUAGES, itemsOf, OPERATORS, type Content } from "../../domain/questionnaires/content";
import { ITEM_KINDS } from "../../domain/questions/question";

const key = z.string().regex(/^[\w.-]{1,64}$/, "errors:field.invalid");
const words = (most: number) =>
  z.partialRecord(z.enum(CONTENT_LANGUAGES), z.string().max(most, "errors:field.tooLong"));
const bound = z.number().min(-1_000_000).max(1_000_000).nullable();
const showWhen = z.object({
  any: z.boolean(),
  conditions: z
    .array(z.object({ item: key, operator: z.enum(OPERATORS), value: z.string().max(200) }))
    .min(1)
    .max(5),
});

const item = z.object({
  id: key,
  kind: z.enum(ITEM_KINDS),
  text: words(1000),
  help: words(1000),
  required: z.boolean(),
  options: z.array(z.object({ code: key, text: words(200), score: z.number().min(-100).max(100).nullable() })).max(30),
  least: bound,
  most: bound,
  unit: z.string().max(20),
  loinc: z.string().max(20),
  showWhen: showWhen.nullable(),
});

/** A questionnaire, as a version of it is stored. */
export const contentSchema = z.object({
  title: words(120),
  intro: words(2000),
  source: z.string().max(1000),
  loinc: z.string().max(20),
  sections: z.array(z.object({ id: key, title: words(200), items: z.array(item).max(60) })).max(20),
  bands: z
    .array(z.object({ least: z.number().min(-10_000).max(10_000), text: words(200), tells: z.boolean() }))
    .max(10),
  alarms: z.array(z.object({ item: key, least: z.number() })).max(20),
}) satisfies z.ZodType<Content>;

const CHOOSES: readonly string[] = ["ONE_OF", "SEVERAL", "ONE_OR_OWN"];

/** Why a questionnaire cannot be published yet, as keys of the messages; empty where it can. */
export function publishingProblems(content: Content): string[] {
  const items = itemsOf(content);
  const ids = items.map(({ id }) => id);
  const isEmpty = (text: Readonly<Record<string, string>>) => Object.values(text).every((each) => each === "");
  const isEarlier = (id: string, place: number) => ids.indexOf(id) !== -1 && ids.indexOf(id) < place;
  const problems: (string | false)[] = [
    isEmpty(content.title) && "questionnaires:error.noTitle",
    items.every(({ kind }) => kind === "NOTE") && "questionnaires:error.noItems",
    items.some(({ text }) => isEmpty(text)) && "questionnaires:error.noText",
    items.some(({ kind, options }) => CHOOSES.includes(kind) && options.length < 2) && "questionnaires:error.noOptions",
    items.some(({ least, most }) => least !== null && most !== null && least > most) && "questionnaires:error.bounds",
    items.some(({ kind, least, most }) => kind === "SCALE" && (least === null || most === null || most - least > 10)) &&
      "questionnaires:error.scale",
    (new Set(ids).size !== ids.length ||
      items.some(({ showWhen: when }, place) => when?.conditions.some((each) => !isEarlier(each.item, place)))) &&
      "questionnaires:error.showWhen",
    content.alarms.some((alarm) => !ids.includes(alarm.item)) && "questionnaires:error.alarm",
  ];
  return problems.filter((problem) => problem !== false);
}
