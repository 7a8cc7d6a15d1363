import { z } from "zod";
import { ITEM_KINDS, type ItemKind } from "../../domain/questions/question";
import {
  CONTENT_LANGUAGES,
  OPERATORS,
  type Condition,
  type Content,
  type Item,
  type Option,
  type Section,
  type Words,
} from "../../domain/questionnaires/content";
import { EXTENSIONS, LOINC, storedBoolean, TYPES } from "../../domain/questionnaires/to-fhir";
import { contentSchema } from "./content";

interface Extension {
  url: string;
  valueCode?: string | undefined;
  valueString?: string | undefined;
  valueDecimal?: number | undefined;
  valueInteger?: number | undefined;
  valueCoding?: { display?: string | undefined; code?: string | undefined } | undefined;
  valueCodeableConcept?: { coding?: { code?: string | undefined }[] | undefined } | undefined;
  extension?: Extension[] | undefined;
}
const said = z.string().optional();

const extension: z.ZodType<Extension> = z.lazy(() =>
  z.object({
    url: z.string(),
    valueCode: z.string().optional(),
    valueString: z.string().max(20_000).optional(),
    valueDecimal: z.number().optional(),
    valueInteger: z.number().optional(),
    valueCoding: z.object({ display: z.string().optional(), code: z.string().optional() }).optional(),
    valueCodeableConcept: z
      .object({ coding: z.array(z.object({ code: z.string().optional() })).optional() })
      .optional(),
    extension: z.array(extension).optional(),
  }),
);
const extensions = z.array(extension).optional();
const beside = z.object({ extension: extensions }).optional();
const code = z.object({
  system: z.string().optional(),
  code: z.string().optional(),
  display: z.string().optional(),
  _display: beside,
  extension: extensions,
});
const codes = z.array(code).optional();
const enableWhen = z.object({
  question: z.string(),
  operator: z.enum(OPERATORS),
  answerBoolean: z.boolean().optional(),
  answerInteger: z.number().optional(),
  answerDecimal: z.number().optional(),
  answerDate: z.string().optional(),
  answerTime: z.string().optional(),
  answerString: z.string().optional(),
  answerCoding: code.optional(),
});
const shape = {
  linkId: z.string(),
  type: z.string(),
  text: z.string().optional(),
  _text: beside,
  code: codes,
  extension: extensions,
  required: z.boolean().optional(),
  repeats: z.boolean().optional(),
  enableWhen: z.array(enableWhen).optional(),
  enableBehavior: z.enum(["all", "any"]).optional(),
  answerOption: z
    .array(
      z.object({
        extension: extensions,
        valueCoding: code.optional(),
        valueString: z.string().optional(),
        valueInteger: z.number().optional(),
      }),
    )
    .optional(),
};
const flat = z.object(shape);
interface Fhir extends z.infer<typeof flat> {
  item?: Fhir[] | undefined;
}
const item: z.ZodType<Fhir> = z.lazy(() => flat.extend({ item: z.array(item).max(100).optional() }));
const resource = z.object({
  resourceType: z.literal("Questionnaire"),
  title: said,
  _title: beside,
  name: said,
  description: z.string().optional(),
  _description: beside,
  copyright: z.string().optional(),
  language: z.string().optional(),
  code: codes,
  extension: extensions,
  item: z.array(item).max(100).optional(),
});

/** It asks something that our forms cannot ask: nothing of it is left out silently. */
export class UnknownItem extends Error {
  constructor(readonly linkId: string) {
    super(`cannot be asked: ${linkId}`);
  }
}

const found = (all: readonly Extension[] | undefined, url: string) => all?.find((each) => each.url === url);

type Beside = { extension?: Extension[] | undefined } | undefined;

function wordsOf(text: string | undefined, others: Beside, language: string): Words {
  const own = CONTENT_LANGUAGES.find((each) => language.startsWith(each)) ?? "en";
  const words: Words = text ? { [own]: text } : {};
  const isMarked = others?.extension?.some(({ url }) => url === EXTENSIONS.translation) === true;
  const translated: Words = {};
  for (const each of others?.extension ?? []) {
    const lang = found(each.extension, "lang")?.valueCode ?? "";
    const known = CONTENT_LANGUAGES.find((one) => lang.startsWith(one));
    const said = found(each.extension, "content")?.valueString;
    if (each.url === EXTENSIONS.translation && known && said) translated[known] = said;
  }
  // Where the text itself stands among its translations, as ours do, they say which language it is in.
  return isMarked && Object.values(translated).includes(text ?? "") ? translated : { ...words, ...translated };
}

const isHelp = (each: Fhir) =>
  each.type === "display" &&
  found(each.extension, EXTENSIONS.control)?.valueCodeableConcept?.coding?.some((one) => one.code === "help") === true;

