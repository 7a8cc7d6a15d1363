import { expect, it } from "vitest";
import { MESSAGE_LOCALES } from "~/i18n/locales";
import { createTranslator } from "~/i18n/translator.server";
import { medication } from "./medication";

/** The values of each field by the specification, section 9, and the clinical facts, section 3.1. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  form: [
    ...["TABLET", "CAPSULE", "LOZENGE", "SYRUP", "DROPS", "SUPPOSITORY", "OINTMENT", "INJECTION", "POWDER", "INHALER"],
    ...["SPRAY", "CREAM", "GEL", "LOTION", "MOUTHWASH", "SHAMPOO", "SOLUTION", "SUSPENSION", "SACHET", "LIQUID"],
    ...["FOAM", "PASTE"],
  ],
  strengthUnit: ["mg", "mcg", "gm", "percentage", "ml", "units"],
  doseUnit: ["ml", "mg", "units", "ounces", "teaspoon", "tablespoon"],
  frequency: [
    ...["DAILY", "TWICE_DAILY", "THREE_TIMES_DAILY", "FOUR_TIMES_DAILY", "EVERY_MORNING", "EVERY_EVENING"],
    ...["AT_BEDTIME", "EVERY_4_HOURS", "EVERY_6_HOURS", "EVERY_8_HOURS", "EVERY_12_HOURS", "EVERY_OTHER_DAY"],
    ...["WEEKLY", "MONTHLY", "ONCE_ONLY", "WHEN_NEEDED"],
  ],
  method: [
    ...["BY_MOUTH", "UNDER_THE_TONGUE", "ON_THE_SKIN", "PATCH", "NOSE", "EYE", "EAR", "INHALED", "RECTAL", "VAGINAL"],
    ...["UNDER_THE_SKIN", "INTO_THE_MUSCLE", "INTO_THE_VEIN"],
  ],
  whenTaken: ["BEFORE_FOOD", "WITH_FOOD", "AFTER_FOOD", "AT_BEDTIME", "ON_AN_EMPTY_STOMACH"],
};

it("a medication offers the forms, units, frequencies, methods and times of the specification, in their order", () => {
  const offered = Object.fromEntries(
    Object.keys(VALUES).map((name) => [name, medication.fields[name]?.options?.map(({ value }) => value)]),
  );
  expect(offered).toEqual(VALUES);
  expect(Object.values(VALUES).map(({ length }) => length)).toEqual([22, 6, 6, 16, 13, 5]);
});

it.each(MESSAGE_LOCALES)("each of them has a word of its own in %s, and none is in Latin abbreviations", (locale) => {
  const { t } = createTranslator(locale);
  for (const name of Object.keys(VALUES)) {
    const words = (medication.fields[name]?.options ?? []).map(({ label }) => t(label));
    expect(new Set(words).size).toBe(VALUES[name]?.length);
    expect(words.filter((word) => /\b(b\.?i\.?d|t\.?i\.?d|q\.?i\.?d|q\.?d|IU|prn)\b/i.test(word))).toEqual([]);
    if (locale === "ar_BH")
      expect(words.filter((word) => /\p{L}/u.test(word) && !/\p{Script=Arabic}/u.test(word))).toEqual([]);
  }
});
