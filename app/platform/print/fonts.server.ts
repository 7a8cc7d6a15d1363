import whole from "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url";
import wholeBold from "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url";
import malayalam from "@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff?url";
import malayalamBold from "@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-700-normal.woff?url";
import gujarati from "@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff?url";
import gujaratiBold from "@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-700-normal.woff?url";
import gurmukhi from "@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff?url";
import gurmukhiBold from "@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-700-normal.woff?url";
import kannada from "@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff?url";
import kannadaBold from "@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-700-normal.woff?url";
import sinhala from "@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-400-normal.woff?url";
import sinhalaBold from "@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-700-normal.woff?url";
import khmer from "@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff?url";
import khmerBold from "@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-700-normal.woff?url";
import myanmar from "@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff?url";
import myanmarBold from "@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff?url";
import lao from "@fontsource/noto-sans-lao/files/noto-sans-lao-lao-400-normal.woff?url";
import laoBold from "@fontsource/noto-sans-lao/files/noto-sans-lao-lao-700-normal.woff?url";
import oriya from "@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff?url";
import oriyaBold from "@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-700-normal.woff?url";
import tibetan from "@fontsource/noto-serif-tibetan/files/noto-serif-tibetan-tibetan-400-normal.woff?url";
import tibetanBold from "@fontsource/noto-serif-tibetan/files/noto-serif-tibetan-tibetan-700-normal.woff?url";
import thaana from "@fontsource/noto-sans-thaana/files/noto-sans-thaana-thaana-400-normal.woff?url";
import thaanaBold from "@fontsource/noto-sans-thaana/files/noto-sans-thaana-thaana-700-normal.woff?url";
import syriac from "@fontsource/noto-sans-syriac/files/noto-sans-syriac-syriac-400-normal.woff?url";
import syriacBold from "@fontsource/noto-sans-syriac/files/noto-sans-syriac-syriac-700-normal.woff?url";
import nko from "@fontsource/noto-sans-nko/files/noto-sans-nko-nko-400-normal.woff?url";
import olChiki from "@fontsource/noto-sans-ol-chiki/files/noto-sans-ol-chiki-ol-chiki-400-normal.woff?url";
import olChikiBold from "@fontsource/noto-sans-ol-chiki/files/noto-sans-ol-chiki-ol-chiki-700-normal.woff?url";
import meeteiMayek from "@fontsource/noto-sans-meetei-mayek/files/noto-sans-meetei-mayek-meetei-mayek-400-normal.woff?url";
import meeteiMayekBold from "@fontsource/noto-sans-meetei-mayek/files/noto-sans-meetei-mayek-meetei-mayek-700-normal.woff?url";
import tifinagh from "@fontsource/noto-sans-tifinagh/files/noto-sans-tifinagh-tifinagh-400-normal.woff?url";
import canadianAboriginal from "@fontsource/noto-sans-canadian-aboriginal/files/noto-sans-canadian-aboriginal-canadian-aboriginal-400-normal.woff?url";
import canadianAboriginalBold from "@fontsource/noto-sans-canadian-aboriginal/files/noto-sans-canadian-aboriginal-canadian-aboriginal-700-normal.woff?url";
import cherokee from "@fontsource/noto-sans-cherokee/files/noto-sans-cherokee-cherokee-400-normal.woff?url";
import cherokeeBold from "@fontsource/noto-sans-cherokee/files/noto-sans-cherokee-cherokee-700-normal.woff?url";
import armenian from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff?url";
import armenianBold from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-700-normal.woff?url";
import bengali from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url";
import bengaliBold from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff?url";
import math from "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff?url";
import symbols from "@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff?url";
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

/** What the files of Latin, Greek and Cyrillic leave out: most marks, rare letters, and signs within texts. */
const REST_OF_LATIN =
  /[\u02cd\u02d8\u02d9\u02db\u0302\u0305-\u0307\u030a-\u0322\u0324-\u0328\u032a-\u036f\u1ab0-\u1aff\u1dc0-\u1fff\u2010-\u2012\u2015-\u2017\u201b\u201f\u2021-\u2025\u2027\u2030\u2031\u2034-\u2038\u203b-\u205f\u2070-\u209c\u20f0\u2100-\u2112\u2114-\u218b\u2e00-\u2e5d\ua700-\ua71f\ua92e\uab30-\uab6b\ufb00-\ufb06\ufe20-\ufe2f]|\p{Script=Cyrillic}[\u0300-\u036f]/u;

/**
 * Noto Sans for the scripts of the platform's languages and of its patients' names (SIL Open Font License 1.1), each
 * script a file of its own; `sliced-fonts.server.ts` has those that are too large for that. The first has the common
 * signs. Of several that have a letter with its marks, the first draws it.
 */
