import { expect, test } from "vitest";
import { frequentNames } from "./frequent-names";

const LIST = "Paracetamol 500 mg\nÁcido fólico 5 mg\nميتفورمين 850\nAmoxicillin 500 mg\nParacetamol syrup";

test("an organization's own names are found by the beginning of their words, in its order", () => {
  expect(frequentNames(LIST, "para")).toEqual(["Paracetamol 500 mg", "Paracetamol syrup"]);
  expect(frequentNames(LIST, "500 amox")).toEqual(["Amoxicillin 500 mg"]);
  expect(frequentNames(LIST, "acido FOL")).toEqual(["Ácido fólico 5 mg"]);
  expect(frequentNames(LIST, "ميت")).toEqual(["ميتفورمين 850"]);
});

test("nothing typed and nothing listed finds nothing, and no more is found than is asked for", () => {
  expect(frequentNames(LIST, " ")).toEqual([]);
  expect(frequentNames("", "para")).toEqual([]);
  expect(frequentNames(LIST, "para", 1)).toEqual(["Paracetamol 500 mg"]);
});
