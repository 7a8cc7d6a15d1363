import { wordingFacts, type WordingKey } from "./mail-wording";
import { PLACEHOLDERS, type Placeholder } from "./placeholder";
import { textFacts, type TextKey } from "./text-wording";

/** What an organization words itself in a mail, with placeholders. Plain text; an empty line begins a new paragraph. */
export interface Wording {
  readonly subject: string;
  readonly opening: string;
  readonly closing: string;
}

export const WORDING_FIELDS = ["subject", "opening", "closing"] as const;
export type WordingField = (typeof WORDING_FIELDS)[number];

/** A placeholder with whatever stands between its braces, the spaces around its name too. */
const PLACE = /\{\{([^{}]*)\}\}/g;
const nameOf = (between: string) => between.trim();
const LOOSE_BRACE = /[{}]/;
/** As HTML begins or ends an element, or a comment. */
const MARKUP = /<[a-z!/]/i;

export const placeOf = (placeholder: Placeholder): string => `{{${placeholder}}}`;

/** Every placeholder standing for itself: what a message says with these is its wording. */
export const PLACES: Readonly<Record<Placeholder, string>> = {
  organization: placeOf("organization"),
  date: placeOf("date"),
  time: placeOf("time"),
  when: placeOf("when"),
  doctor: placeOf("doctor"),
  visit: placeOf("visit"),
  place: placeOf("place"),
  patient: placeOf("patient"),
  asker: placeOf("asker"),
  relative: placeOf("relative"),
  until: placeOf("until"),
  file: placeOf("file"),
  amount: placeOf("amount"),
};

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((each) => each === name);

/** The text with the values in their places. A value is never read as text with placeholders again. */
export const fillWording = (text: string, values: Readonly<Partial<Record<Placeholder, string>>>): string =>
  text.replace(PLACE, (_place, between: string) => {
    const name = nameOf(between);
    return isPlaceholder(name) ? (values[name] ?? "") : "";
  });

/** The paragraphs of a text, each with its lines. */
export const paragraphsIn = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

const namesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, between = ""]) => nameOf(between));

/** What is wrong with a field of a wording, and the placeholder that it is about. */
export interface WordingProblem<Field extends string = WordingField> {
  readonly field: Field;
  readonly kind: "markup" | "brace" | "unknown" | "missing";
  readonly placeholder: string;
}

function problemOfText<Field extends string>(
  field: Field,
  text: string,
  says: readonly Placeholder[],
): WordingProblem<Field>[] {
  if (MARKUP.test(text)) return [{ field, kind: "markup", placeholder: "" }];
  if (LOOSE_BRACE.test(text.replace(PLACE, ""))) return [{ field, kind: "brace", placeholder: "" }];
  const unknown = namesIn(text).find((name) => !says.some((each) => each === name));
  return unknown === undefined ? [] : [{ field, kind: "unknown", placeholder: unknown }];
}

/**
 * What is wrong with a wording, at most one thing a field: HTML, a brace that belongs to no placeholder, a placeholder
 * that this mail cannot fill, or one left out without which it would not tell what it is about.
 */
export function wordingProblems(key: WordingKey, wording: Wording): WordingProblem[] {
  const { says, must } = wordingFacts(key);
  const problems = WORDING_FIELDS.flatMap((field) => problemOfText(field, wording[field], says));
  const said = new Set([...namesIn(wording.subject), ...namesIn(wording.opening)]);
  const missing = must.find((placeholder) => !said.has(placeholder));
  if (missing === undefined || problems.some(({ field }) => field === "opening")) return problems;
  return [...problems, { field: "opening", kind: "missing", placeholder: missing }];
}

/** What is wrong with the wording of a text, at most one thing, as with that of a mail. */
export function textProblems(key: TextKey, text: string): WordingProblem<"text">[] {
  const { says, must } = textFacts(key);
  const problems = problemOfText("text", text, says);
  const said = new Set(namesIn(text));
  const missing = must.find((placeholder) => !said.has(placeholder));
  return problems.length > 0 || missing === undefined
    ? problems
    : [{ field: "text", kind: "missing", placeholder: missing }];
}