export const FONT_FILES: readonly [FontFile, ...FontFile[]] = [
  { name: "latin", regular: latin, bold: latinBold },
  {
    name: "arabic",
    regular: arabic,
    bold: arabicBold,
    of: /[\p{Script=Arabic}\u060c\u061b\u061f\u0640-\u0655\u0670]/u,
  },
  { name: "devanagari", regular: devanagari, bold: devanagariBold, of: /[\u0900-\u097f]/ },
  { name: "telugu", regular: telugu, bold: teluguBold, of: /\p{Script=Telugu}/u },
  { name: "thai", regular: thai, bold: thaiBold, of: /[\u0e00-\u0e7f]/ },
  { name: "ethiopic", regular: ethiopic, bold: ethiopicBold, of: /\p{Script=Ethiopic}/u },
  { name: "hebrew", regular: hebrew, bold: hebrewBold, of: /\p{Script=Hebrew}/u },
  { name: "bengali", regular: bengali, bold: bengaliBold, of: /\p{Script=Bengali}/u },
  { name: "tamil", regular: tamil, bold: tamilBold, of: /\p{Script=Tamil}/u },
  { name: "georgian", regular: georgian, bold: georgianBold, of: /\p{Script=Georgian}/u },
  { name: "armenian", regular: armenian, bold: armenianBold, of: /\p{Script=Armenian}/u },
  { name: "malayalam", regular: malayalam, bold: malayalamBold, of: /\p{Script=Malayalam}/u },
  { name: "gujarati", regular: gujarati, bold: gujaratiBold, of: /\p{Script=Gujarati}/u },
  { name: "gurmukhi", regular: gurmukhi, bold: gurmukhiBold, of: /\p{Script=Gurmukhi}/u },
  { name: "kannada", regular: kannada, bold: kannadaBold, of: /\p{Script=Kannada}/u },
  { name: "sinhala", regular: sinhala, bold: sinhalaBold, of: /\p{Script=Sinhala}/u },
  { name: "khmer", regular: khmer, bold: khmerBold, of: /\p{Script=Khmer}/u },
  { name: "myanmar", regular: myanmar, bold: myanmarBold, of: /\p{Script=Myanmar}/u },
  { name: "lao", regular: lao, bold: laoBold, of: /\p{Script=Lao}/u },
  { name: "oriya", regular: oriya, bold: oriyaBold, of: /\p{Script=Oriya}/u },
  { name: "tibetan", regular: tibetan, bold: tibetanBold, of: /\p{Script=Tibetan}/u },
  { name: "thaana", regular: thaana, bold: thaanaBold, of: /\p{Script=Thaana}/u },
  { name: "syriac", regular: syriac, bold: syriacBold, of: /\p{Script=Syriac}/u },
  { name: "nko", regular: nko, bold: nko, of: /\p{Script=Nko}/u },
  { name: "ol-chiki", regular: olChiki, bold: olChikiBold, of: /\p{Script=Ol_Chiki}/u },
  { name: "meetei-mayek", regular: meeteiMayek, bold: meeteiMayekBold, of: /\p{Script=Meetei_Mayek}/u },
  { name: "tifinagh", regular: tifinagh, bold: tifinagh, of: /\p{Script=Tifinagh}/u },
  {
    name: "canadian-aboriginal",
    regular: canadianAboriginal,
    bold: canadianAboriginalBold,
    of: /\p{Script=Canadian_Aboriginal}/u,
  },
  { name: "cherokee", regular: cherokee, bold: cherokeeBold, of: /\p{Script=Cherokee}/u },
  { name: "cyrillic", regular: cyrillic, bold: cyrillicBold, of: /\p{Script=Cyrillic}/u },
  {
    name: "cyrillic-ext",
    regular: cyrillicExt,
    bold: cyrillicExtBold,
    of: /[\u0460-\u052f\u1c80-\u1c8f\u2de0-\u2dff\ua640-\ua69f]/,
  },
  { name: "greek", regular: greek, bold: greekBold, of: /[\u0370-\u03ff]/ },
  { name: "vietnamese", regular: vietnamese, bold: vietnameseBold, of: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/ },
  {
    name: "latin-ext",
    regular: latinExt,
    bold: latinExtBold,
    of: /[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1eff\u2020-\u2bff\u2c60-\u2c7f\ua720-\ua7ff]/,
  },
  { name: "whole", regular: whole, bold: wholeBold, of: REST_OF_LATIN },
  { name: "math", regular: math, bold: math, of: /[\u2190-\u23ff\u25a0-\u2609\u2660-\u266f\u27c0-\u2bff]/ },
  { name: "symbols", regular: symbols, bold: symbols, of: /[\u2300-\u27ff\u2b00-\u2bff]/ },
];

/** Which of them a text needs. */
export const fontsOf = (text: string): readonly FontFile[] => FONT_FILES.filter(({ of }) => !of || of.test(text));
