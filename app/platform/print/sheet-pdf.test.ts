import { inflateSync } from "node:zlib";
import { encode } from "fast-png";
import { describe, expect, test } from "vitest";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { filesOfSheet, readPdf, sheetOf } from "../../../tests/support/printed-sheets";
import { footOf } from "./browser-pdf.server";
import { workerPdf } from "./worker-pdf.server";

const pdf = (other: Partial<PrintedSheet>, logo: Uint8Array | null = null) =>
  workerPdf(sheetOf(other), filesOfSheet(logo));
const read = async (other: Partial<PrintedSheet>, logo: Uint8Array | null = null) => readPdf(await pdf(other, logo));
const entry = (name: string, dose: string) => ({ name, facts: [{ term: "Dose", value: dose }], written: "" });

const PRESCRIPTION: Partial<PrintedSheet> = {
  details: [
    { term: "Number", value: "RX-2026-17" },
    { term: "Date", value: "November 23, 2026" },
  ],
  sections: [
    {
      ...{ title: "Medication", kind: "entries", nothing: "-" },
      entries: [
        entry("Amoxicillin", "500 mg, three times a day"),
        { ...entry("Ibuprofen", "400 mg"), struck: true },
        entry("Cetirizine", "10 mg at night"),
      ],
    },
    { title: "Advice", kind: "text", paragraphs: ["Drink enough.", "Come back in three weeks."] },
  ],
  signature: { text: "Wei Chen", lines: ["Dr. Wei Chen", "MD", "Registration 4711"], signed: "Signed electronically" },
  qr: { text: "https://riverside.example/verify/RX-2026-17?code=ABCD-EFGH", words: ["To check it", "ABCD-EFGH"] },
};

/**
 * That texts follow each other, as a person reads them. Spaces do not count: pdf.js takes joined consonants for marks
 * without a width, and sees a gap after them.
 */
function expectOrder(text: string, parts: readonly string[]): void {
  const plain = text.replace(/\s+/g, "");
  const places = parts.map((part) => plain.indexOf(part.replace(/\s+/g, "")));
  expect(parts.filter((_, at) => places[at] === -1)).toEqual([]);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

test("a prescription of one page is read back in its order, with its own fonts, below 200 KB", async () => {
  const bytes = await pdf(PRESCRIPTION);
  expect(bytes.length).toBeLessThan(200_000);
  const { pages, fonts, info } = await readPdf(bytes);
  expect(pages).toHaveLength(1);
  expect([...fonts].length).toBeGreaterThan(1);
  for (const [name, held] of fonts) expect([name, held]).toEqual([expect.stringMatching(/^[A-Z]{6}\+NotoSans/), true]);
  expect(info).toMatchObject({ Title: "Prescription", Author: "Riverside Clinic", Language: "en-US" });
  expectOrder(pages[0]?.text ?? "", [
    ...["Riverside Clinic", "12 Harbor Road", "Prescription", "Name: Ana López", "Number: RX-2026-17", "Medication"],
    ...["Amoxicillin", "Dose: 500 mg, three times a day", "Ibuprofen", "Cetirizine", "Advice", "Drink enough."],
    ...["ABCD-EFGH", "Wei Chen", "Registration 4711", "Signed electronically", "Page 1 of 1"],
  ]);
});

test("Arabic is read back letter by letter in its order, with the Latin words in it", async () => {
  const { pages } = await read({
    ...{ language: "ar-BH", dir: "rtl", title: "وصفة طبية", pageWords: "صفحة {page} من {pages}" },
    person: [{ term: "الاسم", value: "محمّد بن عبد الله" }],
    sections: [
      {
        ...{ title: "الأدوية", kind: "entries", nothing: "-" },
        entries: [{ ...entry("Panadol Extra أقراص", ""), facts: [{ term: "الجرعة", value: "قرص مرتين يوميًا" }] }],
      },
    ],
    signature: { text: "", lines: ["د. أحمد"], signed: "موقّع إلكترونيًا" },
  });
  expectOrder(pages[0]?.text ?? "", [
    ...["وصفة طبية", "الاسم", "محمّد بن عبد الله", "الأدوية", "Panadol Extra", "أقراص", "الجرعة"],
    ...["قرص مرتين يوميًا", "أحمد", "موقّع إلكترونيًا"],
  ]);
});

test("between the letters of an Arabic name stands nothing that a search would stumble over", async () => {
  const name = "ليلى عبد الرحمن الشمري";
  const { pages } = await read({ language: "ar-BH", dir: "rtl", person: [{ term: "الاسم", value: name }] });
  expect(pages[0]?.text).toContain(name);
  const bytes = await pdf({ language: "ar-BH", dir: "rtl", person: [{ term: "الاسم", value: name }] });
  expect(saidIn(bytes)).not.toContain("2060");
});

/** What the glyphs of a PDF say, as its tables have it: in hexadecimal code points. */
function saidIn(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString("latin1");
  return [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = ""]) => {
    const packed = Buffer.from(stream, "latin1");
    const text = packed[0] === 0x78 ? unpacked(packed) : stream;
    return text.includes("beginbfrange")
      ? [...text.matchAll(/[<\s]([0-9a-f]{4})(?=[>\s])/gi)].map(([, code = ""]) => code)
      : [];
  });
}

const unpacked = (packed: Buffer): string => {
  try {
    return inflateSync(packed).toString("latin1");
  } catch {
    return "";
  }
};

test("a Hindi name is read back as it is written, with the vowels that are drawn before their letters", async () => {
  const { pages } = await read({ person: [{ term: "Name", value: "श्रीमती विद्यार्थी क्षत्रिय" }] });
  expectOrder(pages[0]?.text ?? "", ["Name: श्रीमती विद्यार्थी क्षत्रिय"]);
});