function kindOf({ linkId, type, repeats, extension: all, answerOption }: Fhir): ItemKind {
  if (type === "choice" && repeats) return "SEVERAL";
  if (repeats || ((type === "choice" || type === "open-choice") && !answerOption)) throw new UnknownItem(linkId);
  const isSlider =
    type === "integer" &&
    found(all, EXTENSIONS.control)?.valueCodeableConcept?.coding?.some((one) => one.code === "slider");
  if (isSlider) return "SCALE";
  if (type === "quantity") return "DECIMAL";
  const kind = ITEM_KINDS.find((each) => TYPES[each] === type);
  if (kind === undefined) throw new UnknownItem(linkId);
  return kind === "SCALE" ? "WHOLE" : kind;
}

const keyOf = (text: string): string => text.replaceAll(/[^\w.-]/g, "-").slice(0, 64);

function optionsOf({ answerOption = [] }: Fhir, language: string): Option[] {
  return answerOption.map((each): Option => {
    const said = each.valueCoding;
    const plain = each.valueString ?? (each.valueInteger === undefined ? "" : String(each.valueInteger));
    const ordinal = found(each.extension, EXTENSIONS.ordinal) ?? found(said?.extension, EXTENSIONS.ordinal);
    return {
      code: keyOf(said?.code ?? said?.display ?? plain),
      text: said ? wordsOf(said.display ?? said.code, said._display, language) : wordsOf(plain, undefined, language),
      score: ordinal?.valueDecimal ?? ordinal?.valueInteger ?? null,
    };
  });
}

function conditionOf(each: z.infer<typeof enableWhen>): Condition {
  const { question, operator, answerBoolean, answerCoding, answerInteger, answerDecimal } = each;
  const value =
    answerBoolean === undefined
      ? (answerCoding?.code ??
        answerInteger ??
        answerDecimal ??
        each.answerDate ??
        each.answerTime?.slice(0, 5) ??
        each.answerString ??
        "")
      : storedBoolean(answerBoolean);
  return { item: keyOf(question), operator, value: answerCoding ? keyOf(String(value)) : String(value) };
}

function itemsIn(each: Fhir, language: string): Item[] {
  const children = (each.item ?? []).filter((one) => !isHelp(one));
  // What a group inside a section asks is asked in the section, under the group's words.
  const isGroup = each.type === "group";
  if (children.length > 0 && (!isGroup || each.enableWhen)) throw new UnknownItem(each.linkId);
  const help = each.item?.find(isHelp);
  const all = each.extension;
  const bound = (url: string) => found(all, url)?.valueDecimal ?? found(all, url)?.valueInteger ?? null;
  const own: Item = {
    ...{ id: keyOf(each.linkId), kind: isGroup ? "NOTE" : kindOf(each), required: each.required === true },
    ...{ text: wordsOf(each.text, each._text, language), help: wordsOf(help?.text, help?._text, language) },
    ...{ options: optionsOf(each, language), least: bound(EXTENSIONS.least), most: bound(EXTENSIONS.most) },
    unit: found(all, EXTENSIONS.unit)?.valueCoding?.display ?? found(all, EXTENSIONS.unit)?.valueCoding?.code ?? "",
    loinc: each.code?.find(({ system }) => system === LOINC)?.code ?? "",
    showWhen: each.enableWhen?.length
      ? { any: each.enableBehavior === "any", conditions: each.enableWhen.map(conditionOf) }
      : null,
  };
  const inside = isGroup ? children.flatMap((one) => itemsIn(one, language)) : [];
  return isGroup && Object.keys(own.text).length === 0 ? inside : [own, ...inside];
}

const rulesSchema = contentSchema.pick({ bands: true, alarms: true });

/**
 * A FHIR R4 Questionnaire as it is kept here. Items outside groups make a section of their own.
 * @throws ZodError for what is no Questionnaire, UnknownItem for an item that cannot be asked here
 */
export function contentOfResource(raw: unknown): Content {
  const read = resource.parse(raw);
  const language = read.language ?? "en";
  const sections: Section[] = [];
  for (const each of read.item ?? []) {
    if (each.type === "group") {
      if (each.enableWhen || each.repeats) throw new UnknownItem(each.linkId);
      const items = (each.item ?? []).flatMap((one) => itemsIn(one, language));
      sections.push({ id: keyOf(each.linkId), title: wordsOf(each.text, each._text, language), items });
      continue;
    }
    const last = sections.at(-1);
    const open = last?.id.startsWith("loose-") ? last : undefined;
    const section = open ?? { id: `loose-${sections.length + 1}`, title: {}, items: [] };
    if (!open) sections.push(section);
    section.items.push(...itemsIn(each, language));
  }
  const rules = found(read.extension, EXTENSIONS.rules)?.valueString;
  return contentSchema.parse({
    title: wordsOf(read.title ?? read.name, read._title, language),
    intro: wordsOf(read.description, read._description, language),
    source: read.copyright ?? "",
    loinc: read.code?.find(({ system }) => system === LOINC)?.code ?? "",
    sections,
    ...(rules ? rulesSchema.parse(JSON.parse(rules)) : { bands: [], alarms: [] }),
  });
}
