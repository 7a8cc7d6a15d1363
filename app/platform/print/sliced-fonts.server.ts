import emojiRanges from "@fontsource/noto-emoji/unicode.json?url";
import japaneseRanges from "@fontsource/noto-sans-jp/unicode.json?url";
import koreanRanges from "@fontsource/noto-sans-kr/unicode.json?url";
import chineseRanges from "@fontsource/noto-sans-sc/unicode.json?url";
import { fontsOf, type FontFile } from "./fonts.server";

/** A font of many thousand signs in some hundred files, of which a sheet reads those that have its signs. */
interface SlicedFont {
  name: string;
  /** The texts that are written in it. */
  of: RegExp;
  /** The address of which file has which signs, as CSS writes ranges. */
  ranges: string;
  /** The addresses of its files, by their paths. */
  files: Readonly<Record<string, string>>;
}

const korean = import.meta.glob<string>("/node_modules/@fontsource/noto-sans-kr/files/*-[0-9]*-400-normal.woff", {
  query: "?url",
  import: "default",
  eager: true,
});
const japanese = import.meta.glob<string>("/node_modules/@fontsource/noto-sans-jp/files/*-[0-9]*-400-normal.woff", {
  query: "?url",
  import: "default",
  eager: true,
});
const chinese = import.meta.glob<string>("/node_modules/@fontsource/noto-sans-sc/files/*-[0-9]*-400-normal.woff", {
  query: "?url",
  import: "default",
  eager: true,
});
const emoji = import.meta.glob<string>("/node_modules/@fontsource/noto-emoji/files/*-[0-9]*-400-normal.woff", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * Noto Sans for Korean, Japanese and Chinese, and its emoji in one colour (SIL Open Font License 1.1), in one weight.
 * What an earlier one has is not read of a later one.
 */
const SLICED: readonly SlicedFont[] = [
  { name: "korean", of: /\p{Script=Hangul}/u, ranges: koreanRanges, files: korean },
  {
    name: "japanese",
    of: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    ranges: japaneseRanges,
    files: japanese,
  },
  {
    name: "chinese",
    of: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
    ranges: chineseRanges,
    files: chinese,
  },
  { name: "emoji", of: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u, ranges: emojiRanges, files: emoji },
];

/** By what a text is written in signs that other fonts have: nothing of these is read for them. */
const COMMON = /[\u0000-\u02ff\u2000-\u206f]/;

/** Whether a list of ranges such as `U+ac00-ac0f,U+b0b0` has a sign. */
const holds = (ranges: readonly [number, number][], code: number): boolean =>
  ranges.some(([first, last]) => first <= code && code <= last);

const rangesOf = (written: string): [number, number][] =>
  written.split(",").map((range) => {
    const [first = "", last = first] = range.replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const HAN = /\p{Script=Han}/u;

/** Of a table of ranges, those of each numbered file. */
const filesIn = (table: unknown): [string, [number, number][]][] =>
  Object.entries(table as Record<string, string>).flatMap(([key, written]): [string, [number, number][]][] => {
    const number = /^\[(\d+)\]$/.exec(key)?.[1];
    return number === undefined ? [] : [[number, rangesOf(written)]];
  });

/**
 * The Han letters of a text that none of the files has, each once.
 * @param readJson reads a file by its address
 */
export async function unknownHan(text: string, readJson: (address: string) => Promise<unknown>): Promise<string[]> {
  const signs = [...new Set(text)].filter((sign) => HAN.test(sign));
  if (signs.length === 0) return [];
  const tables = await Promise.all(SLICED.map(({ ranges }) => readJson(ranges)));
  const held = tables.flatMap(filesIn).flatMap(([, ranges]) => ranges);
  return signs.filter((sign) => !holds(held, sign.codePointAt(0) ?? 0));
}

/**
 * The fonts that a text needs: whole ones, then the slices of large ones that have signs of it.
 * @param readJson reads a file by its address
 */
export async function neededFonts(text: string, readJson: (address: string) => Promise<unknown>): Promise<FontFile[]> {
  const open = new Set([...text].filter((sign) => !COMMON.test(sign)).map((sign) => sign.codePointAt(0) ?? 0));
  const slices: FontFile[] = [];
  const hasHan = () => [...open].some((code) => HAN.test(String.fromCodePoint(code)));
  const own = SLICED.filter(({ of }) => of.test(text));
  // A letter of one language may be in the font of another.
  for (const { name, ranges, files } of [...own, ...SLICED.filter((each) => !own.includes(each))]) {
    if (!own.some((each) => each.name === name) && !hasHan()) continue;
    for (const [number, held] of filesIn(await readJson(ranges))) {
      const file = Object.entries(files).find(([path]) => path.endsWith(`-${number}-400-normal.woff`))?.[1];
      if (file === undefined) continue;
      const found = [...open].filter((code) => holds(held, code));
      if (found.length === 0) continue;
      for (const code of found) open.delete(code);
      slices.push({ name: `${name}-${number}`, regular: file, bold: file });
    }
  }
  return [...fontsOf(text), ...slices];
}
