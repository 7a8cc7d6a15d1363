import { foldedWords, foldText } from "~/kernel/text/fold-text";
import { plainDigits } from "~/kernel/contact/phone-number";
import { soundOfWord, soundToken } from "./name-sounds";

export { foldedWords, foldText };

/** What a patient is searched by. */
export interface Searchable {
  number?: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Digits only, without the calling code. */
  phone: string;
  phoneCallingCode?: string;
  /** The number that another system knows the patient by. */
  externalNumber?: string | null;
  /** YYYY-MM-DD, or empty. */
  birthDate?: string;
}

/** A prefix search needs no more, and the key of the table stays small. */
const LONGEST_TOKEN = 40;

/** Whether two names are the same to a person: the same words, however they are written. */
export const sameName = (a: string, b: string): boolean => foldedWords(a).join(" ") === foldedWords(b).join(" ");

/** What several words of a search are looked up as: one token of a whole name, written as it is typed. */
export const phraseOf = (words: readonly string[]): string => shortened(words.join(" "));

/** A number without the zeros that people write before it or leave out. */
const bare = (digits: string): string => digits.replace(/^0+(?=\d)/, "");

/** Before the digits of a phone that are written from the last to the first: a token of no other kind begins so. */
const BACKWARDS = "~";

/** The token by which a phone is found by its last digits: a beginning, read from the end. */
const backwards = (digits: string): string => BACKWARDS + [...digits].reverse().join("");

const shortened = (token: string) =>
  token.length <= LONGEST_TOKEN ? token : [...token].slice(0, LONGEST_TOKEN).join("");

/** What the names sound like: each word, and the whole name in both orders. */
export function soundTokens({ firstName, lastName }: Pick<Searchable, "firstName" | "lastName">): string[] {
  const soundsOf = (name: string) => foldedWords(name).map(soundOfWord);
  const [first, last] = [soundsOf(firstName), soundsOf(lastName)];
  const each = [...first, ...last].map((sound) => [sound]);
  const tokens = [...each, [...first, ...last], [...last, ...first]].flatMap((sounds) => soundToken(sounds) ?? []);
  return [...new Set(tokens.map(shortened))];
}

/**
 * The tokens that a patient is found by, each once: words of the names, the whole name in both orders (so that two
 * words are found as fast as one, however many people share either), what each of these sounds like, the email and its
 * name part, the phone (with and without the zero before it and the calling code, and from its end), the numbers and the
 * birth date.
 */
export function searchTokens(patient: Searchable): string[] {
  const email = foldText(patient.email);
  const first = foldedWords(patient.firstName);
  const last = foldedWords(patient.lastName);
  const phone = patient.phone.replace(/\D/g, "");
  const code = patient.phoneCallingCode ?? "";
  const phones = phone === "" ? [] : [phone, bare(phone)];
  const external = foldedWords(patient.externalNumber ?? "");
  // A dozen at most: looking through them costs less than a set of strings that were just made.
  const tokens: string[] = [];
  const add = (token: string) => {
    const short = shortened(token);
    if (short !== "" && !tokens.includes(short)) tokens.push(short);
  };
  first.forEach(add);
  last.forEach(add);
  if (first.length > 0 && last.length > 0) {
    const [forth, back] = [first.join(" "), last.join(" ")];
    add(`${forth} ${back}`);
    add(`${back} ${forth}`);
  } else add([...first, ...last].join(" "));
  soundTokens(patient).forEach(add);
  add(email);
  foldedWords(email.split("@", 1)[0] ?? "").forEach(add);
  phones.forEach(add);
  if (code !== "") for (const each of phones) add(code + each);
  if (phone !== "") add(backwards(code + bare(phone)));
  external.forEach(add);
  if (external.length > 1) add(external.join(" "));
  else external.map(bare).forEach(add);
  if (patient.birthDate) add(patient.birthDate);
  if (patient.number !== undefined) add(String(patient.number));
  return tokens;
}

/** What is dialled before a number at home, where it is no zero: in Hungary, and from Russia to Lithuania. */
const TRUNK = /^(?:06|8)(?=\d{8,10}$)/;

/** The longest calling code. */
const MOST_CODE_DIGITS = 3;
/** A number with its calling code and a zero behind that has at least so many digits. */
const FEWEST_WITH_CODE = 10;

/**
 * What else a search may mean, likeliest first: a number that was stored without the zeros before it, or without the
 * zero that people write between calling code and number, as in +44 (0)7700, or the 8 or 06 of some countries.
 */
export function otherwise([word = "", ...more]: readonly string[]): string[] {
  if (more.length > 0 || !/^\d+$/.test(word)) return [];
  const other = bare(word);
  const withCode = other.length >= FEWEST_WITH_CODE ? [1, 2, MOST_CODE_DIGITS] : [];
  const zeros = withCode.filter((at) => other[at] === "0");
  const trunk = TRUNK.test(word) ? [word.replace(TRUNK, "")] : [];
  const without = zeros.map((at) => other.slice(0, at) + other.slice(at + 1));
  return [...new Set([...(other === word ? [] : [other]), ...trunk, ...without])];
}

/** With fewer digits than this the end of a phone says nothing. */
const FEWEST_LAST_DIGITS = 4;

/** The last digits of a phone that a search may be, as their token begins. */
export const lastDigits = ([word = "", ...more]: readonly string[]): string[] =>
  more.length === 0 && word.length >= FEWEST_LAST_DIGITS && /^\d+$/.test(word) ? [shortened(backwards(word))] : [];

const MOST_WORDS = 5;

/**
 * What was typed into a search, as the beginnings of tokens: a phone number however it is grouped as one, an email
 * whole, and the words of names.
 */
export function searchWords(typed: string): string[] {
  const text = plainDigits(typed).trim();
  if (/^[\d\s()./+\-\u2010-\u2015]*$/.test(text))
    return [text.replace(/\D/g, "")].filter((digits) => digits !== "").map(shortened);
  return text
    .split(/\s+/)
    .flatMap((piece) => (piece.includes("@") ? [foldText(piece)] : foldedWords(piece)))
    .filter((word) => word !== "")
    .map(shortened)
    .slice(0, MOST_WORDS);
}
