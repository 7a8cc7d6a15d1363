import { expect, test } from "vitest";
import { meantName } from "./meant-name";

test("one or two wrong letters of a longer name are asked about", () => {
  expect(["Amoxicilin", "Paracetmol 500 mg", "Ibuporfen", "Atorvastatine calc"].map(meantName)).toEqual([
    ...["Amoxicillin", "Paracetamol", "Ibuprofen", "Atorvastatin"],
  ]);
});

test("what is like no name, and what is short, is asked about nothing", () => {
  expect(["My blue pills", "Zzyprex", "Asprn", "Grandma's drops", ""].map(meantName)).toEqual(Array(5).fill(null));
});
