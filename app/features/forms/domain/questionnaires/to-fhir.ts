import { isNumber, NO, severalOf, YES, type ItemKind } from "../questions/question";
import {
  CONTENT_LANGUAGES,
  itemsOf,
  wordsIn,
  type Answers,
  type Condition,
  type Content,
  type Item,
  type Words,
} from "./content";
import { shownSections } from "./show-when";

const STRUCTURES = "http://hl7.org/fhir/StructureDefinition/";
export const LOINC = "http://loinc.org";
/** The extensions of FHIR R4 that are written and read. */
export const EXTENSIONS = {
  translation: `${STRUCTURES}translation`,
  ordinal: `${STRUCTURES}ordinalValue`,
  least: `${STRUCTURES}minValue`,
  most: `${STRUCTURES}maxValue`,
  unit: `${STRUCTURES}questionnaire-unit`,
  control: `${STRUCTURES}questionnaire-itemControl`,
  /** Bands and alarms, for which FHIR R4 has no element: JSON, read by nobody else. */
  rules: "urn:questionnaire:score-rules",
} as const;

/** FHIR's type of each kind. A scale and several answers are told apart by what stands beside it. */
export const TYPES: Readonly<Record<ItemKind, string>> = {
  TEXT: "text",
  LINE: "string",
  YES_NO: "boolean",
  ONE_OF: "choice",
  SEVERAL: "choice",
  ONE_OR_OWN: "open-choice",
  WHOLE: "integer",
  SCALE: "integer",
  DECIMAL: "decimal",
  DATE: "date",
  TIME: "time",
  NOTE: "display",
};

type Json = Record<string, unknown>;

/** Words in their first language, and the others as translations of it. */
function texts(name: string, words: Words): Json {
  const [first, ...others] = CONTENT_LANGUAGES.filter((language) => words[language]);
  if (first === undefined) return {};
  const extension = [first, ...others].map((language) => ({
    url: EXTENSIONS.translation,
    extension: [
      { url: "lang", valueCode: language },
      { url: "content", valueString: words[language] },
    ],
  }));
  return { [name]: words[first], [`_${name}`]: { extension } };
}

const coding = (code: string, display: string) => ({ ...(/^LA\d/.test(code) && { system: LOINC }), code, display });

/** A value of an item in FHIR's element for its type. */
function valueOf(name: "value" | "answer", { kind, options }: Item, value: string): Json {
  if (kind === "YES_NO") return { [`${name}Boolean`]: value === YES };
  if (kind === "WHOLE" || kind === "SCALE") return { [`${name}Integer`]: Number(value) };
  if (kind === "DECIMAL") return { [`${name}Decimal`]: Number(value) };
  if (kind === "DATE") return { [`${name}Date`]: value };
  if (kind === "TIME") return { [`${name}Time`]: value.length === 5 ? `${value}:00` : value };
  const option = options.find(({ code }) => code === value);
  if (option) return { [`${name}Coding`]: coding(option.code, wordsIn(option.text, "")) };
  return { [`${name}String`]: value };
}

const condition = (items: readonly Item[], { item, operator, value }: Condition): Json => {
  const asked = items.find(({ id }) => id === item);
  const answer = operator === "exists" || !asked ? { answerBoolean: value === YES } : valueOf("answer", asked, value);
  return { question: item, operator, ...answer };
};

const control = (code: string) => ({
  url: EXTENSIONS.control,
  valueCodeableConcept: { coding: [{ system: "http://hl7.org/fhir/questionnaire-item-control", code }] },
});

function itemResource(item: Item, items: readonly Item[]): Json {
  const { id, kind, text, help, required, options, least, most, unit, loinc, showWhen } = item;
  const bound = (value: number) => (kind === "DECIMAL" ? { valueDecimal: value } : { valueInteger: value });
  const extension = [
    ...(kind === "SCALE" ? [control("slider")] : []),
    ...(isNumber(kind) && least !== null ? [{ url: EXTENSIONS.least, ...bound(least) }] : []),
    ...(isNumber(kind) && most !== null ? [{ url: EXTENSIONS.most, ...bound(most) }] : []),
    ...(unit === "" ? [] : [{ url: EXTENSIONS.unit, valueCoding: { display: unit } }]),
  ];
  return {
    linkId: id,
    type: TYPES[kind],
    ...texts("text", text),
    ...(extension.length > 0 && { extension }),
    ...(loinc !== "" && { code: [{ system: LOINC, code: loinc }] }),
    ...(required && kind !== "NOTE" && { required: true }),
    ...(kind === "SEVERAL" && { repeats: true }),
    ...(showWhen && {
      enableWhen: showWhen.conditions.map((each) => condition(items, each)),
      ...(showWhen.conditions.length > 1 && { enableBehavior: showWhen.any ? "any" : "all" }),
    }),
    ...(options.length > 0 &&
      kind !== "SCALE" && {
        answerOption: options.map(({ code, text: words, score }) => ({
          ...(score !== null && { extension: [{ url: EXTENSIONS.ordinal, valueDecimal: score }] }),
          valueCoding: { ...coding(code, wordsIn(words, "")), ...texts("display", words) },
        })),
      }),
    ...(wordsIn(help, "") !== "" && {
      item: [{ linkId: `${id}.help`, type: "display", ...texts("text", help), extension: [control("help")] }],
    }),
  };
}

/** A questionnaire as a FHIR R4 Questionnaire: without the id, which is the server's. */
export function questionnaireResource(
  content: Content,
  about: { status: "draft" | "active" | "retired"; version: number },
) {
  const items = itemsOf(content);
  const { bands, alarms, source, loinc } = content;
  return {
    resourceType: "Questionnaire",
    status: about.status,
    version: String(about.version),
    ...texts("title", content.title),
    ...texts("description", content.intro),
    ...(source !== "" && { copyright: source }),
    ...(loinc !== "" && { code: [{ system: LOINC, code: loinc }] }),
    subjectType: ["Patient"],
    ...(bands.length + alarms.length > 0 && {
      extension: [{ url: EXTENSIONS.rules, valueString: JSON.stringify({ bands, alarms }) }],
    }),
    item: content.sections.map((section) => ({
      linkId: section.id,
      type: "group",
      ...texts("text", section.title),
      item: section.items.map((each) => itemResource(each, items)),
    })),
  };
}

/**
 * Answers as a FHIR R4 QuestionnaireResponse: what was asked, and nothing of what was hidden.
 * @param about `authoredAt` in UTC ms; `language` is the one in which it was read
 */
export function responseResource(
  content: Content,
  answers: Answers,
  about: { id: string; status: "completed" | "amended"; authoredAt: number; language: string },
) {
  return {
    resourceType: "QuestionnaireResponse",
    id: about.id,
    status: about.status,
    authored: new Date(about.authoredAt).toISOString(),
    item: shownSections(content, answers).map((section) => ({
      linkId: section.id,
      item: section.items.flatMap((item) => {
        const answer = answers[item.id] ?? "";
        if (answer === "") return [];
        const each = item.kind === "SEVERAL" ? severalOf(answer) : [answer];
        return [
          {
            linkId: item.id,
            text: wordsIn(item.text, about.language),
            answer: each.map((value) => valueOf("value", item, value)),
          },
        ];
      }),
    })),
  };
}

/** What FHIR's boolean is stored as. */
export const storedBoolean = (value: boolean): string => (value ? YES : NO);
