import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DEFAULT_LOCALE, LOCALES, MESSAGE_LOCALES } from "../locales";
import type { MessageTree } from "../message-types";
import { MESSAGES } from "../../../tests/support/all-messages";

const translated = MESSAGE_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The cardinal categories of CLDR, by hand: what a plural must have in each language. */
const PLURAL_FORMS = {
  en_US: ["one", "other"],
  es_ES: ["many", "one", "other"],
  ar_BH: ["few", "many", "one", "other", "two", "zero"],
} as const;

const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(tree: MessageTree, prefix = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") found.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) found.set(inner, text);
  }
  return found;
}

const withoutForms = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(PLURAL, "")))].sort();
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name).sort();

function pluralForms(messages: Map<string, string>): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const key of messages.keys()) {
    const form = PLURAL.exec(key)?.[1];
    const base = key.replace(PLURAL, "");
    if (form) forms.set(base, [...(forms.get(base) ?? []), form].sort());
  }
  return forms;
}

describe("the messages", () => {
  const english = flatten(MESSAGES.en_US);

  it("stand in a folder for each language that is shown", () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...MESSAGE_LOCALES].sort());
  });

  it.each(translated)("of %s have the keys of the English ones, no more and no fewer", (locale) => {
    expect(withoutForms(flatten(MESSAGES[locale]).keys())).toEqual(withoutForms(english.keys()));
  });

  it.each(MESSAGE_LOCALES)("of %s have every plural in all forms of the language", (locale) => {
    const forms = pluralForms(flatten(MESSAGES[locale]));
    expect(forms.size).toBeGreaterThan(10);
    for (const [base, found] of forms) expect([base, found]).toEqual([base, [...PLURAL_FORMS[locale]]]);
  });

  it.each(MESSAGE_LOCALES)("of %s know the plural forms that the runtime asks for", (locale) => {
    const { pluralCategories } = new Intl.PluralRules(LOCALES[locale].bcp47).resolvedOptions();
    expect([...pluralCategories].sort()).toEqual([...PLURAL_FORMS[locale]]);
  });

  it.each(translated)("of %s ask for the values that the English ones ask for", (locale) => {
    for (const [key, text] of flatten(MESSAGES[locale])) {
      const base = key.replace(PLURAL, "");
      const source = english.get(key) ?? english.get(`${base}_other`) ?? "";
      // A form that names its number in words (one, two, none) needs no digits.
      const namesItsNumber = /_(zero|one|two)$/.test(key) && !text.includes("{{count");
      const wanted = placeholders(source).filter((name) => !(namesItsNumber && name === "count"));
      expect([key, placeholders(text)]).toEqual([key, wanted]);
    }
  });

  it.each(MESSAGE_LOCALES)("of %s are not empty", (locale) => {
    for (const [key, text] of flatten(MESSAGES[locale])) expect([key, text.trim()]).not.toEqual([key, ""]);
  });

  it("of ar_BH are written in Arabic wherever there are words at all", () => {
    const words = [...flatten(MESSAGES.ar_BH)].filter(([, text]) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, "")));
    const latin = words.filter(([, text]) => !/\p{Script=Arabic}/u.test(text)).map(([key]) => key);
    expect(latin).toEqual(["common.productName"]);
  });

  it("of es_ES are no copies of the English ones: no sentence of three words or more is the same", () => {
    const copied = [...flatten(MESSAGES.es_ES)].filter(
      ([key, text]) => english.get(key) === text && text.replaceAll(/\{\{.*?\}\}/g, "").split(/[^\p{L}]+/u).length > 3,
    );
    expect(copied).toEqual([]);
  });
});
