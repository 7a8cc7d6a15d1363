import { InvalidError } from "~/platform/http/errors.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { placeOf } from "../../domain/wordings/wording-text";
import type { WordingMedium, WordsOf } from "./wording-medium.server";

/** @throws InvalidError at the fields where the words cannot be filled, or do not say what they must */
export function checkWording<Key extends WordingKey, Words extends WordsOf<Words>>(
  { facts, problems: problemsOf }: WordingMedium<Key, Words, unknown>,
  key: Key,
  words: Words,
): void {
  const problems = problemsOf(key, words);
  if (problems.length === 0) return;
  const [first = "organization"] = facts(key).says;
  throw new InvalidError(
    problems.map(({ field, kind, placeholder }) => {
      const example = kind === "brace" ? placeOf(first) : `{{${placeholder}}}`;
      const message = `wording:problems.${kind === "missing" && field === "text" ? "missingInText" : kind}`;
      return { field, message, ...(kind === "markup" ? {} : { values: { example } }) };
    }),
  );
}
