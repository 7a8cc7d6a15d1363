import { describe, expect, it, test } from "vitest";
import { filesOfSheet, readAsset, readJson, readPdf, sheetOf } from "../../../tests/support/printed-sheets";
import { fontsOf } from "./fonts.server";
import { readFont } from "./read-font.server";
import { neededFonts, unknownHan } from "./sliced-fonts.server";
import { linesOf, type Face } from "./text-lines";
import { unprintableIn } from "./unprintable";
import { workerPdf } from "./worker-pdf.server";

/** A sentence of a sheet in each language of the specification, and Hindi beside them. */
const SENTENCES: Readonly<Record<string, string>> = {
  "pt-BR": "Alergia à penicilina: erupção cutânea há três anos.",
  "en-US": "Penicillin allergy: a rash (severe), 500 mg – “once”.",
  "te-IN": "పెన్సిలిన్ అలెర్జీ: చర్మంపై దద్దుర్లు, శ్వాస ఇబ్బంది, ప్రత్యేక క్షేత్రం.",
  am: "የፔኒሲሊን አለርጂ፡ ሽፍታ እና የመተንፈስ ችግር።",
  "es-ES": "Alergia a la penicilina: erupción, ¿desde cuándo? Año 2019.",
  "ru-RU": "Аллергия на пенициллин: сыпь, затруднённое дыхание, № 7.",
  "ar-BH": "حساسية من البنسلين: طفح جلدي (شديد) منذ عام 2019، الجرعة 500 mg لا أكثر.",
  "fr-FR": "Allergie à la pénicilline : éruption, œdème, où ça ?",
  "th-TH": "แพ้ยาเพนิซิลลิน: ผื่นขึ้นทั้งตัวและหายใจลำบากเมื่อสองปีที่แล้ว ที่ปู่ก็รู้",
  "pt-PT": "Alergia à penicilina: inchaço, não é grave.",
  id: "Alergi penisilin: ruam dan sesak napas.",
  "lv-LV": "Alerģija pret penicilīnu: izsitumi, elpas trūkums, ķermenī.",
  sq: "Alergji ndaj penicilinës: skuqje, vështirësi në frymëmarrje, çdo ditë.",
  ro: "Alergie la penicilină: erupție, dificultăți de respirație, țesut, şi.",
  "it-IT": "Allergia alla penicillina: eruzione cutanea, perché è così.",
  hu: "Penicillinallergia: kiütés, nehézlégzés, gyűlő, ősszel.",
  de: "Penicillinallergie: Ausschlag, größere Übelkeit, 20 °C.",
  nl: "Penicilline-allergie: uitslag, benauwdheid, geïrriteerd, €5.",
  ko: "페니실린 알레르기: 발진(심함), 민준 김.",
  ja: "ペニシリンアレルギー：発疹、佐藤さん、呼吸困難。",
  "zh-CN": "青霉素过敏：皮疹（严重），呼吸困难，王小明，乓帜荫。",
  he: "אלרגיה לפניצילין: פריחה, קוצר נשימה.",
  bn: "পেনিসিলিন অ্যালার্জি: ফুসকুড়ি, শ্বাসকষ্ট।",
  ta: "பென்சிலின் ஒவ்வாமை: தடிப்பு, மூச்சுத்திணறல்.",
  ka: "პენიცილინის ალერგია: გამონაყარი.",
  hy: "Պենիցիլինի ալերգիա՝ ցան, շնչահեղձություն։",
  emoji: "Feels better 🙂 takes 💊 with a meal ☕",
  hi: "पेनिसिलिन से एलर्जी: त्वचा पर चकत्ते, क्षत्रिय विद्यार्थी, श्रीमती हृदय।",
};

async function facesOf(text: string, weight: "regular" | "bold" = "regular"): Promise<[Face, ...Face[]]> {
  const faces = await Promise.all(
    (await neededFonts(text, readJson)).map(async (file): Promise<Face> => {
      const font = readFont(readAsset(file[weight]));
      return {
        name: file.name,
        has: (code) => font.hasGlyphForCodePoint(code),
        widthOf: (drawn) => font.layout(drawn).advanceWidth / font.unitsPerEm,
      };
    }),
  );
  return faces as [Face, ...Face[]];
}

describe.each(Object.entries(SENTENCES))("a sheet in %s", (language, sentence) => {
  it.each(["regular", "bold"] as const)("has a glyph for each of its signs, %s", async (weight) => {
    const faces = await facesOf(sentence, weight);
    const missing = [...sentence].filter((sign) => !faces.some((face) => face.has(sign.codePointAt(0) ?? 0)));
    expect(missing).toEqual([]);
  });

  it("breaks its lines within their room and loses nothing", async () => {
    const faces = await facesOf(sentence);
    const dir = language === "ar-BH" || language === "he" ? "rtl" : "ltr";
    const lines = linesOf(sentence, { faces, room: 9, dir, language: language === "emoji" ? "en" : language });
    expect(lines.length).toBeGreaterThan(1);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(9);
    const sorted = (text: string) => [...text.replace(/\s/g, "").normalize("NFKD")].sort().join("");
    // Brackets are turned round where the text runs from right to left.
    const plain = (text: string) => sorted(text.replace(/[()]/g, "|"));
    expect(plain(lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(""))).toBe(plain(sentence));
  });
});

