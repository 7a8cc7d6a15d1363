import armenian from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff?url";
import armenianBold from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-700-normal.woff?url";
import bengali from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url";
import bengaliBold from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff?url";
import georgian from "@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-400-normal.woff?url";
import georgianBold from "@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-700-normal.woff?url";
import hebrew from "@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?url";
import hebrewBold from "@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff?url";
import tamil from "@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?url";
import tamilBold from "@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff?url";
import arabic from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url";
import arabicBold from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff?url";
import devanagari from "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url";
import devanagariBold from "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff?url";
import ethiopic from "@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff?url";
import ethiopicBold from "@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-700-normal.woff?url";
import telugu from "@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff?url";
import teluguBold from "@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-700-normal.woff?url";
import thai from "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff?url";
import thaiBold from "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff?url";
import cyrillic from "@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url";
import cyrillicBold from "@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?url";
import cyrillicExt from "@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?url";
import cyrillicExtBold from "@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?url";
import greek from "@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url";
import greekBold from "@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?url";
import latin from "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url";
import latinBold from "@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url";
import latinExt from "@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url";
import latinExtBold from "@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url";
import vietnamese from "@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url";
import vietnameseBold from "@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?url";

/** A font among the Worker's files, in its two weights, and the characters that make it needed. */
export interface FontFile {
  name: string;
  regular: string;
  bold: string;
  /** Undefined for the one that every sheet needs. */
  of?: RegExp;
}

/**
 * Noto Sans for the scripts of the platform's languages and of its patients' names (SIL Open Font License 1.1), each
 * script a file of its own; `sliced-fonts.server.ts` has those that are too large for that. The first has the common
 * signs.
 */
export const FONT_FILES: readonly [FontFile, ...FontFile[]] = [
  { name: "latin", regular: latin, bold: latinBold },
  { name: "arabic", regular: arabic, bold: arabicBold, of: /\p{Script=Arabic}/u },
  { name: "devanagari", regular: devanagari, bold: devanagariBold, of: /\p{Script=Devanagari}/u },
  { name: "telugu", regular: telugu, bold: teluguBold, of: /\p{Script=Telugu}/u },
  { name: "thai", regular: thai, bold: thaiBold, of: /\p{Script=Thai}/u },
  { name: "ethiopic", regular: ethiopic, bold: ethiopicBold, of: /\p{Script=Ethiopic}/u },
  { name: "hebrew", regular: hebrew, bold: hebrewBold, of: /\p{Script=Hebrew}/u },
  { name: "bengali", regular: bengali, bold: bengaliBold, of: /\p{Script=Bengali}/u },
  { name: "tamil", regular: tamil, bold: tamilBold, of: /\p{Script=Tamil}/u },
  { name: "georgian", regular: georgian, bold: georgianBold, of: /\p{Script=Georgian}/u },
  { name: "armenian", regular: armenian, bold: armenianBold, of: /\p{Script=Armenian}/u },
  { name: "cyrillic", regular: cyrillic, bold: cyrillicBold, of: /\p{Script=Cyrillic}/u },
  { name: "cyrillic-ext", regular: cyrillicExt, bold: cyrillicExtBold, of: /[\u0460-\u052f]/ },
  { name: "greek", regular: greek, bold: greekBold, of: /\p{Script=Greek}/u },
  { name: "vietnamese", regular: vietnamese, bold: vietnameseBold, of: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/ },
  { name: "latin-ext", regular: latinExt, bold: latinExtBold, of: /[\u0100-\u02ff\u1e00-\u1eff\u2020-\u2bff]/ },
];

/** Which of them a text needs. */
export const fontsOf = (text: string): readonly FontFile[] => FONT_FILES.filter(({ of }) => !of || of.test(text));
