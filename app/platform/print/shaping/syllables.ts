import type { ShapedGlyph } from "./engine";

/** A syllable: where it begins and ends among the glyphs, and the kind of each of its glyphs. */
export interface Syllable {
  from: number;
  kinds: string[];
  /** Marks without a letter, which are drawn on a dotted circle. */
  isBroken: boolean;
}

/** The kinds of the characters of a script by one letter each, as ranges of code points. */
type Kinds = Readonly<Record<string, readonly (number | readonly [number, number])[]>>;

/** Tells the kind of a character; `x` for what belongs to no syllable. */
export function kindOf(kinds: Kinds): (code: number | undefined) => string {
  const byCode = new Map(
    Object.entries(kinds).flatMap(([kind, codes]) =>
      codes.flatMap((each): [number, string][] => {
        const [first, last] = typeof each === "number" ? [each, each] : each;
        return Array.from({ length: last - first + 1 }, (_, at) => [first + at, kind]);
      }),
    ),
  );
  return (code) => byCode.get(code ?? 0) ?? "x";
}

/**
 * The syllables of glyphs, each as long as it can be.
 * @param whole what a syllable is, by the letters of the kinds; sticky
 * @param broken what has marks and no letter; sticky
 */
export function syllablesOf(
  glyphs: readonly ShapedGlyph[],
  { kind, whole, broken }: { kind: (code: number | undefined) => string; whole: RegExp; broken: RegExp },
): Syllable[] {
  const written = glyphs.map(({ codePoints }) => kind(codePoints[0])).join("");
  const found: Syllable[] = [];
  const at = (pattern: RegExp, from: number) => {
    pattern.lastIndex = from;
    return pattern.exec(written)?.[0] ?? "";
  };
  for (let from = 0; from < written.length;) {
    const syllable = at(whole, from);
    const rest = syllable === "" ? at(broken, from) : "";
    const text = syllable || rest;
    if (text !== "") found.push({ from, kinds: [...text], isBroken: syllable === "" });
    from += Math.max(1, text.length);
  }
  return found;
}
