import { describe, expect, it } from "vitest";
import { z } from "zod";
import { COUNTRY_ENTRIES } from "../codes/countries";
import { phoneTextField, settlePhone } from "./phone-field";
import { readPhone, splitInternational } from "./phone-number";
import { readPossiblePhone } from "./possible-phone";

describe("a phone number is read as people write it", () => {
  it.each([
    ["+973 3312 3456", "973", "33123456"],
    ["00973-33123456", "973", "33123456"],
    ["+1 (809) 555-0100", "1809", "5550100"],
    ["+44 (0)20 7946 0958", "44", "2079460958"],
    ["0044 (0) 20 7946 0958", "44", "2079460958"],
    ["\u202b+٩٧٣ ٣٣١٢ ٣٤٥٦\u202c", "973", "33123456"],
    ["\u200e+973\u00a03312\u200b3456\u200f", "973", "33123456"],
    ["97333123456+", "973", "33123456"],
    ["۰۰۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹", "98", "9123456789"],
    ["＋３４　６００１１２２３３", "34", "600112233"],
    ["0171/123 45 67", "34", "01711234567"],
    ["612.345.678", "34", "612345678"],
    ["٠٦١٢٣٤٥٦٧٨", "34", "0612345678"],
  ])("%j", (text, phoneCallingCode, phone) => {
    expect(readPhone(text, "34")).toEqual({ phoneCallingCode, phone });
  });

  it.each(["9.73E+10", "call mother", "+", "00", "+0123", "12+34", "++34600112233"])("but not %j", (text) => {
    expect(readPhone(text, "34")).toBeNull();
  });

  it("with every calling code of the country table", () => {
    for (const { countryCallingCode } of COUNTRY_ENTRIES)
      expect(splitInternational(`${countryCallingCode}2345678`)).toEqual({
        phoneCallingCode: countryCallingCode,
        phone: "2345678",
      });
  });
});

describe("a form that takes a phone number", () => {
  const schema = z.object({ phoneCallingCode: z.string(), phone: phoneTextField }).check(settlePhone);

  it("goes by the country that the number names, and else by the calling code that was chosen", () => {
    const read = (phone: string) => schema.parse({ phoneCallingCode: "973", phone });
    expect(read("+44 7700 900733")).toEqual({ phoneCallingCode: "44", phone: "7700900733" });
    expect(read("0044/7700/900733")).toEqual({ phoneCallingCode: "44", phone: "7700900733" });
    expect(read("+973 3312 3456")).toEqual({ phoneCallingCode: "973", phone: "33123456" });
    expect(read("٣٣١٢ ٣٤٥٦")).toEqual({ phoneCallingCode: "973", phone: "33123456" });
    expect(schema.parse({ phoneCallingCode: "1", phone: "+1 809 555 0100" })).toEqual({
      phoneCallingCode: "1",
      phone: "8095550100",
    });
  });

  it.each(["call mother", "+", "+0999"])("refuses %j at its field", (phone) => {
    const issues = schema.safeParse({ phoneCallingCode: "973", phone }).error?.issues;
    expect(issues).toMatchObject([{ path: ["phone"], message: "errors:field.phone" }]);
  });
});

describe("a phone number that networks could connect", () => {
  it.each([
    ["07700 900733", { callingCode: "973", countryCode: "GB" }, "44", "7700900733"],
    ["7700900733", { callingCode: "973", countryCode: "GB" }, "44", "7700900733"],
    ["8 912 345-67-89", { callingCode: "973", countryCode: "RU" }, "7", "9123456789"],
    ["06 20 123 4567", { callingCode: "973", countryCode: "HU" }, "36", "201234567"],
    ["06 1234 5678", { callingCode: "973", countryCode: "IT" }, "39", "0612345678"],
    ["(809) 555-0100", { callingCode: "973", countryCode: "DO" }, "1809", "5550100"],
    ["829 555 0100", { callingCode: "973", countryCode: "DO" }, "1829", "5550100"],
    ["555-0100", { callingCode: "973", countryCode: "BM" }, "1441", "5550100"],
    ["1 212 555 0100", { callingCode: "973", countryCode: "US" }, "1", "2125550100"],
    ["+1 809 555 0100", { callingCode: "1" }, "1", "8095550100"],
    ["97333123456", { callingCode: "973" }, "973", "33123456"],
    ["33123456", { callingCode: "973", countryCode: "" }, "973", "33123456"],
    ["+44 7700 900733", { callingCode: "973", countryCode: "BH" }, "44", "7700900733"],
    ["5550100", { callingCode: "5999" }, "5999", "5550100"],
  ])("%j of %j", (text, home, phoneCallingCode, phone) => {
    expect(readPossiblePhone(text, home)).toEqual({ phoneCallingCode, phone });
  });

  it.each([
    ["33123456", { callingCode: "973", countryCode: "US" }],
    ["600", { callingCode: "34" }],
    ["+34 600", { callingCode: "34" }],
    ["+999 123456", { callingCode: "34" }],
    ["12", { callingCode: "1809" }],
  ])("is not %j of %j", (text, home) => {
    expect(readPossiblePhone(text, home)).toBeNull();
  });

  it("is looked for in the plan of every country without a failure", () => {
    for (const { countryISOCode, countryCallingCode } of COUNTRY_ENTRIES)
      for (const text of ["1", "00", "0123456", "12345678901234567890"])
        expect(() =>
          readPossiblePhone(text, { callingCode: countryCallingCode, countryCode: countryISOCode }),
        ).not.toThrow();
  });
});
