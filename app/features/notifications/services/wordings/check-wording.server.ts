import { InvalidError } from "~/platform/http/errors.server";
import { wordingFacts, type WordingKey } from "../../domain/wordings/mail-wording";
import type { Placeholder } from "../../domain/wordings/placeholder";
import { textFacts, type TextKey } from "../../domain/wordings/text-wording";
import {
  placeOf,
  textProblems,
  wordingProblems,
  type Wording,
  type WordingProblem,
} from "../../domain/wordings/wording-text";

function refuse(problems: readonly WordingProblem<string>[], [first = "organization"]: readonly Placeholder[]): void {
  if (problems.length === 0) return;
  throw new InvalidError(
    problems.map(({ field, kind, placeholder }) => {
      const example = kind === "brace" ? placeOf(first) : `{{${placeholder}}}`;
      const message = `wording:problems.${kind === "missing" && field === "text" ? "missingInText" : kind}`;
      return { field, message, ...(kind === "markup" ? {} : { values: { example } }) };
    }),
  );
}

/** @throws InvalidError at the fields where it cannot be filled, or does not say what it must */
export const checkWording = (key: WordingKey, wording: Wording): void =>
  refuse(wordingProblems(key, wording), wordingFacts(key).says);

/** The same for the wording of a text. @throws InvalidError */
export const checkText = (key: TextKey, text: string): void => refuse(textProblems(key, text), textFacts(key).says);
