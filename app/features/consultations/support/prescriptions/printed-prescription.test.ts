import { expect, test } from "vitest";
import type { LocaleCode } from "~/i18n/locales";
import { workerPdf } from "~/platform/print/worker-pdf.server";
import { filesOfSheet, readPdf } from "../../../../../tests/support/printed-sheets";
import { refusalOf } from "../../domain/pharmacy/refusal";
import { sampleContent } from "../../domain/prescriptions/sample-content";
import { printedPrescription, type PaperOrigin } from "./printed-prescription.server";

const originOf = (defaultLocale: LocaleCode): PaperOrigin => ({
  ...{ now: Date.UTC(2027, 0, 5, 8), locale: "en_US", origin: "https://clinic.example" },
  profile: {
    ...{ name: "Riverside Clinic", timeZone: "Europe/Madrid", defaultLocale, logoFileId: null },
    ...{
      ...{ phoneCallingCode: "34", countryCode: "ES" },
      settings: { contact: { address: "", website: "", email: "", phone: "+34 910 000 000" } },
    },
  },
});

const LOCATION = {
  ...{ address: "14 Clink Street", city: "London", postalCode: "SE1 9DG", countryCode: "GB", email: "" },
  phone: "+44 20 7946 0100",
  timeZone: "Europe/London",
};

/** Spaces do not count: the reader takes joined letters for pieces of their own. */
const plain = (text: string) => text.replace(/\s+/g, "");

test.each([
  ["English", "en_US", "en_US", "Ana", "López", ["Amoxicillin", "1 capsule three times daily", "21 capsules"]],
  ["Arabic", "ar_BH", "ar_BH", "ليلى", "عبدالرحمن", ["وصفة", "ليلى", "Amoxicillin"]],
  ["Hindi", "en_US", "en_US", "प्रिया", "शर्मा", ["प्रिया", "Amoxicillin", "21 capsules"]],
] as const)("a prescription of a patient with a name in %s is one page of at most 200 KB", async (...asked) => {
  const [, locale, language, first, last, words] = asked;
  const content = sampleContent(first, last, language);
  const facts = { number: 12, state: "SIGNED", copy: 1, location: LOCATION } as const;
  const sheet = await printedPrescription(originOf(locale), content, facts);
  const bytes = await workerPdf(sheet, filesOfSheet());
  expect(bytes.length).toBeLessThan(200_000);
  const { pages, fonts } = await readPdf(bytes);
  expect(pages).toHaveLength(1);
  const text = plain(pages[0]?.text ?? "");
  const all = [
    last,
    ...words,
    "000012",
    "4711",
    "+34910000001",
    "Riverside Clinic",
    "14 Clink Street",
    "SE1 9DG London",
    LOCATION.phone,
    "K7M2-9QXR-AB3D-0Z1Y",
  ];
  expect(all.filter((word) => !text.includes(plain(word)))).toEqual([]);
  for (const held of fonts.values()) expect(held).toBe(true);
});

test("the paper says whose it is, how old the patient was on that day, and by whom it was signed", async () => {
  const facts = { number: 12, state: "SIGNED", copy: 1, location: LOCATION } as const;
  const sheet = await printedPrescription(originOf("en_US"), sampleContent("Ana", "López", "en_US"), facts);
  expect(sheet.letterhead).toMatchObject({
    name: "Riverside Clinic",
    lines: ["14 Clink Street", "SE1 9DG London", "United Kingdom", "+44 20 7946 0100"],
  });
  expect(sheet.person).toContainEqual({ term: "Date of birth", value: "17 Apr 1988 (38 years)" });
  expect(sheet.signature).toMatchObject({
    ...{ text: "Wei Chen", lines: ["Dr Wei Chen", "MD", "Registration number: 4711", "+34 910 000 001"] },
    signed: expect.stringContaining("5 Jan 2027"),
  });
});

test("the paper of what is dispensed in part says how much of it is, refills included", async () => {
  const facts = { number: 12, state: "PARTLY_DISPENSED", copy: 2, location: LOCATION } as const;
  const content = sampleContent("Ana", "López", "en_US");
  const dispensedOf = async (dispensed: number, locale: LocaleCode = "en_US") => {
    const sheet = await printedPrescription(originOf(locale), content, { ...facts, lines: [{ id: "l", dispensed }] });
    const [medicines] = sheet.sections;
    const entries = medicines?.kind === "entries" ? medicines.entries : [];
    return entries.flatMap((entry) => entry.facts.filter(({ term }) => ["Dispensed", "Dispensado"].includes(term)));
  };
  expect(await dispensedOf(28)).toEqual([{ term: "Dispensed", value: "28 of 42 capsules" }]);
  expect(await dispensedOf(28, "es_ES")).toEqual([{ term: "Dispensado", value: "28 de 42 cápsulas" }]);
  expect(await dispensedOf(0)).toEqual([]);
});

test("the paper of what a pharmacist refused says so across it and beside that medicine, to its patient too", async () => {
  const one = sampleContent("Ana", "López", "es_ES");
  const [line] = one.lines;
  if (!line) throw new RangeError("lines");
  const content = { ...one, lines: [line, { ...line, id: "other", name: "Paracetamol" }] };
  const paperOf = async (lineIds: readonly string[], declineReason: "NOT_SAFE" | "UNCLEAR" | "OUT_OF_STOCK") => {
    const declined = lineIds.map((lineId) => ({ lineId, declineReason }));
    const refused = { declined, refusal: refusalOf(declined, content.lines.length) };
    const facts = { number: 12, state: "SENT", copy: null, location: LOCATION, refused } as const;
    const sheet = await printedPrescription(originOf("en_US"), content, facts);
    const [medicines] = sheet.sections;
    return [sheet.watermark, medicines?.kind === "entries" ? medicines.entries.map(({ marks = [] }) => marks) : []];
  };
  const unsafe = (name: string) => [
    expect.stringContaining("refused this as unsafe") as unknown,
    `No tome ${name}. Hable primero con su médico.`,
  ];
  expect(await paperOf(["l"], "NOT_SAFE")).toEqual(["PARTLY REFUSED", [unsafe("Amoxicillin"), []]]);
  expect(await paperOf(["l", "other"], "NOT_SAFE")).toEqual([
    "REFUSED",
    [unsafe("Amoxicillin"), unsafe("Paracetamol")],
  ]);
  expect(await paperOf(["l"], "UNCLEAR")).toEqual([
    "ASK FIRST",
    [[expect.stringContaining("has a question") as unknown], []],
  ]);
  expect(await paperOf(["l"], "OUT_OF_STOCK")).toEqual(["PREVIEW", [[], []]]);
});
