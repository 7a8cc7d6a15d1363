import { expect, test } from "vitest";
import { isSubstanceClass } from "../vocabulary/substance-classes";
import { termsOf } from "../vocabulary/terms";
import { diseaseCautions, WORDS_OF_DISEASES } from "./disease-cautions";

const levels = (medicine: string, ...codes: string[]) =>
  diseaseCautions(
    medicine,
    codes.map((code) => ({ id: code, name: code, code })),
  ).map(({ level, name }) => `${level} ${name}`);

test("each word of the table is a class, or a substance that the vocabulary knows", () => {
  const known = new Set(termsOf("drugs").flatMap(({ substances }) => substances));
  expect(WORDS_OF_DISEASES.filter((word) => !isSubstanceClass(word) && !known.has(word))).toEqual([]);
});

test.each([
  ["Metformin", "N18.5", "stop N18.5"],
  ["Nitrofurantoin", "N18.5", "stop N18.5"],
  ["Metformin", "N18.3", "warn N18.3"],
  ["Propranolol", "J45.9", "stop J45.9"],
  ["Bisoprolol", "J45.9", "warn J45.9"],
  ["Verapamil", "I50.0", "stop I50.0"],
  ["Diltiazem", "I50.9", "stop I50.9"],
  ["Ibuprofen", "N18.4", "stop N18.4"],
  ["Naproxen", "I50.9", "stop I50.9"],
  ["Diclofenac", "K27.9", "stop K27.9"],
  ["Sumatriptan", "I25.9", "stop I25.9"],
])("%s with %s is told", (medicine, code, expected) => {
  expect(levels(medicine, code)).toEqual([expected]);
});

test("what has nothing to do with a disease is not told, nor a condition without a code", () => {
  expect(levels("Paracetamol", "N18.5", "J45.9", "I50.9")).toEqual([]);
  expect(levels("Metformin", "")).toEqual([]);
  expect(levels("Metformin", "J45.9")).toEqual([]);
});
