import { countryDefaults, isCallingCode } from "~/kernel/codes/countries";
import { plainDigits, type PhoneReading } from "~/kernel/contact/phone-number";
import { readPossiblePhone, type PhoneHome } from "~/kernel/contact/possible-phone";
import { readCountry } from "./country-words";

const codeIn = (text: string): string | null => {
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  return isCallingCode(digits) ? digits : null;
};

/**
 * The calling code that a cell names: +973, 00 973, 973.0, +1-809, BH, Bahrain, '+973 (Bahrain)' or 'Bahrain (+973)'.
 * Null where it names none, empty where it is empty.
 */
export function readCallingCode(text: string): string | null {
  const trimmed = plainDigits(text).trim().replace(/\.0+$/, "");
  if (trimmed === "") return "";
  if (/^\+?[\d\s-]{1,12}(?:\s*\(.*\))?$/.test(trimmed)) return codeIn(trimmed.replace(/\(.*/, ""));
  const named = /^[^(]*\(\s*(\+?[\d\s-]{1,12})\)$/.exec(trimmed)?.[1];
  if (named !== undefined) return codeIn(named);
  const country = readCountry(trimmed);
  return (country && countryDefaults(country)?.callingCode) || null;
}

/** A number with what is not read of its cell: an extension, or a second number. */
interface PhoneCell extends PhoneReading {
  rest: string;
}

/** What stands between two numbers. A slash also stands within one, without gaps around it. */
const BETWEEN_NUMBERS = /[;,|]| \/ | (?:or|and|y|o|أو|او|و) /u;
/** How an extension begins: 'ext.', 'x12', '#12', 'ext=12'. */
const EXTENSION = /^(?:extension|extensión|ext|int|x|#|تحويلة)[.:=]?\p{Nd}{0,6}$/iu;

/** A cell without remarks such as '(mobile)': what stands in brackets and has a letter. */
function withoutRemarks(text: string): string {
  const [before = "", ...bracketed] = text.split("(");
  return bracketed.reduce((kept, each) => {
    const end = each.indexOf(")");
    return end !== -1 && /\p{L}/u.test(each.slice(0, end)) ? `${kept} ${each.slice(end + 1)}` : `${kept}(${each}`;
  }, before);
}

const isWord = (token: string | undefined) =>
  token !== undefined && /[\p{L}\p{Pd}]/u.test(token) && !/\p{Nd}/u.test(token);

/** A number without the words around it ('tel:', '- home'), and the extension after it. */
function numberOf(part: string): { number: string; rest: string } {
  const tokens = part
    .replace(/(?<=\p{Nd})(?=[x#])/giu, " ")
    .split(" ")
    .map((token, index) => (index === 0 ? token.replace(/^\p{L}+[.:]/u, "") : token))
    .filter((token) => token !== "");
  const at = tokens.findIndex((token, index) => index > 0 && EXTENSION.test(token));
  const number = at === -1 ? tokens : tokens.slice(0, at);
  const rest = at === -1 ? "" : tokens.slice(at).join(" ");
  while (isWord(number[0])) number.shift();
  while (isWord(number.at(-1))) number.pop();
  return { number: number.join(" "), rest };
}

/**
 * Reads the phone number of a cell: without 'tel:', a remark such as '(mobile)', and an extension; of several numbers the
 * first that can be read.
 * @returns null where none can
 */
export function readPhoneCell(text: string, home: PhoneHome): PhoneCell | null {
  const lines = text.replace(/[\r\n]/g, ";").replace(/\s/g, " ");
  const said = withoutRemarks(lines).split(BETWEEN_NUMBERS);
  const parts = said.flatMap((part) =>
    part.includes("/") && readPossiblePhone(numberOf(part).number, home) === null ? part.split("/") : [part],
  );
  for (const [at, part] of parts.entries()) {
    const { number, rest } = numberOf(part);
    const read = readPossiblePhone(number, home);
    if (!read || read.phone === "") continue;
    const others = parts.filter((_, index) => index !== at).map((other) => other.trim());
    return { ...read, rest: [...others, rest].filter(Boolean).join(" ") };
  }
  return null;
}
