import parsePhoneNumber, {
  isSupportedCountry,
  Metadata,
  type CountryCode,
  type NumberType,
} from "libphonenumber-js/max";
import { COUNTRY_ENTRIES } from "../codes/countries";
import { phoneDigits, splitInternational, type PhoneReading } from "./phone-number";

/** Home of a number that does not name its country. */
export interface PhoneHome {
  /** Digits, as in the country table. */
  callingCode: string;
  /** ISO 3166-1 alpha-2; takes precedence over the calling code. Empty if unknown. */
  countryCode?: string;
}

/** Lengths of a plan's numbers, and the prefix for calls within the country. */
interface Plan {
  lengths: readonly number[];
  prefix: string;
}

/** Made when it is first asked for: a built Worker reads the plans after its start. */
let metadata: Metadata | undefined;
function selectPlan(code: string): Metadata {
  metadata ??= new Metadata();
  // The library also accepts calling codes, although its types do not say so.
  metadata.selectNumberingPlan(code as CountryCode);
  return metadata;
}

const plans = new Map<string, Plan | null>();

/** Numbering plan of a calling code; null if the library has none. */
function planOf(code: string): Plan | null {
  const known = plans.get(code);
  if (known !== undefined) return known;
  let plan: Plan | null = null;
  try {
    const found = selectPlan(code).numberingPlan as {
      possibleLengths(): number[];
      nationalPrefix?(): string | undefined;
    };
    plan = { lengths: found.possibleLengths(), prefix: found.nationalPrefix?.() ?? "" };
  } catch {
    // No such plan.
  }
  plans.set(code, plan);
  return plan;
}

/**
 * The code under which networks know the plan: +1 809 is a part of +1. The rest of the table's code begins the number.
 */
const baseOf = (code: string): string =>
  code.length < 4 ? code : code.startsWith("1") ? "1" : code.slice(0, code.startsWith("47") ? 2 : 3);

/**
 * The number in its plan, without the library's parser, which takes twenty times as long and would slow down a file of
 * a hundred thousand patients; null if it is not so plain.
 */
function plainNumber(base: string, national: string): string | null {
  const plan = planOf(base);
  if (!plan) return null;
  const { lengths, prefix } = plan;
  const fits = (digits: string) => digits !== "" && !digits.startsWith("0") && lengths.includes(digits.length);
  if (prefix === "" || !national.startsWith(prefix)) return fits(national) ? base + national : null;
  const rest = national.slice(prefix.length);
  return !lengths.includes(national.length) && fits(rest) ? base + rest : null;
}

function parsed(text: string, options: Parameters<typeof parsePhoneNumber>[1]): string | null {
  const found = parsePhoneNumber(text, options);
  return found?.isPossible() ? found.number.slice(1) : null;
}

function internationalOf(digits: string): string | null {
  const split = splitInternational(digits);
  if (!split) return null;
  const base = baseOf(split.phoneCallingCode);
  return plainNumber(base, digits.slice(base.length)) ?? parsed(`+${digits}`, undefined);
}

function wholeOf(digits: string, code: string, countryCode: string): string | null {
  const base = baseOf(code);
  // Seven digits in a country of +1 809 lack the area code.
  const local = code.length > base.length && digits.length === 7 ? code.slice(base.length) + digits : digits;
  const plain = plainNumber(base, local);
  if (plain !== null) return plain;
  if (countryCode !== "" && isSupportedCountry(countryCode)) return parsed(local, { defaultCountry: countryCode });
  return planOf(base) ? parsed(local, { defaultCallingCode: base }) : null;
}

/** Kinds of numbers that people have; others, such as toll-free numbers, belong to nobody. */
const SUBSCRIBERS: readonly NumberType[] = ["MOBILE", "FIXED_LINE", "FIXED_LINE_OR_MOBILE"];
/** Kind of an assigned number; undefined if it is not assigned. */
const typeOf = (number: string): NumberType => {
  const found = parsePhoneNumber(`+${number}`);
  return found?.isValid() ? found.getType() : undefined;
};

/** Whether a number is as long as people's numbers of its plan. */
function hasUsualLength(base: string, number: string): boolean {
  const plan = selectPlan(base).numberingPlan as NonNullable<Metadata["numberingPlan"]> & {
    type(name: string): { possibleLengths(): number[] | undefined } | undefined;
  };
  return ["MOBILE", "FIXED_LINE"].some((type) =>
    plan
      .type(type)
      ?.possibleLengths()
      ?.includes(number.length - base.length),
  );
}

/**
 * Of two readings of a number that begins with its own calling code, such as '919876543210' in India, the one that is
 * assigned. Null if both could be.
 */
function meantOf(base: string, whole: string | null, without: string | null): string | null {
  if (whole === null || without === null || whole === without) return without ?? whole;
  const [kept, stripped] = [typeOf(whole), typeOf(without)];
  if (kept === undefined && stripped === undefined) return hasUsualLength(base, whole) ? whole : without;
  if (!SUBSCRIBERS.includes(stripped)) return whole;
  if (kept === undefined || (stripped === "MOBILE" && kept !== "MOBILE")) return without;
  return null;
}

function nationalOf(digits: string, code: string, countryCode: string): string | null {
  const base = baseOf(code);
  const whole = wholeOf(digits, code, countryCode);
  // In North America, the calling code is also the prefix for calls within the country.
  return base === "1" || !digits.startsWith(base) ? whole : meantOf(base, whole, internationalOf(digits));
}

const codesOf = (countryCode: string): string[] =>
  COUNTRY_ENTRIES.filter((entry) => entry.countryISOCode === countryCode).map((entry) => entry.countryCallingCode);
const knownCodes = new Map<string, string[]>();

/**
 * Reads a phone number that networks could connect; `readPhone` says how it may be written. One that does not name its
 * country belongs to `home`. The prefix for calls within the country (0, 1 or 8) is removed, and so is its own calling
 * code if it was written without a plus.
 * @returns null if it is no number, or has no possible length
 */
export function readPossiblePhone(text: string, { callingCode, countryCode = "" }: PhoneHome): PhoneReading | null {
  const digits = phoneDigits(text);
  if (digits === null) return null;
  if (digits === "") return { phoneCallingCode: "", phone: "" };
  let codes = knownCodes.get(countryCode);
  if (!codes) knownCodes.set(countryCode, (codes = codesOf(countryCode)));
  const international = /^(?:\+|00)(\d*)$/.exec(digits)?.[1];
  const [home = callingCode] = codes;
  const number = international === undefined ? nationalOf(digits, home, countryCode) : internationalOf(international);
  return number === null ? null : splitInternational(number, codes.length > 0 ? codes : [callingCode]);
}
