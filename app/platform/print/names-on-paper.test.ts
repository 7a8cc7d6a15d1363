import { describe, expect, it } from "vitest";
import { filesOfSheet, readAsset, readJson, readPdf, sheetOf } from "../../../tests/support/printed-sheets";
import { readFont } from "./read-font.server";
import { neededFonts } from "./sliced-fonts.server";
import { spelledOut } from "./spelled-out";
import { unprintableIn } from "./unprintable";
import { workerPdf } from "./worker-pdf.server";

/** Names in scripts of which few are written at a practice, and what is hard in them. */
const NAMES: Readonly<Record<string, string>> = {
  Malayalam: "ലക്ഷ്മി കുഞ്ഞിരാമൻ ശ്രീജിത്ത്",
  Gujarati: "શ્રી કૃષ્ણ પટેલ જ્ઞાનેશ્વર",
  Gurmukhi: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਹਰਿਕ੍ਰਿਸ਼ਨ",
  Kannada: "ಲಕ್ಷ್ಮೀ ಕೃಷ್ಣಮೂರ್ತಿ ದಕ್ಷಿಣಾಮೂರ್ತಿ",
  Sinhala: "ශ්‍රී ලක්ෂ්මී බණ්ඩාරනායක",
  Khmer: "សុខ ស្រីមុំ ព្រះបាទ នរោត្តម ក្រុងភ្នំពេញ",
  Burmese: "အောင်ဆန်းစုကြည် ကျော်စွာမြိုင် သင်္ဘော",
  Lao: "ຄຳເພັດ ສີສຸວັນ ນ້ຳຝົນ",
  Odia: "ଶ୍ରୀ ଜଗନ୍ନାଥ ମହାପାତ୍ର",
  Tibetan: "བསྟན་འཛིན་རྒྱ་མཚོ",
  Thaana: "މުޙައްމަދު ޢަލީ",
  Syriac: "ܡܪܝܡ ܝܘܚܢܢ",
  "N’Ko": "ߡߊ߬ߡߊ߬ߘߎ߫ ߞߎ߲߬ߓߊ",
  Santali: "ᱥᱩᱱᱤᱛᱟ ᱢᱩᱨᱢᱩ",
  Meitei: "ꯏꯔꯣꯝ ꯁꯔꯃꯤꯂꯥ",
  Tamazight: "ⴰⵎⵓⵔ ⵏ ⵢⴰⴽⵓⵛ",
  Inuktitut: "ᓄᓇᕗᑦ ᐊᓈᓇ",
  Cherokee: "ᏣᎳᎩ ᏎᏉᏯ",
  Thai: "น้ำฝน ศรีสุวรรณ",
  "marks on Latin letters":
    "S\u0331a\u0301n\u0331 M\u0313elas Gb\u025b\u0303\u0300 J\u030ca\u0304n\u0304 A\u0327 q\u0307",
  "vowels on Arabic": "مُحَمَّد",
  "rare Han": "𠮷野",
  "Korean in parts": "김민준".normalize("NFD"),
  "Japanese in parts": "さくらが".normalize("NFD"),
};

/** As a reader of a PDF compares texts: without spaces and joiners, and marks in one order. */
const plain = (text: string) => text.replace(/[\s\u200c\u200d]/g, "").normalize("NFKC");
const paper = async (value: string) => {
  const bytes = await workerPdf(sheetOf({ person: [{ term: "Name", value }] }), filesOfSheet());
  return { bytes, text: (await readPdf(bytes)).pages[0]?.text ?? "" };
};

describe.each(Object.entries(NAMES))("a name in %s", (_, name) => {
  it("is read back from a paper of one page below 200 KB, with no number in place of a letter", async () => {
    const { bytes, text } = await paper(name);
    expect(plain(text)).toContain(plain(`Name: ${name}`));
    expect(text).not.toContain("[U+");
    expect(bytes.length).toBeLessThan(200_000);
    expect(unprintableIn(name)).toEqual([]);
  });
});

it("what no font has stands there by its numbers, in one pair of brackets for each place", async () => {
  expect((await paper("𞤀𞤥𞤢 Diallo \ue000")).text).toContain("Name: [U+1E900 U+1E925 U+1E922] Diallo [U+E000]");
});

it("a sign without a glyph is drawn by the letters that it stands for", () => {
  const faces = [{ has: (code: number) => code < 0x80 }];
  expect(spelledOut("Charles Ⅷ\u202f5\tmg\u2060", faces)).toBe("Charles VIII 5 mg\u2060");
});

it("every letter that is called printable has a font", async () => {
  const fonts = new Map<string, ReturnType<typeof readFont>>();
  const fontAt = (address: string) => {
    const font = fonts.get(address) ?? readFont(readAsset(address));
    fonts.set(address, font);
    return font;
  };
  const missing: string[] = [];
  for (let code = 0x20; code < 0x2e80; code += 1) {
    const sign = String.fromCodePoint(code);
    if (!/\p{L}/u.test(sign) || unprintableIn(sign).length > 0) continue;
    const files = await neededFonts(sign, readJson);
    const faces = files.map(({ regular }) => ({ has: (each: number) => fontAt(regular).hasGlyphForCodePoint(each) }));
    if (spelledOut(sign, faces).includes("[U+")) missing.push(sign);
  }
  expect(missing).toEqual([]);
}, 60_000);
