type Sound = readonly [letters: string, sound: string];

/** The Latin letter that people write for each Arabic one. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ a: "اع", b: "بپڤ", d: "دذض", f: "ف", g: "غگ", h: "هح", j: "جچ", k: "كقخ", l: "ل", m: "م", n: "ن" },
  ...{ r: "ر", s: "سشص", t: "تطث", w: "و", y: "ي", z: "زظ" },
};
const ONE_SOUND: readonly Sound[] = [
  [" kn", " n"],
  [" wr", " r"],
  ["sch", "s"],
  ["ph", "f"],
  ["dt", "t"],
  ["ge", "je"],
  ["gi", "ji"],
  ["ce", "se"],
  ["ci", "si"],
  ["cy", "sy"],
  ["c", "k"],
  ["q", "k"],
  ["x", "ks"],
  ["z", "s"],
  ["v", "b"],
];
const of = (letters: string, sound: (letter: string) => Sound): Sound[] => [...letters].map(sound);

/** The article is no part of the name that people look for. */
const ARABIC: readonly Sound[] = [
  [" ال", " "],
  ...Object.entries(LATIN).flatMap(([latin, letters]) => of(letters, (letter) => [letter, latin])),
];

/**
 * How a name is brought to what it sounds like, one replacement after the other, in a folded text with a space before
 * it, once its Arabic letters are Latin ones, so that either finds the other: one letter for what is written in several
 * ways; vowels count at the beginning of a word alone. Patients on file keep the sounds that they were given: whoever
 * changes one has `fillNameSounds` go through them again, by a migration such as name_sounds.
 */
const SOUNDS: readonly Sound[] = [
  ...ONE_SOUND,
  ...of("bdfgklmnprst", (letter) => [letter + letter, letter]),
  [" y", " j"],
  ...of("aeiou", (vowel) => [` ${vowel}`, " 0"]),
  [" h", " 1"],
  [" w", " 2"],
  ...of("aeiouyhw", (quiet) => [quiet, ""]),
];

/** Before the sound of a name, and at its end: it is looked up whole, and a token of no other kind begins so. */
const [BEGIN, END] = ["=", "."];
/** A single letter sounds like too many names. */
const FEWEST_LETTERS = 2;

const replaced = (text: string, by: readonly Sound[]) =>
  by.reduce((name, [letters, sound]) => name.replaceAll(letters, sound), text);

/** What a folded word of a name sounds like; empty where it is in a script other than Latin and Arabic, or has digits. */
export function soundOfWord(word: string): string {
  if (/[^\p{L}\p{M}]/u.test(word)) return "";
  const latin = /^[a-z]*$/.test(word) ? ` ${word}` : replaced(` ${word}`, ARABIC);
  const sound = replaced(latin, SOUNDS).trim();
  return /^[a-z0-9]*$/.test(sound) ? sound : "";
}

/** The token of what the words of a name sound like together; undefined where that says too little. */
export function soundToken(sounds: readonly string[]): string | undefined {
  const sound = sounds.join(" ");
  return sound.length >= FEWEST_LETTERS && !sounds.includes("") ? BEGIN + sound + END : undefined;
}
