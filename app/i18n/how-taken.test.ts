import { describe, expect, it } from "vitest";
import { createFormat } from "./format";
import type { LocaleCode } from "./locales";
import { createTranslator } from "./translator.server";
import { DOSE_NOUNS, DOSE_UNITS, FREQUENCIES, METHODS, WHEN_TAKEN } from "~/kernel/medicines/how-taken";
import { MEDICATION_FORMS } from "~/kernel/medicines/medication-forms";
import { howTaken, inOneDirection, strengthAndForm, type TakenMedicine } from "./how-taken";

const LANGUAGES = ["en_US", "es_ES", "ar_BH"] as const;

const inLanguage = (locale: LocaleCode) => {
  const translator = createTranslator(locale);
  return { ...translator, format: createFormat(translator.bcp47) };
};

const MEDICINE: TakenMedicine = {
  ...{ form: "TABLET", strength: "500", strengthUnit: "mg", method: "BY_MOUTH", dose: 2, doseUnit: "" },
  ...{ frequency: "TWICE_DAILY", whenTaken: "AFTER_FOOD", asNeeded: false, neededFor: "", maxPerDay: null },
};

const said = (more: Partial<TakenMedicine>, locale: LocaleCode = "en_US") =>
  howTaken({ ...MEDICINE, ...more }, inLanguage(locale));

describe("how a medicine is taken, in plain words", () => {
  it("is one sentence in each language", () => {
    expect(LANGUAGES.map((locale) => said({}, locale))).toEqual([
      "2 tablets twice daily after food",
      "2 comprimidos dos veces al día después de comer",
      "قرصان مرتين يوميًا بعد الطعام",
    ]);
    expect(said({ dose: null })).toBe("Twice daily after food");
  });

  it("leaves out what goes without saying and what is said twice", () => {
    expect(said({ form: "CREAM", method: "ON_THE_SKIN", dose: null, whenTaken: "" })).toBe("Twice daily");
    expect(said({ form: "DROPS", method: "EYE", dose: 1, whenTaken: "" })).toBe("1 drop twice daily in the eye");
    expect(said({ frequency: "AT_BEDTIME", whenTaken: "AT_BEDTIME", dose: 1 })).toBe("1 tablet at bedtime");
  });

  it("says what it is needed for, and how much at most", () => {
    const needed = {
      frequency: "WHEN_NEEDED",
      whenTaken: "",
      asNeeded: true,
      neededFor: "headache",
      maxPerDay: 6,
    } as const;
    expect(said({ ...needed, dose: 1 })).toBe("1 tablet, as needed for headache, at most 6 tablets a day");
  });

  it("goes on with the reason in lower case, but for capitals that belong to the word", () => {
    const needed = { dose: 1, frequency: "WHEN_NEEDED", whenTaken: "", asNeeded: true } as const;
    const reasons = (neededFor: string, locale: (typeof LANGUAGES)[number] = "en_US") =>
      said({ ...needed, neededFor }, locale);
    expect(reasons("Pain")).toBe("1 tablet, as needed for pain");
    expect(reasons("Dolor de cabeza", "es_ES")).toContain("para dolor de cabeza");
    expect(reasons("COPD")).toContain("for COPD");
    expect(reasons("B12 deficiency")).toContain("for B12 deficiency");
    expect(reasons("Crohn's disease")).toContain("for Crohn's disease");
    expect(reasons("الصداع", "ar_BH")).toContain("الصداع");
  });

  it("says a common reason in the language of whoever reads it, and words of somebody's own as they were typed", () => {
    const needed = { dose: 1, frequency: "WHEN_NEEDED", whenTaken: "", asNeeded: true } as const;
    const of = (neededFor: string) => LANGUAGES.map((locale) => said({ ...needed, neededFor }, locale));
    expect(of("pain")).toEqual([
      "1 tablet, as needed for pain",
      "1 comprimido, si es necesario, para dolor",
      "قرص واحد، عند الحاجة بسبب الألم",
    ]);
    expect(of("الحكة")[0]).toBe("1 tablet, as needed for itching");
    expect(of("football knee")[2]).toContain("football knee");
  });

  it("shows milliliters beside spoons, and halves as the language writes them", () => {
    expect(said({ form: "SYRUP", doseUnit: "teaspoon", whenTaken: "" })).toBe("2 teaspoons (about 10 ml) twice daily");
    expect(said({ dose: 0.5, whenTaken: "" }, "es_ES")).toBe("0,5 comprimidos dos veces al día");
  });

  it("is empty where nothing is known", () => {
    expect(said({ dose: null, frequency: "", whenTaken: "", method: "" })).toBe("");
  });
});

it("strength and form stand as on the pack", () => {
  expect(strengthAndForm(MEDICINE, inLanguage("en_US"))).toEqual(["500 mg", "Tablet"]);
  expect(
    strengthAndForm({ ...MEDICINE, form: "GEL", strength: "1", strengthUnit: "percentage" }, inLanguage("ar_BH")),
  ).toEqual(["1 %", "جل"]);
  expect(
    strengthAndForm({ ...MEDICINE, form: "", strength: "125 mg/5 ml", strengthUnit: "" }, inLanguage("en_US")),
  ).toEqual(["125 mg/5 ml"]);
});

it("a name in other letters does not turn its strength and form around", () => {
  const arabic = inLanguage("ar_BH");
  const line = arabic.format.parts(["Metformin", ...strengthAndForm({ ...MEDICINE, strength: "1000" }, arabic)]);
  expect(inOneDirection(line, arabic)).toBe("\u2067\u2068Metformin\u2069، 1000 ملغ، قرص\u2069");
  expect(inOneDirection("Metformin 1000 mg", inLanguage("en_US"))).toBe("Metformin 1000 mg");
});

it("every value of the vocabulary has words in each language, no two of them alike", () => {
  const groups = { form: MEDICATION_FORMS, method: METHODS, frequency: FREQUENCIES, whenTaken: WHEN_TAKEN };
  for (const locale of LANGUAGES) {
    const { t, has } = inLanguage(locale);
    for (const [group, values] of Object.entries(groups)) {
      const words = values.map((value) => t(`medications:${group}.${value}` as "medications:title"));
      expect(new Set(words).size, `${locale} ${group}`).toBe(values.length);
    }
    for (const noun of [...DOSE_NOUNS, ...DOSE_UNITS]) expect(has(`medications:dose.${noun}`)).toBe(true);
  }
});
