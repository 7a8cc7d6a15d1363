import { describe, expect, it } from "vitest";
import { callingCodeLabel, COUNTRY_ENTRIES, defaultCallingCode, isCallingCode } from "./countries";

const codesOf = (iso: string) =>
  COUNTRY_ENTRIES.filter(({ countryISOCode }) => countryISOCode === iso).map((entry) => entry.countryCallingCode);

describe("the country list", () => {
  it("has about 240 entries, each with an id of its own", () => {
    expect(COUNTRY_ENTRIES.length).toBeGreaterThanOrEqual(230);
    expect(COUNTRY_ENTRIES.length).toBeLessThanOrEqual(260);
    expect(new Set(COUNTRY_ENTRIES.map(({ id }) => id)).size).toBe(COUNTRY_ENTRIES.length);
  });

  it("has three Dominican and two Puerto Rican codes, and one of everybody else", () => {
    expect(codesOf("DO")).toEqual(["1809", "1829", "1849"]);
    expect(codesOf("PR")).toEqual(["1787", "1939"]);
    const counts = new Map<string, number>();
    for (const { countryISOCode } of COUNTRY_ENTRIES) counts.set(countryISOCode, (counts.get(countryISOCode) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 1).map(([iso]) => iso)).toEqual(["DO", "PR"]);
  });

  it("keeps the number of an entry, whatever the list becomes", () => {
    const idOf = (code: string) => COUNTRY_ENTRIES.find(({ countryCallingCode }) => countryCallingCode === code)?.id;
    expect([idOf("973"), idOf("91"), idOf("1809"), idOf("1849")]).toEqual([2080, 9140, 4150, 4152]);
  });

  it("labels a code '+code (country name)'", () => {
    const bahrain = COUNTRY_ENTRIES.find(({ countryISOCode }) => countryISOCode === "BH");
    expect(bahrain && callingCodeLabel(bahrain)).toBe("+973 (Bahrain)");
    expect(codesOf("XK")).toEqual(["383"]);
  });
});

describe("the calling code that a form starts with", () => {
  it("is the organization's own, otherwise India's", () => {
    expect([defaultCallingCode("973"), defaultCallingCode("+34"), defaultCallingCode(" 1809 ")]).toEqual([
      "973",
      "34",
      "1809",
    ]);
    expect([defaultCallingCode(null), defaultCallingCode(""), defaultCallingCode("000")]).toEqual(["91", "91", "91"]);
    expect([isCallingCode("973"), isCallingCode("+973"), isCallingCode("")]).toEqual([true, false, false]);
  });
});
