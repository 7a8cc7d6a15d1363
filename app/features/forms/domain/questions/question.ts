import { trimmedText } from "~/kernel/text/written-text";

/** How a question is answered: in words, by yes or no, or by one of its options. */
export const QUESTION_KINDS = ["TEXT", "YES_NO", "ONE_OF"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What is stored as the answer to a question of yes or no. */
export const YES = "yes";
export const NO = "no";

export const LONGEST_ANSWER = 1_000;

/** A question as it is put to somebody, such as whoever books an offering. */
export interface AskedQuestion {
  id: string;
  text: string;
  kind: QuestionKind;
  /** The choices of a ONE_OF; empty for the others. */
  options: string[];
  required: boolean;
}

/** An answer with the wording of the question at the time. */
export interface GivenAnswer {
  questionId: string;
  question: string;
  kind: QuestionKind;
  answer: string;
}

/** What is wrong with one answer, as a key of the messages. */
export interface AnswerProblem {
  field: string;
  message: string;
}

const PREFIX = "answers.";

/** The name under which a question's answer is asked for, sent and complained of. */
export const answerField = (questionId: string): string => `${PREFIX}${questionId}`;

/** The id of the question that a field answers, if it answers one. */
export const questionOfField = (field: string): string | undefined =>
  field.startsWith(PREFIX) ? field.slice(PREFIX.length) : undefined;

function problemOf({ kind, options, required }: AskedQuestion, answer: string): string | undefined {
  if (answer === "")
    return required ? (kind === "TEXT" ? "errors:field.mandatory" : "errors:field.chooseOne") : undefined;
  if (kind === "TEXT") return answer.length > LONGEST_ANSWER ? "errors:field.invalid" : undefined;
  const choices: readonly string[] = kind === "YES_NO" ? [YES, NO] : options;
  return choices.includes(answer) ? undefined : "errors:field.chooseOne";
}

/**
 * Holds answers, by question, against what is asked. What was not asked (any more) is left out, and so is what was
 * left empty.
 */
export function checkAnswers(
  questions: readonly AskedQuestion[],
  answers: ReadonlyMap<string, string>,
): { given: GivenAnswer[]; problems: AnswerProblem[] } {
  const given: GivenAnswer[] = [];
  const problems: AnswerProblem[] = [];
  for (const question of questions) {
    const answer = trimmedText(answers.get(question.id) ?? "");
    const message = problemOf(question, answer);
    if (message) problems.push({ field: answerField(question.id), message });
    else if (answer !== "")
      given.push({ questionId: question.id, question: question.text, kind: question.kind, answer });
  }
  return { given, problems };
}
