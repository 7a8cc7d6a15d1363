import { expect, test } from "vitest";
import { termsOf } from "../vocabulary/terms";
import { brandNames } from "./brand-names";
import { checkMedication } from "./check-medication";
import { controlOf } from "./controlled-substances";
import { namedSubstances } from "./named-substances";

const known = new Set(termsOf("drugs").flatMap(({ substances }) => substances));

test("every brand stands for substances that are known, and is no name of another one", () => {
  const wrong = brandNames().filter(({ substances }) => !substances.every((code) => known.has(code)));
  expect(wrong).toEqual([]);
  for (const { brand, substances } of brandNames())
    expect([brand, namedSubstances(brand).substances]).toEqual([brand, substances]);
});

test("a medicine that is written by its brand is checked as the substance is", () => {
  const nobody = { contraindications: [], medications: [] };
  const check = checkMedication("Augmentin 625 mg", { ...nobody, allergies: [{ name: "Penicillins" }] });
  expect(check.recognized).toBe(true);
  expect(check.findings).toMatchObject([{ kind: "ALLERGY", reason: "sameClass", level: "stop" }]);
});

test("drugs under the strictest international control are told from those that many countries control", () => {
  expect(["Morphine 10 mg", "OxyContin", "مورفين", "Metilfenidato"].map(controlOf)).toEqual(Array(4).fill("always"));
  expect(["Diazepam", "Tramadol", "Lyrica"].map(controlOf)).toEqual(Array(3).fill("often"));
  expect(["Paracetamol", "Something else"].map(controlOf)).toEqual([null, null]);
});

test("common names of the most sold medicines of many countries are known", () => {
  const of = (name: string) => namedSubstances(name).substances.join(" ");
  expect(["Tazocin", "Fosamax 70 mg", "Ultracet", "Pen V", "Ventolin 100 mcg inhaler"].map(of)).toEqual([
    ...["piperacillin tazobactam", "alendronic-acid", "tramadol paracetamol", "phenoxymethylpenicillin", "salbutamol"],
  ]);
  expect(["Doliprane", "Crocin", "Dolo 650", "Calpol"].map(of)).toEqual(Array(4).fill("paracetamol"));
  expect(of("Dolo-Neurobion")).toBe("diclofenac");
});
