import { createFormat } from "./format";
import { describe, expect, it, test } from "vitest";
import {
  callingCodeChoices,
  callingCodeList,
  callingCodeOptions,
  labelledCallingCodes,
  localizedCountries,
} from "./calling-codes";

describe("the calling code picker", () => {
  it("names the countries in the reader's language", () => {
    const label = (bcp47: string) => callingCodeOptions(bcp47).find(({ isoCode }) => isoCode === "DE")?.label;
    expect([label("en-US"), label("es-ES"), label("ar-BH")]).toEqual([
      "+49 (Germany)",
      "+49 (Alemania)",
      "+49 (ألمانيا)",
    ]);
  });

  it("sorts them as the reader's language does", () => {
    const spanish = localizedCountries("es-ES").map(({ countryName }) => countryName);
    const around = spanish.filter((name) => ["Nigeria", "Níger", "Nicaragua", "Noruega"].includes(name));
    expect(around).toEqual(["Nicaragua", "Níger", "Nigeria", "Noruega"]);
    expect(localizedCountries("es-ES")).toBe(localizedCountries("es-ES"));
  });
});

test.each([
  ["44", "GB"],
  ["61", "AU"],
  ["1", "US"],
  ["34", "ES"],
])("+%s begins with %s in every language, however the countries are sorted", (code, country) => {
  for (const bcp47 of ["en-US", "es-ES", "ar-BH"]) {
    const { codes, chosen } = callingCodeChoices(bcp47, code);
    expect(chosen).toBe(code);
    const named = createFormat(bcp47).countryName(country);
    expect(codes.find(({ value }) => value === chosen)?.label).toContain(named);
    expect(codes.filter(({ value }) => value === chosen)).toHaveLength(1);
    const listed = callingCodeList(bcp47).filter(({ value }) => value === code);
    expect(listed.map(({ label }) => label)).toEqual([codes.find(({ value }) => value === chosen)?.label]);
  }
});

describe("the calling codes of a small page", () => {
  it("are their own labels, and what was chosen is chosen again: a label, or the digits of a call", () => {
    const { codes, chosen } = labelledCallingCodes("en-US", "44", "");
    expect([chosen, codes.every(({ value, label }) => value === label)]).toEqual(["+44 (United Kingdom)", true]);
    expect(labelledCallingCodes("en-US", "44", "34").chosen).toBe("+34 (Spain)");
    expect(labelledCallingCodes("en-US", "44", "+44 (Guernsey)").chosen).toBe("+44 (Guernsey)");
  });
});
