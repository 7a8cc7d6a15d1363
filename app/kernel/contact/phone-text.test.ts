import { expect, test } from "vitest";
import { phoneShown, phoneText } from "./phone-text";

const text = (phoneCallingCode: string, phone: string) => phoneText({ phoneCallingCode, phone });

test("a phone number is written in groups that can be read out", () => {
  expect(text("44", "7700900733")).toBe("+44 7700 900 733");
  expect(text("973", "36001234")).toBe("+973 3600 1234");
  expect(text("34", "612345678")).toBe("+34 612 345 678");
  expect(text("1", "2025550123")).toBe("+1 202 555 0123");
  expect(text("49", "15112345678")).toBe("+49 151 1234 5678");
  expect(text("47", "4012345")).toBe("+47 401 2345");
});

test("the number of a place is put in groups where it was typed without any", () => {
  expect(phoneShown("+442079460100")).toBe("+44 20 7946 0100");
  expect(phoneShown("+12125550100")).toBe("+1 212 555 0100");
  expect(phoneShown("+44 (0)20 7946 0100")).toBe("+44 (0)20 7946 0100");
  expect(phoneShown("020 7946")).toBe("020 7946");
  expect(phoneShown("")).toBe("");
});

test("what is no number of a country stays as it was written, and of none nothing is said", () => {
  expect(text("44", "1234")).toBe("+44 1234");
  expect(text("", "020 7946")).toBe("020 7946");
  expect(text("44", "")).toBe("");
});
