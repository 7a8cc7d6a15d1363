import { soundOfWord, soundToken } from "./name-sounds";
import { lastDigits, otherwise, phraseOf } from "./search-tokens";

/** What a search looks for: the words of it, and the birth dates (YYYY-MM-DD) that it may mean. */
export interface Sought {
  words: readonly string[];
  dates: readonly string[];
  /** The same by its parts, where several were typed together: all are theirs. Empty where only one was. */
  parts: { names: readonly string[]; number: string; dates: readonly string[] };
}

/** Beginnings of tokens that a patient has all of; the first is the one that is looked up. */
type Way = readonly string[];

/** A number beside a name says whose it is by so many digits; with fewer, it is theirs only together. */
const FEWEST_ALONE = 4;

/** The ways in which a number may be kept. */
const waysOfNumber = (number: string): Way[] =>
  number === ""
    ? []
    : [[number], ...lastDigits([number]).map((each) => [each]), ...otherwise([number]).map((each) => [each])];

/** Those who fit in any of the ways of each part. */
const together = (parts: readonly (readonly Way[])[]): Way[] =>
  parts.reduce<Way[]>((ways, part) => ways.flatMap((way) => part.map((each) => [...way, ...each])), [[]]);

/**
 * Several parts, likeliest first: all of them, any two of three, and after every other meaning the phone and the name,
 * each by itself. A birth date that does not fit is no reason to show others of that name.
 */
function waysOfParts({ names, number, dates }: Sought["parts"]) {
  const numbers = waysOfNumber(number);
  const parts = [numbers, dates.map((date): Way => [date]), names.length > 0 ? [names] : []].filter(
    (ways) => ways.length > 0,
  );
  if (parts.length < 2) return { all: [], alone: [] };
  const pairs = parts.map((_, without) => parts.filter((__, at) => at !== without));
  return {
    all: [together(parts), parts.length > 2 ? pairs.flatMap(together) : []],
    alone: number.length >= FEWEST_ALONE ? [...numbers, ...(names.length > 0 ? [names] : [])] : [],
  };
}

/**
 * Names that are written otherwise and sound so: as one, and each of them, the longest first; with their birth date. A
 * word that has no sound is looked for as it is.
 */
function waysOfSounds({ names, dates }: Sought["parts"]): Way[] {
  const sounds = names.map(soundOfWord);
  if (sounds.every((sound) => sound === "")) return [];
  const whole = [soundToken(sounds) ?? []].flat();
  const each = names.map((name, at) => soundToken([sounds[at] ?? ""]) ?? name).toSorted((a, b) => b.length - a.length);
  const ways = [whole, ...(names.length > 1 ? [each] : [])].filter((way) => way.length > 0);
  return dates.length > 0 ? together([dates.map((date) => [date]), ways]) : ways;
}

/**
 * What a search may mean, likeliest first; the ways of one rank are found together. Name, phone and birth date, as far as
 * they were typed together; a birth date; one name or number or the end of a phone; a number written otherwise; words of
 * their own; whoever has the name or the phone; and names that sound so. Digits alone may be a birth date or a number.
 */
export function waysOf({ words, dates, parts }: Sought): readonly (readonly Way[])[] {
  const several = waysOfParts(parts);
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const named: Way[] = words.length > 0 ? [[phraseOf(words)]] : [];
  const born = dates.map((date): Way => [date]);
  const isEither = words.length === 1 && /^\d+$/.test(words[0] ?? "");
  const ranks: (readonly Way[])[] = [
    ...several.all,
    ...(isEither ? [] : born.map((way) => [way])),
    [...(isEither ? born : []), ...named, ...lastDigits(words).map((digits) => [digits])],
    ...otherwise(words).map((other) => [[other]]),
    words.length > 1 ? [longestFirst] : [],
    several.alone,
    waysOfSounds(parts),
  ];
  return ranks.filter((ways) => ways.length > 0);
}
