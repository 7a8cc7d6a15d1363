import { describe, expect, it } from "vitest";
import { foldText } from "~/kernel/text/fold-text";
import { codingOf, termOf } from "./find-term";
import { namesIn } from "./name-index";
import { suggestTerms } from "./suggest-terms";
import { TERM_LANGUAGES, type Term } from "./term";
import { termsOf } from "./terms";
import { VOCABULARIES, type VocabularyName } from "./vocabulary-names";

const terms = (vocabulary: VocabularyName): readonly Term[] => termsOf(vocabulary);

/** Modulo 10, as LOINC counts it. */
function hasCheckDigit(code: string): boolean {
  const [digits = "", check] = code.split("-");
  const doubled = [...digits].reverse().map((digit, at) => (at % 2 === 0 ? Number(digit) * 2 : Number(digit)));
  const sum = doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return (10 - (sum % 10)) % 10 === Number(check);
}

const OWN_CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The shape of the codes of each vocabulary. */
const CODES: Readonly<Record<VocabularyName, (code: string) => boolean>> = {
  allergens: (code) => OWN_CODE.test(code),
  conditions: (code) => /^[A-Z]\d\d(\.\d)?$/.test(code),
  drugs: (code) => OWN_CODE.test(code),
  vaccines: (code) => /^\d{2,3}$/.test(code),
  procedures: (code) => OWN_CODE.test(code),
  neededReasons: (code) => OWN_CODE.test(code),
  laboratoryTests: (code) => /^\d{3,5}-\d$/.test(code) && hasCheckDigit(code),
};

const LEAST: Readonly<Record<VocabularyName, number>> = {
  allergens: 120,
  conditions: 400,
  drugs: 600,
  vaccines: 80,
  procedures: 150,
  laboratoryTests: 150,
  neededReasons: 35,
};

describe.each(VOCABULARIES)("the vocabulary of %s", (vocabulary) => {
  it("knows what is common", () => {
    expect(terms(vocabulary).length).toBeGreaterThanOrEqual(LEAST[vocabulary]);
  });

  it("has one system, and codes of its shape of which no two are the same", () => {
    const codes = terms(vocabulary).map(({ code }) => code);
    expect(codes.filter((code) => !CODES[vocabulary](code))).toEqual([]);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    expect(new Set(terms(vocabulary).map(({ system }) => system)).size).toBe(1);
  });

  it("has names of every term in each language, in its script", () => {
    for (const { code, names } of terms(vocabulary)) {
      for (const language of TERM_LANGUAGES) for (const name of names[language]) expect(name, code).toBe(name.trim());
      expect(names.ar[0], code).toMatch(/\p{Script=Arabic}/u);
      expect(`${names.en[0]} ${names.es[0]}`, code).not.toMatch(/\p{Script=Arabic}/u);
    }
  });

  it("has no name, folded, that two terms share, with the Arabic article or without", () => {
    const owners = new Map<string, Set<string>>();
    for (const { term, words, bare } of namesIn(vocabulary))
      for (const name of [words, bare]) owners.set(name, (owners.get(name) ?? new Set()).add(term.code));
    expect([...owners].filter(([, codes]) => codes.size > 1).map(([name, codes]) => [name, ...codes])).toEqual([]);
  });

  it("finds the code of every name of every term", () => {
    for (const { system, code, names } of terms(vocabulary))
      for (const name of TERM_LANGUAGES.flatMap((language) => names[language]))
        expect(codingOf(vocabulary, ` ${name.toUpperCase()} `), name).toEqual({ system, code, display: names.en[0] });
  });

  it("finds every term by the first three letters of each of its names, and by a whole name first", () => {
    const known = new Map<string, ReadonlySet<string>>();
    const codesOf = (typed: string) => {
      const codes = known.get(typed) ?? new Set(suggestTerms(vocabulary, typed, "en_US", 5_000).map((s) => s.code));
      known.set(typed, codes);
      return codes;
    };
    for (const { code, names } of terms(vocabulary))
      for (const name of TERM_LANGUAGES.flatMap((language) => names[language])) {
        expect(codesOf(foldText(name).slice(0, 3)).has(code), name).toBe(true);
        expect(suggestTerms(vocabulary, name, "en_US", 1)[0]?.code, name).toBe(code);
      }
  });
});

it("every vaccine is against diseases that the conditions know", () => {
  const conditions = new Set(terms("conditions").map(({ code }) => code));
  for (const { code, against } of termsOf("vaccines")) {
    expect(against.length, code).toBeGreaterThan(0);
    expect(against.filter((disease) => !conditions.has(disease))).toEqual([]);
  }
});

it("every class or substance that a medication allergen covers is one that a medicine has", () => {
  const drugs = termsOf("drugs");
  const substances = new Set(drugs.flatMap((drug) => drug.substances));
  const classes = new Set(drugs.flatMap((drug) => drug.classes));
  for (const allergen of termsOf("allergens")) {
    expect(allergen.substances.filter((code) => !substances.has(code))).toEqual([]);
    expect(allergen.classes.filter((name) => !classes.has(name))).toEqual([]);
    if (allergen.category === "MEDICATION")
      expect([...allergen.substances, ...allergen.classes].length, allergen.code).toBeGreaterThan(0);
  }
});

it("a combination has the substances it names and the classes of each", () => {
  expect(termOf("drugs", "co-amoxiclav")).toMatchObject({
    substances: ["amoxicillin", "clavulanic-acid"],
    classes: ["penicillin"],
    products: [
      { form: "TABLET", strengths: [{ amount: "500/125", unit: "mg" }, { amount: "875/125" }] },
      { form: "SUSPENSION", strengths: [{ amount: "125/31.25", unit: "mg", per: "5ml" }, {}, {}] },
    ],
  });
});
