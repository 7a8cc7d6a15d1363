import { expect, test } from "vitest";
import { emergencyNumber } from "./emergency-numbers";

test.each([
  ["US", "911"],
  ["GB", "999"],
  ["DE", "112"],
  ["ES", "112"],
  ["BH", "999"],
  ["AE", "998"],
  ["EG", "123"],
  ["AU", "000"],
])("in %s people call %s", (country, number) => {
  expect(emergencyNumber(country)).toBe(number);
});

test("where the country is not known it is the number that every mobile phone knows", () => {
  expect([emergencyNumber(""), emergencyNumber("ZZ")]).toEqual(["112", "112"]);
});

test("where no country is named it is that of the calling code", () => {
  expect([emergencyNumber("", "44"), emergencyNumber("", "973"), emergencyNumber("US", "44")]).toEqual([
    "999",
    "999",
    "911",
  ]);
});
