import { describe, expect, it } from "vitest";
import { z } from "zod";
import { COUNTRY_ENTRIES } from "../codes/countries";
import { phoneTextField, settlePhone } from "./phone-field";
import { readPhone, splitInternational } from "./phone-number";
import { readPossiblePhone } from "./possible-phone";
import { phoneAtHome, storePhone } from "./stored-phone";

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

describe.each([
  ["in a browser", settlePhone],
  ["where it is stored", storePhone],
])("a form that takes a phone number %s", (_, settle) => {
  const schema = z.object({ phoneCallingCode: z.string(), phone: phoneTextField }).check(settle);

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

describe("a phone number that is stored", () => {
  const schema = z.object({ phoneCallingCode: z.string(), phone: phoneTextField }).check(storePhone);

  it.each([
    ["44", "07700900558", "44", "7700900558"],
    ["44", "٠٧٧٠٠٩٠٠٥٥٨", "44", "7700900558"],
    ["44", "447700900555", "44", "7700900555"],
    ["91", "919876543210", "91", "9876543210"],
    ["7", "8 912 345-67-89", "7", "9123456789"],
    ["39", "06 1234 5678", "39", "0612345678"],
    ["44", "0700", "44", "0700"],
    ["44", "020 7946 0958", "44", "2079460958"],
  ])("stores of +%s %s what the import stores", (phoneCallingCode, phone, code, stored) => {
    expect(schema.parse({ phoneCallingCode, phone })).toEqual({ phoneCallingCode: code, phone: stored });
  });

  it("and of a call without a calling code what the organization's makes of it", () => {
    expect(phoneAtHome({ phone: "07700900558" }, "44")).toEqual({ phoneCallingCode: "44", phone: "7700900558" });
    expect(phoneAtHome({ phone: "" }, "44")).toEqual({ phoneCallingCode: "44", phone: "" });
    expect(phoneAtHome({ phoneCallingCode: "973", phone: "33123456" }, "44")).toEqual({
      phoneCallingCode: "973",
      phone: "33123456",
    });
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
    ["919876543210", "IN", "91", "9876543210"],
    ["9112345678", "IN", "91", "9112345678"],
    ["971501234567", "AE", "971", "501234567"],
    ["2348031234567", "NG", "234", "8031234567"],
    ["905321234567", "TR", "90", "5321234567"],
    ["4930901820", "DE", "49", "30901820"],
    ["4915112345678", "DE", "49", "15112345678"],
    ["39347123456", "IT", "39", "347123456"],
    ["97431234567", "QA", "974", "31234567"],
    ["6591234567", "SG", "65", "91234567"],
    ["6421123456", "NZ", "64", "21123456"],
    ["447700900555", "GB", "44", "7700900555"],
  ])("%s of %s names its country without a plus", (text, countryCode, phoneCallingCode, phone) => {
    expect(readPossiblePhone(text, { callingCode: "34", countryCode })).toEqual({ phoneCallingCode, phone });
  });

  it("is none where two numbers that are given out could be meant", () => {
    expect(readPossiblePhone("3906698212", { callingCode: "34", countryCode: "IT" })).toBeNull();
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
