import { describe, expect, it } from "vitest";
import { labelledCallingCodes } from "~/i18n/calling-codes";
import { MESSAGE_LOCALES, LOCALES } from "~/i18n/locales";
import { visitorFields } from "./visitor";

const { phoneCallingCode } = visitorFields.shape;

describe("the calling code that a visitor posts", () => {
  it("is read from every choice of the form in every language, and again from what was read", () => {
    for (const locale of MESSAGE_LOCALES)
      for (const { value } of labelledCallingCodes(LOCALES[locale].bcp47, "44", "").codes) {
        const code = phoneCallingCode.parse(value);
        expect([value, value.replace("\u200e", "").startsWith(`+${code} (`)]).toEqual([value, true]);
        expect(phoneCallingCode.parse(code)).toBe(code);
      }
  });

  it("may be digits, with a plus or with the country", () => {
    expect(["44", "+44", "91-IN"].map((text) => phoneCallingCode.parse(text))).toEqual(["44", "44", "91"]);
  });

  it("is nothing else", () => {
    for (const text of ["", "Spain", "+44 (", "+44 (x) 1", "44 <b>", "1234567"])
      expect([text, phoneCallingCode.safeParse(text).success]).toEqual([text, false]);
  });
});
