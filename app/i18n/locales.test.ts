import { describe, expect, it } from "vitest";
import {
  findLocale,
  hasMessages,
  isLocaleCode,
  LOCALE_CODES,
  LOCALES,
  messageLocaleOf,
  resolveLocale,
} from "./locales";
import { negotiateLocale } from "./negotiate-locale";

/** The languages of the specification, and English of the United Kingdom, with their BCP 47 tags, by hand. */
const EXPECTED = {
  pt_BR: "pt-BR",
  en_US: "en-US",
  en_GB: "en-GB",
  te_TE: "te-IN",
  am: "am",
  es_ES: "es-ES",
  es: "es",
  ru_RU: "ru-RU",
  ar_BH: "ar-BH",
  fr_FR: "fr-FR",
  th_TH: "th-TH",
  pt_PT: "pt-PT",
  in_IN: "id",
  lv_LV: "lv-LV",
  al_AL: "sq",
  sq: "sq",
  sqi: "sq",
  ro: "ro",
  it_IT: "it-IT",
  hu: "hu",
  de: "de",
  nl: "nl",
  nl_NL: "nl-NL",
};

describe("the locale map", () => {
  it("has every language of the specification under its BCP 47 tag", () => {
    expect(Object.fromEntries(LOCALE_CODES.map((code) => [code, LOCALES[code].bcp47]))).toEqual(EXPECTED);
  });

  it("has only ar_BH from right to left", () => {
    expect(LOCALE_CODES.filter((code) => LOCALES[code].dir === "rtl")).toEqual(["ar_BH"]);
  });

  it("names every language in its own words", () => {
    expect([LOCALES.ar_BH.endonym, LOCALES.in_IN.endonym, LOCALES.al_AL.endonym]).toEqual([
      "العربية",
      "Bahasa Indonesia",
      "Shqip",
    ]);
    for (const code of LOCALE_CODES) expect(LOCALES[code].endonym).not.toBe("");
  });

  it("knows its codes with a hyphen and in any case, and no others", () => {
    expect([findLocale("es-es"), findLocale(" AR_bh "), findLocale("fr_CA"), findLocale(""), findLocale(null)]).toEqual(
      ["es_ES", "ar_BH", null, null, null],
    );
    expect(isLocaleCode("toString")).toBe(false);
  });

  it("falls back to en_US for what is not supported", () => {
    expect([resolveLocale("zh_CN"), resolveLocale(undefined), resolveLocale("de")]).toEqual(["en_US", "en_US", "de"]);
  });

  it("shows the messages of en_US where a language has none", () => {
    expect([messageLocaleOf("es"), messageLocaleOf("ar_BH"), messageLocaleOf("th_TH"), messageLocaleOf("xx")]).toEqual([
      "es_ES",
      "ar_BH",
      "en_US",
      "en_US",
    ]);
    expect(LOCALE_CODES.filter(hasMessages)).toEqual(["en_US", "en_GB", "es_ES", "es", "ar_BH"]);
    expect(["es-es", "xx", ""].filter(hasMessages)).toEqual(["es-es"]);
  });
});

describe("the locale of a request", () => {
  it("is the first wish in the order query, cookie, user, organization, browser", () => {
    const all = { query: "de", cookie: "nl", user: "hu", organizationDefault: "ro", acceptLanguage: "fr-FR" };
    expect(negotiateLocale(all)).toBe("de");
    expect(negotiateLocale({ ...all, query: null })).toBe("nl");
    expect(negotiateLocale({ ...all, query: null, cookie: null })).toBe("hu");
    expect(negotiateLocale({ organizationDefault: "ro", acceptLanguage: "fr-FR" })).toBe("fr_FR");
    expect(negotiateLocale({ organizationDefault: "ro", acceptLanguage: "xx" })).toBe("ro");
    expect(negotiateLocale({ organizationDefault: "ro", acceptLanguage: null })).toBe("ro");
    expect(negotiateLocale({ organizationDefault: "ar_BH", acceptLanguage: "de", allowed: ["ar_BH", "en_US"] })).toBe(
      "ar_BH",
    );
    expect(negotiateLocale({ acceptLanguage: "fr-FR" })).toBe("fr_FR");
  });

  it("skips what the organization does not allow or nobody supports", () => {
    expect(negotiateLocale({ query: "de", cookie: "zz_ZZ", user: "ar_BH", allowed: ["en_US", "ar_BH"] })).toBe("ar_BH");
  });

  it("is en_US where nothing fits, or the first allowed one where en_US is not allowed", () => {
    expect(negotiateLocale({})).toBe("en_US");
    expect(negotiateLocale({ query: "de", allowed: ["ar_BH", "es_ES"] })).toBe("ar_BH");
    expect(negotiateLocale({ query: "de", allowed: [] })).toBe("de");
  });

  it("reads the browser's languages by their quality", () => {
    const allowed = ["en_US", "es_ES", "ar_BH"];
    expect(negotiateLocale({ acceptLanguage: "zh-CN, en;q=0.5, ar;q=0.8", allowed })).toBe("ar_BH");
    expect(negotiateLocale({ acceptLanguage: "es-MX;q=0.9,en-GB;q=0.3", allowed })).toBe("es_ES");
    expect(negotiateLocale({ acceptLanguage: "es;q=0, *", allowed })).toBe("en_US");
    expect(negotiateLocale({ acceptLanguage: ";;;,q=", allowed })).toBe("en_US");
  });

  it("prefers the exact tag to another region of the language", () => {
    expect(negotiateLocale({ acceptLanguage: "pt-PT" })).toBe("pt_PT");
    expect(negotiateLocale({ acceptLanguage: "in-ID" })).toBe("in_IN");
  });
});
