import { BLOOD_GROUP, GENDER, HONORIFIC } from "~/kernel/codes/code-tables";
import { foldText } from "~/kernel/text/fold-text";

/** Words for codes; folded, each once. */
type Words = ReadonlyMap<string, number>;

const wordsOf = (table: readonly (readonly [code: number, words: string])[]): Words =>
  new Map(table.flatMap(([code, words]) => words.split("|").map((word) => [foldText(word), code] as const)));

const GENDERS = wordsOf([
  [GENDER.male, "male|m|man|boy|1|hombre|masculino|varon|h|ذكر|رجل"],
  [GENDER.female, "female|f|woman|girl|2|mujer|femenino|أنثى|انثى|امرأة"],
  [GENDER.intersex, "intersex|i|3|intersexual|ثنائي الجنس"],
]);
const TITLES = wordsOf([
  [HONORIFIC.mr, "mr|mr.|mister|sr|sr.|señor|السيد|1"],
  [HONORIFIC.ms, "ms|ms.|miss|srta|srta.|señorita|الآنسة|2"],
  [HONORIFIC.mrs, "mrs|mrs.|sra|sra.|señora|السيدة|3"],
  [HONORIFIC.dr, "dr|dr.|dra|dra.|doctor|doctora|د|د.|الدكتور|الدكتورة|8"],
]);
const UNKNOWN = new Set(
  "|-|-1|0|9|u|unk|unknown|unspecified|not specified|not known|undisclosed|n/a|na|none|desconocido|غير معروف|غير محدد"
    .split("|")
    .map(foldText),
);

/** The code that a word stands for: -1 where it says that nothing is known, null where it is no such word. */
const codeOf = (words: Words, text: string): number | null => {
  const word = foldText(text);
  return UNKNOWN.has(word) ? -1 : (words.get(word) ?? null);
};

export const readGender = (text: string): number | null => codeOf(GENDERS, text);
export const readTitle = (text: string): number | null => codeOf(TITLES, text);

/** A blood group as people write it: A+, a pos, AB negative, 0- (a zero for the letter), O+ve. */
export function readBloodGroup(text: string): number | null {
  const word = foldText(text);
  if (UNKNOWN.has(word)) return -1;
  const [, group, sign] =
    /^(a|b|ab|o|0)\s*(?:rh\s*)?(\+|-|\u2212|\+ve|-ve|pos|neg|positive|negative|positivo|negativo)$/.exec(word) ?? [];
  if (!group || !sign) return null;
  const name = `${group.replace("0", "o").toUpperCase()}${/^(\+|p)/.test(sign) ? "+" : "-"}ve`;
  return Object.entries(BLOOD_GROUP).find(([known]) => known === name)?.[1] ?? null;
}