/** Words and where HarfBuzz 6 draws their glyphs: the glyph's number @ x, y in units of the font, and the whole width. */
const SHAPED = [
  ["arabic", "محمّد", "29@0,0 341@660,-96 78@532,0 26@1110,0 79@1747,0 2272"],
  ["arabic", "لا", "10@0,0 73@363,0 582"],
  ["devanagari", "क्षत्रिय", "90@0,0 542@717,0 304@976,0 81@1528,0 2108"],
  ["devanagari", "विद्यार्थी", "542@0,0 84@259,0 450@815,0 31@1445,0 72@1704,0 640@2343,0 2602"],
  ["telugu", "దద్దుర్లు", "40@0,0 40@706,0 63@1412,0 487@1323,0 49@1758,0 63@2351,0 490@2345,0 2697"],
  ["telugu", "కృష్ణ", "23@0,0 65@522,0 56@922,0 484@1568,-30 1635"],
  ["thai", "น้ำ", "61@0,0 57@613,0 47@584,0 76@613,0 1019"],
  ["thai", "ผื่นขึ้น", "68@0,0 91@649,0 42@584,0 61@648,0 21@1261,0 89@1815,0 47@1786,0 61@1808,0 2421"],
  ["ethiopic", "አለርጂ", "157@0,0 19@553,0 55@1113,0 247@1623,0 2465"],
  ["cyrillic", "сыпь", "73@0,0 83@493,0 71@1252,0 84@1858,0 2403"],
  ["malayalam", "ലക്ഷ്മി", "52@0,0 167@859,0 77@2555,0 48@2555,0 65@3278,0 3506"],
  ["malayalam", "ശ്രീജിത്ത്", "162@0,0 56@244,0 66@1284,0 30@1512,0 65@2451,0 196@2679,0 77@4438,0 4438"],
  ["gujarati", "કૃષ્ણ", "21@0,0 62@453,0 164@511,0 35@940,0 1761"],
  ["gurmukhi", "ਗੁਰਪ੍ਰੀਤ", "19@0,0 54@750,0 43@750,0 37@1329,0 111@1922,0 53@1922,0 32@2181,0 2723"],
  ["kannada", "ಲಕ್ಷ್ಮೀ", "51@0,0 290@759,0 336@1333,0 74@1503,0 1911"],
  ["kannada", "ದಕ್ಷಿಣಾಮೂರ್ತಿ", "40@0,0 290@765,0 148@1339,0 60@2208,0 47@2657,0 64@3813,0 221@4559,0 93@5175,0 5742"],
  ["kannada", "ರ್ಲ್ಯಾ", "161@0,0 60@769,0 123@1218,0 93@1478,0 2045"],
  ["sinhala", "ශ්‍රී", "350@0,0 167@917,0 917"],
  ["khmer", "ស្រីមុំ", "216@0,0 79@287,0 105@1183,-29 72@1215,0 111@1829,-26 133@1804,-29 1850"],
  [
    "khmer",
    "ក្រុងភ្នំពេញ",
    "216@0,0 45@287,0 112@1050,-26 49@923,0 71@1558,0 205@2195,-26 133@2170,-29 127@2193,0 70@2481,0 54@3116,0 4068",
  ],
  ["khmer", "ហ្វ៊ុន", "80@0,0 219@948,-26 140@918,-29 111@927,-296 65@928,0 1563"],
  ["myanmar", "မြိုင်", "199@0,0 29@229,0 369@870,0 210@905,0 605@1166,0 8@1166,0 381@1809,0 1816"],
  ["myanmar", "သင်္ဘော", "34@0,0 372@1127,0 28@1745,0 189@2858,0 368@2869,0 3324"],
  ["myanmar", "ရှုစတိ", "593@0,0 420@75,0 178@754,0 9@754,0 20@1428,0 369@2525,0 2552"],
  ["lao", "ເນັດ", "80@0,0 30@281,0 62@350,0 25@895,0 1531"],
  ["lao", "ນ້ຳ", "30@0,0 108@280,0 59@614,0 938"],
  ["oriya", "ଜଗନ୍ନାଥ", "534@0,0 22@752,0 322@1493,0 59@2164,0 36@2365,0 3055"],
  ["bengali", "অ্যাসেনশন", "13@0,0 123@893,0 59@1163,0 66@1429,0 55@1790,0 44@2413,0 53@3015,0 44@3696,0 4298"],
  ["telugu", "అవేస్టాన్", "9@0,0 323@800,0 174@1511,0 480@2148,0 124@2506,0 3208"],
  ["thai", "ญี่ปุ่น", "127@0,0 84@909,0 42@909,0 70@909,0 87@1500,0 41@1515,0 61@1514,0 2127"],
  ["tibetan", "བསྟན་འཛིན", "27@0,0 1111@641,0 24@1266,0 1259@1933,0 37@2113,0 32@2743,0 1400@2745,0 24@3353,0 4020"],
  [
    "thaana",
    "މުޙައްމަދު",
    "84@172,0 13@0,0 80@600,0 11@517,0 90@1062,0 9@901,0 80@1456,0 27@1343,0 84@1834,0 11@1697,0 2081",
  ],
  ["syriac", "ܝܘܚܢܢ", "67@0,0 68@278,0 40@574,0 34@1088,0 52@1686,0 1964"],
  ["nko", "ߡߊ߬ߡߊ߬ߘߎ߫", "51@292,0 79@0,0 110@592,0 52@1520,0 68@1384,0 137@1649,0 52@2361,0 68@2225,0 138@2490,0 3066"],
  ["meetei-mayek", "ꯁꯔꯃꯤꯂꯥ", "33@0,0 52@837,0 35@1655,0 68@2406,0 34@2774,0 69@3404,-10 3420"],
] as const;