test.each([
  ["A4", [595.28, 841.89]],
  ["LETTER", [612, 792]],
] as const)("each page is of the paper %s", async (paper, size) => {
  const { pages } = await read({ ...PRESCRIPTION, paper });
  expect(pages.map((page) => page.size)).toEqual([size]);
});

test.each(["table", "text"] as const)(
  "a signature never stands alone on a page: the end of a %s comes with it",
  async (kind) => {
    const signature = { text: "", lines: ["Dr. Wei Chen"], signed: "Signed electronically" };
    const last = async (count: number) => {
      const words = Array.from({ length: count }, (_, at) => `Line ${at}.`);
      const section =
        kind === "text"
          ? ({ title: "Advice", kind, paragraphs: words } as const)
          : ({ title: "Results", kind, head: ["Test"], rows: words.map((word) => ({ cells: [word] })) } as const);
      const { pages } = await read({ sections: [section], signature });
      const text = pages.at(-1)?.text ?? "";
      return text.includes("Wei Chen") && text.includes(`Line ${count - 1}.`);
    };
    const counts = Array.from({ length: 12 }, (_, at) => 26 + at);
    expect(await Promise.all(counts.map(last))).toEqual(counts.map(() => true));
  },
);

describe("a table over several pages", () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({
    cells: [`Test ${at}`, `${at} mmol/L`, "4 to 6"],
    marked: at % 10 === 0,
  }));
  const table: PrintedSheet["sections"][number] = {
    ...{ title: "Results", kind: "table", head: ["Test", "Value", "Range"], widths: [2, 1, 1] },
    rows,
  };

  test("has its head on each page, each row once, and the page's number of all", async () => {
    const { pages } = await read({ sections: [table], watermark: "DRAFT" });
    expect(pages.length).toBeGreaterThan(2);
    const heads = pages.map(({ text }) => text.match(/Test\s+Value\s+Range/g)?.length);
    expect(heads).toEqual(pages.map(() => 1));
    const whole = pages.map(({ text }) => text).join("\n");
    for (const { cells } of rows) expect(whole.match(new RegExp(`\\b${cells[1]}`, "g"))).toHaveLength(1);
    pages.forEach(({ text }, at) => expect(text).toContain(`Page ${at + 1} of ${pages.length}`));
  });

  test("is marked as a draft on every page by shapes behind the text, and in words only after all of its text", async () => {
    const { pages } = await read({ sections: [table], watermark: "DRAFT" });
    expect(pages.map(({ text }) => text.match(/DRAFT/g)?.length)).toEqual(pages.map(() => 1));
    for (const { text } of pages) expect(text.trimEnd()).toMatch(/Page \d of \d · .* · DRAFT$/);
    const unmarked = await read({ sections: [table] });
    expect(pages.map(({ shapes }) => shapes)).toEqual(unmarked.pages.map(({ shapes }) => shapes + "DRAFT".length));
  });

  test("goes on with a row that is taller than a page", async () => {
    const cell = Array.from({ length: 90 }, (_, at) => `Line ${at}.`).join("\n");
    const { pages } = await read({ sections: [{ ...table, rows: [{ cells: ["A", cell, "B"] }] }] });
    expectOrder(pages.map(({ text }) => text).join(""), ["Line 0.", "Line 40.", "Line 89."]);
  });
});

test("what holds no more is struck through, and a QR code is drawn as shapes", async () => {
  const plain = await read({ sections: [{ title: "", kind: "entries", nothing: "", entries: [entry("A", "1 g")] }] });
  const struck = await read({
    sections: [{ title: "", kind: "entries", nothing: "", entries: [{ ...entry("A", "1 g"), struck: true }] }],
  });
  const shapes = ({ pages }: typeof plain) => pages[0]?.shapes ?? 0;
  expect(shapes(struck)).toBe(shapes(plain) + 2);
  expect(shapes(await read(PRESCRIPTION))).toBeGreaterThan(shapes(plain));
  expect((await read(PRESCRIPTION)).pages[0]?.pictures).toEqual([]);
});

test.each([
  ["red, green, blue and transparent", 4],
  ["grey", 1],
])("a large PNG logo (%s) is drawn as small as it is seen", async (_, channels) => {
  const [width, height] = [1_600, 800];
  const data = Uint8Array.from({ length: width * height * channels }, (__, at) => (at * 7919) % 251);
  const bytes = await pdf(PRESCRIPTION, encode({ width, height, data, channels, depth: 8 }));
  expect(bytes.length).toBeLessThan(200_000);
  const { pages } = await readPdf(bytes);
  expect(pages[0]?.pictures).toEqual([{ width: 400, height: 200 }]);
});

test("a logo of a type that no PDF holds, or a damaged one, is left out and the sheet is made", async () => {
  const reasons: unknown[] = [];
  const files = (logo: Uint8Array) => ({
    ...filesOfSheet(logo),
    logoFailed: (reason: unknown) => reasons.push(reason),
  });
  const gif = await workerPdf(sheetOf(PRESCRIPTION), files(new TextEncoder().encode("GIF89a")));
  expect(reasons).toEqual([]);
  const damaged = await workerPdf(sheetOf(PRESCRIPTION), files(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)));
  expect(reasons).toHaveLength(1);
  for (const bytes of [gif, damaged]) expect((await readPdf(bytes)).pages[0]?.pictures).toEqual([]);
});

test("the browser's foot has its own numbers in place of ours, and a title is no HTML there", () => {
  const foot = footOf(sheetOf({ title: "<b>", pageWords: "{page} & {pages}" }));
  expect(foot).toContain('<span class="pageNumber"></span> &#38; <span class="totalPages"></span>');
  expect(foot).toContain("&#60;b&#62;");
});
