import { foldedWords, foldText } from "~/kernel/text/fold-text";
import { withoutTitles } from "~/kernel/text/search-terms";

/** A prefix search needs no more, and the key of the table stays small. */
const LONGEST_TOKEN = 40;

/** The tokens that an employee is found by, each once: words of the names, the email and the words of its name part. */
export function employeeTokens(employee: { firstName: string; lastName: string; email: string }): string[] {
  const email = foldText(employee.email);
  const tokens = [
    ...foldedWords(employee.firstName),
    ...foldedWords(employee.lastName),
    email,
    ...foldedWords(email.split("@")[0] ?? ""),
  ];
  return [
    ...new Set(tokens.filter((token) => token !== "").map((token) => [...token].slice(0, LONGEST_TOKEN).join(""))),
  ];
}

/** More words than this in what is searched add nothing. */
const MOST_WORDS = 6;

/** What is looked for, as the tokens are: an email address as a whole, else its words. */
export function searchedTokens(text: string): string[] {
  const terms = withoutTitles(text)
    .split(/\s+/)
    .flatMap((term) => (term.includes("@") ? [foldText(term)] : foldedWords(term)));
  return terms.filter((term) => term !== "").slice(0, MOST_WORDS);
}