test.each(SHAPED)("%s letters stand where HarfBuzz puts them: %s", async (name, word, drawn) => {
  const [line] = linesOf(word, { faces: await facesOf(word), room: 100, dir: "ltr", language: "en" });
  expect(line?.runs.map(({ face }) => face)).toEqual([name]);
  const font = readFont(readAsset(fontsOf(word).find((file) => file.name === name)?.regular ?? ""));
  const { glyphs, positions } = font.layout(line?.runs[0]?.text ?? "");
  let x = 0;
  const places = positions.map(({ xAdvance, xOffset, yOffset }, at) => {
    const place = `${glyphs[at]?.id}@${Math.round(x + xOffset)},${Math.round(yOffset)}`;
    x += xAdvance;
    return place;
  });
  expect([...places, String(x)].join(" ")).toBe(drawn);
});

test("Arabic runs from right to left with its brackets turned round, and Latin words in it from left to right", async () => {
  const text = "الجرعة (يوميًا) Panadol Extra فقط";
  const [line] = linesOf(text, { faces: await facesOf(text), room: 100, dir: "rtl", language: "ar" });
  const drawn = line?.runs.map((run) => run.text.trim()).filter((each) => each !== "");
  expect(drawn?.join("¦")).toMatch(/فقط.*Panadol Extra.*\(.*يوميًا.*\).*الجرعة/s);
});

test("a value in another direction stays whole within its line", async () => {
  const text = "Allergy: \u2068حساسية (شديدة)\u2069, since 2019";
  const [line] = linesOf(text, { faces: await facesOf(text), room: 100, dir: "ltr", language: "en" });
  expect(line?.runs.map((run) => run.text).join("¦")).toMatch(/^Allergy: ¦.*حساسية.*¦, since 2019$/s);
});

test("a sheet in every script becomes a PDF of several pages with the fonts that it needs and no more", async () => {
  const loaded: string[] = [];
  const words = Object.values(SENTENCES);
  const entries = Array.from({ length: 40 }, (_, at) => ({
    name: SENTENCES["ar-BH"] ?? "",
    facts: [{ term: "Note", value: words[at % words.length] ?? "" }],
    written: "Dr. Chen",
  }));
  const sheet = sheetOf({
    ...{ language: "ar-BH", dir: "rtl", title: SENTENCES["ar-BH"] ?? "" },
    sections: [
      { title: "Allergies", kind: "entries", entries, nothing: "-" },
      { title: "Goals", kind: "entries", entries: [], nothing: "Nothing entered" },
    ],
  });
  const files = filesOfSheet();
  const bytes = await workerPdf(sheet, {
    ...files,
    fonts: async (text) => {
      const fonts = await files.fonts(text);
      loaded.push(...fonts.map(({ name }) => name));
      return fonts;
    },
  });
  const text = new TextDecoder("latin1").decode(bytes);
  expect(text.startsWith("%PDF-")).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  expect(text.match(/\/Subtype \/CIDFontType2/g)?.length).toBeGreaterThan(6);
  expect(text).not.toContain("Helvetica");
  expect(bytes.length).toBeLessThan(400_000);
  expect(loaded).toContain("telugu");
  expect(loaded).not.toContain("greek");
});

test("the names of patients in Korean, Japanese and Chinese are read back, and few files are read for them", async () => {
  const person = ["민준 김", "佐藤 さくら", "王小明"].map((value) => ({ term: "Name", value }));
  const { pages } = await readPdf(await workerPdf(sheetOf({ person }), filesOfSheet()));
  for (const { value } of person) expect(pages[0]?.text.replace(/\s/g, "")).toContain(value.replace(/\s/g, ""));
  const needed = await neededFonts(JSON.stringify(person), readJson);
  expect(needed.length).toBeLessThan(15);
});

test("what no font has is named, each sign once, and nothing else", async () => {
  expect(await unknownHan("𠮷野 𠁁 说 說", readJson)).toEqual(["𠁁"]);
  expect(unprintableIn(Object.values(SENTENCES).join(" "))).toEqual([]);
  expect(unprintableIn("សុខ, ꦱꦸꦏ, 𠮷野, 𠁁 or \ue000, 佐藤, S\u0331a\u0306")).toEqual(["ꦱꦸ", "ꦏ", "\ue000"]);
});
