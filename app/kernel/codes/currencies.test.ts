import { describe, expect, it } from "vitest";
import { CURRENCIES, currencyByCode, currencyById } from "./currencies";
import { minorUnitDigits } from "./minor-units";

describe("the currency list", () => {
  it("has about 140 currencies, each with an id and a code of its own", () => {
    expect(CURRENCIES.length).toBeGreaterThanOrEqual(130);
    expect(CURRENCIES.length).toBeLessThanOrEqual(160);
    expect(new Set(CURRENCIES.map(({ id }) => id)).size).toBe(CURRENCIES.length);
    expect(new Set(CURRENCIES.map(({ code }) => code)).size).toBe(CURRENCIES.length);
  });

  it("has the numbers that the specification gives", () => {
    expect([1, 2, 3, 4, 32].map((id) => currencyById(id)?.code)).toEqual(["INR", "USD", "EUR", "GBP", "AED"]);
  });

  it("numbers the others by ISO 4217, so that they never change", () => {
    expect([currencyByCode("BHD")?.id, currencyByCode("ARS")?.id, currencyByCode("XOF")?.id]).toEqual([
      1048, 1032, 1952,
    ]);
  });

  it("has no metals, funds or test codes", () => {
    expect(["XAU", "XTS", "XDR", "USN", "CLF", "CHE"].filter(currencyByCode)).toEqual([]);
  });

  it("knows the minor units that the standard gives", () => {
    expect(["USD", "BHD", "KWD", "JPY", "XOF", "EUR"].map(minorUnitDigits)).toEqual([2, 3, 3, 0, 0, 2]);
    const wrong = CURRENCIES.filter(({ code, digits }) => minorUnitDigits(code) !== digits);
    expect(wrong).toEqual([]);
  });
});
