import { expect, test } from "vitest";
import { isSubstanceClass } from "../vocabulary/substance-classes";
import { termsOf } from "../vocabulary/terms";
import { CAUTIONED, cautionsOf, sameClassAs } from "./person-cautions";

const WOMAN = { age: 30, isFemale: true, isPregnant: false };

test("every substance and class of the tables is one that the vocabulary knows", () => {
  const known = new Set(termsOf("drugs").flatMap(({ substances }) => substances));
  expect(CAUTIONED.filter((name) => !isSubstanceClass(name) && !known.has(name))).toEqual([]);
});

test.each([
  ["what harms an unborn child, of somebody who is pregnant", "Fluconazole", { isPregnant: true }, ["pregnant"]],
  ["what does not harm it", "Paracetamol", { isPregnant: true }, []],
  ["the most harmful, of every woman who may be pregnant", "Isotretinoin", {}, ["mayBePregnant"]],
  ["not of a man", "Isotretinoin", { isFemale: false }, []],
  ["what is not for children, by their age", "Doxycycline", { age: 9 }, ["child"]],
  ["from that age on no more", "Doxycycline", { age: 12 }, []],
  ["aspirin of a child, in Arabic", "حمض أسيتيل الساليسيليك", { age: 10 }, ["child"]],
  ["what harms older people", "Diazepam 5 mg", { age: 80 }, ["older"]],
  ["nothing of words that it does not know", "Grandma's drops", { age: 2, isPregnant: true }, []],
])("warns of %s", (_, name, person, reasons) => {
  expect(cautionsOf(name, { ...WOMAN, ...person }).map(({ reason }) => reason)).toEqual(reasons);
});

test("what is never given in pregnancy is a danger, what may harm a caution", () => {
  const pregnant = { ...WOMAN, isPregnant: true };
  const never = ["Isotretinoin", "Acitretin", "Valproate", "Warfarin", "Misoprostol", "Methotrexate", "Ramipril"];
  for (const name of [...never, "Mycophenolate mofetil", "Losartan", "Thalidomide", "Ribavirin", "Leflunomide"])
    expect(cautionsOf(name, pregnant)).toEqual([{ reason: "harmsUnborn", level: "stop" }]);
  expect(cautionsOf("Finasteride", pregnant)).toEqual([{ reason: "harmsUnborn", level: "stop" }]);
  expect(cautionsOf("Atorvastatin", pregnant)).toEqual([{ reason: "pregnant", level: "warn" }]);
});

test("two of a class of which one is enough are told, the same substance twice is another warning", () => {
  const others = [{ name: "Naproxen 250 mg" }, { name: "Ibuprofen gel" }, { name: "Amlodipine" }];
  expect(sameClassAs("Ibuprofen 400 mg", others)).toEqual([{ name: "Naproxen 250 mg" }]);
  expect(sameClassAs("Prednisolone", [{ name: "Dexamethasone" }])).toEqual([]);
});
