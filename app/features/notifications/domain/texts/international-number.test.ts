import { expect, it } from "vitest";
import { internationalNumber } from "./international-number";

it.each([
  ["44", "07700 900123", "+447700900123"],
  ["34", "600 11 22 33", "+34600112233"],
  // Italy dials its zero from abroad too.
  ["39", "0612345678", "+390612345678"],
  ["973", "17000100", "+97317000100"],
  ["1809", "555-1234", "+18095551234"],
])("+%s and %s is %s", (code, phone, number) => {
  expect(internationalNumber(code, phone)).toBe(number);
});

it.each([
  ["", "600112233"],
  ["34", ""],
  ["1", "12"],
  ["34", "call my mother"],
])("of %j and %j no number is made", (code, phone) => {
  expect(internationalNumber(code, phone)).toBe("");
});
