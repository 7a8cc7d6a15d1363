import { plainNumber } from "~/kernel/text/plain-number";
import { trimmedText } from "~/kernel/text/written-text";
import { isCalendarDate } from "~/kernel/time/dates";
import { typedClock } from "~/kernel/time/typed-clock";

/** How a question is answered: in words, by yes or no, or by one of its options. */
export const QUESTION_KINDS = ["TEXT", "YES_NO", "ONE_OF"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/**
 * What a questionnaire asks by, besides: a line, whole and other numbers, a day, a time of day, a scale between two ends,
 * several of its options, or one of them or words. A NOTE is read and asks nothing.
 */
export const ITEM_KINDS = [
  ...QUESTION_KINDS,
  ...(["LINE", "WHOLE", "DECIMAL", "DATE", "TIME", "SCALE", "SEVERAL", "ONE_OR_OWN", "NOTE"] as const),
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** What is stored as the answer to a question of yes or no. */
export const YES = "yes";
export const NO = "no";

export const LONGEST_ANSWER = 1_000;

/** A question as it is put to somebody, such as whoever books an offering. */
export interface AskedQuestion<Kind extends ItemKind = QuestionKind> {
  id: string;
  text: string;
  kind: Kind;
  /** What is stored of each choice of a ONE_OF, SEVERAL or ONE_OR_OWN; empty for the others. */
  options: string[];
  required: boolean;
  /** The words of options that are codes, and of the two ends of a scale. */
  labels?: Readonly<Record<string, string>>;
  /** The bounds of a number, both of them allowed. */
  least?: number | null;
  most?: number | null;
}

/** An answer with the wording of the question at the time. Several answers stand in lines of their own. */
export interface GivenAnswer<Kind extends ItemKind = QuestionKind> {
  questionId: string;
  question: string;
  kind: Kind;
  answer: string;
}

/** What is wrong with one answer, as a key of the messages. */
export interface AnswerProblem {
  field: string;
  message: string;
  values?: Record<string, number>;
}

const PREFIX = "answers.";

/** The name under which a question's answer is asked for, sent and complained of. */
export const answerField = (questionId: string): string => `${PREFIX}${questionId}`;

/** What is chosen of a ONE_OR_OWN whose answer is in words of one's own, and the field of those. */
export const OWN_WORDS = "-";
export const ownWordsField = (questionId: string): string => `own.${questionId}`;

/** The id of the question that a field answers, if it answers one. */
export const questionOfField = (field: string): string | undefined =>
  field.startsWith(PREFIX) ? field.slice(PREFIX.length) : undefined;

/** The several answers of one, which stand in lines of their own. */
export const severalOf = (answer: string): string[] => answer.split("\n").filter(Boolean);

const LONGEST_LINE = 200;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const NUMBERS: readonly ItemKind[] = ["WHOLE", "DECIMAL", "SCALE"];
const WORDS: readonly ItemKind[] = ["TEXT", "LINE", "ONE_OR_OWN"];

/** Whether a question is answered by a number. */
export const isNumber = (kind: ItemKind): boolean => NUMBERS.includes(kind);

const isChosen = (kind: ItemKind) => kind === "YES_NO" || kind === "ONE_OF" || kind === "SEVERAL" || kind === "SCALE";

type Problem = Omit<AnswerProblem, "field">;

function numberProblem({ kind, least = null, most = null }: AskedQuestion<ItemKind>, answer: string): Problem | null {
  const value = Number(answer);
  if (!Number.isFinite(value) || (kind !== "DECIMAL" && !Number.isInteger(value)))
    return { message: "errors:field.number" };
  if (least !== null && most !== null && (value < least || value > most))
    return { message: "errors:field.range", values: { min: least, max: most } };
  if (least !== null && value < least) return { message: "errors:field.atLeast", values: { min: least } };
  if (most !== null && value > most) return { message: "errors:field.atMost", values: { max: most } };
  return null;
}

function problemOf(question: AskedQuestion<ItemKind>, answer: string): Problem | null {
  const { kind, options, required } = question;
  if (answer === "")
    return required ? { message: isChosen(kind) ? "errors:field.chooseOne" : "errors:field.mandatory" } : null;
  if (WORDS.includes(kind))
    return answer.length > (kind === "TEXT" ? LONGEST_ANSWER : LONGEST_LINE)
      ? { message: "errors:field.invalid" }
      : null;
  if (isNumber(kind)) return numberProblem(question, answer);
  if (kind === "DATE") return isCalendarDate(answer) ? null : { message: "errors:field.date" };
  if (kind === "TIME") return CLOCK.test(answer) ? null : { message: "errors:field.invalid" };
  const choices: readonly string[] = kind === "YES_NO" ? [YES, NO] : options;
  const said = kind === "SEVERAL" ? severalOf(answer) : [answer];
  return said.every((each) => choices.includes(each)) ? null : { message: "errors:field.chooseOne" };
}

/** An answer as it is stored: a number in the digits that programs read, a time as hh:mm, several answers each once. */
export function storedAnswer(kind: ItemKind, answer: string): string {
  const text = trimmedText(answer);
  if (isNumber(kind)) return plainNumber(text);
  if (kind === "TIME") return typedClock(text);
  return kind === "SEVERAL" ? [...new Set(severalOf(text))].join("\n") : text;
}

/**
 * Holds answers, by question, against what is asked. What was not asked (any more) is left out, and so is what was
 * left empty.
 */
export function checkAnswers<Kind extends ItemKind>(
  questions: readonly AskedQuestion<Kind>[],
  answers: ReadonlyMap<string, string>,
): { given: GivenAnswer<Kind>[]; problems: AnswerProblem[] } {
  const given: GivenAnswer<Kind>[] = [];
  const problems: AnswerProblem[] = [];
  for (const question of questions) {
    if (question.kind === "NOTE") continue;
    const answer = storedAnswer(question.kind, answers.get(question.id) ?? "");
    const problem = problemOf(question, answer);
    if (problem) problems.push({ field: answerField(question.id), ...problem });
    else if (answer !== "")
      given.push({ questionId: question.id, question: question.text, kind: question.kind, answer });
  }
  return { given, problems };
}
