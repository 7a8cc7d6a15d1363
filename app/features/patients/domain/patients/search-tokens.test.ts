import { describe, expect, it } from "vitest";
import { foldText, lastDigits, otherwise, sameName, searchTokens, searchWords } from "./search-tokens";

describe("the tokens of a patient", () => {
  it("are the words of the names, the email, its words, the phone and the number", () => {
    const tokens = searchTokens({
      number: 42,
      firstName: "María José",
      lastName: "Ñandú-Pérez",
      email: "M.Perez@Example.com",
      phone: "600 12-34",
    });
    expect(tokens).toEqual([
      "maria",
      "jose",
      "nandu",
      "perez",
      "maria jose nandu perez",
      "nandu perez maria jose",
      "=mr.",
      "=js.",
      "=nnd.",
      "=prs.",
      "=mr js nnd prs.",
      "=nnd prs mr js.",
      "m.perez@example.com",
      "m",
      "6001234",
      "~4321006",
      "42",
    ]);
  });

  it("name the phone with and without the zero before it, and the number of another system", () => {
    const person = { firstName: "", lastName: "", email: "", phone: "07700 900123", phoneCallingCode: "44" };
    expect(searchTokens({ ...person, externalNumber: "AB-0042" })).toEqual([
      "07700900123",
      "7700900123",
      "4407700900123",
      "447700900123",
      "~321009007744",
      "ab",
      "0042",
      "ab 0042",
    ]);
    expect(searchTokens({ ...person, phone: "", externalNumber: "0042" })).toEqual(["0042", "42"]);
  });

  it("are short, whatever a name sounds like", () => {
    const longest = searchTokens({ firstName: "X".repeat(60), lastName: "Q".repeat(60), email: "", phone: "" });
    for (const token of longest) expect(token.length).toBeLessThanOrEqual(40);
  });

  it("fold scripts that write one letter in several ways", () => {
    expect(foldText("أَحْمَد")).toBe(foldText("احمد"));
    expect(foldText("فاطمة")).toBe(foldText("فاطمه"));
    expect(foldText("Straße")).toBe("strasse");
    expect(foldText("ＡＢＣ")).toBe("abc");
  });

  it("leave letters that no mark changes as they are", () => {
    expect(searchTokens({ firstName: "王", lastName: "小明", email: "", phone: "" })).toEqual([
      "王",
      "小明",
      "王 小明",
      "小明 王",
    ]);
    expect(searchTokens({ firstName: "Олег", lastName: "Ким", email: "", phone: "" })).toEqual([
      "олег",
      "ким",
      "олег ким",
      "ким олег",
    ]);
  });
});

describe("what is typed into a search", () => {
  it("is a phone number however it is grouped and in whatever digits", () => {
    expect(searchWords(" +973 3600-1234 ")).toEqual(["97336001234"]);
    expect(searchWords("٣٦٠٠ ١٢٣٤")).toEqual(["36001234"]);
    expect(searchWords("३६००")).toEqual(["3600"]);
  });

  it.each([
    "+44 7700900733",
    "+44 (0)7700 900733",
    "(+44) 7700-900733",
    "0044 7700 900 733",
    "07700 900733",
    "(07700) 900/733",
    "7700.900.733",
    "07700\u2013900733",
    "\u2066+44 7700900733\u2069",
    "+٤٤ ٧٧٠٠٩٠٠٧٣٣",
  ])("finds a patient by their phone written as %s", (typed) => {
    const person = { firstName: "", lastName: "", email: "", phone: "7700900733", phoneCallingCode: "44" };
    const tokens = searchTokens(person);
    const words = searchWords(typed);
    expect([...words, ...otherwise(words)].some((each) => tokens.includes(each))).toBe(true);
  });

  it("is a whole email, words of names in any script, or nothing", () => {
    expect(searchWords("M.Perez@Example.com")).toEqual(["m.perez@example.com"]);
    expect(searchWords("García-López  Ana")).toEqual(["garcia", "lopez", "ana"]);
    expect(searchWords("أحمد")).toEqual(["احمد"]);
    expect(searchWords(" -- ")).toEqual([]);
    expect(searchWords("a b c d e f g")).toEqual(["a", "b", "c", "d", "e"]);
  });
});

describe("the last digits of a phone", () => {
  it("are the beginning of the token that is written from its end", () => {
    const person = { firstName: "", lastName: "", email: "", phone: "07700900733", phoneCallingCode: "44" };
    const [token = ""] = searchTokens(person).filter((each) => each.startsWith("~"));
    for (const typed of ["0733", "900 733", "7700 900733", "+44 7700 900733"])
      expect(lastDigits(searchWords(typed)).filter((each) => token.startsWith(each))).toHaveLength(1);
  });

  it("are at least four, and alone", () => {
    expect(lastDigits(["733"])).toEqual([]);
    expect(lastDigits(["0733", "smith"])).toEqual([]);
    expect(lastDigits(["smith"])).toEqual([]);
    expect(lastDigits([])).toEqual([]);
  });
});

describe("a number that is not found as it is typed", () => {
  it("is looked for without the zeros before it, and words are not", () => {
    expect(otherwise(["0097336001234"])).toEqual(["97336001234"]);
    expect(otherwise(["97336001234"])).toEqual([]);
    expect(otherwise(["0"])).toEqual([]);
    expect(otherwise(["007", "bond"])).toEqual([]);
    expect(otherwise([])).toEqual([]);
  });

  it("is looked for without what is dialled before it in some countries", () => {
    expect(otherwise(["89123456789"])).toEqual(["9123456789"]);
    expect(otherwise(["06201234567"])).toEqual(["6201234567", "201234567", "621234567"]);
  });

  it("is looked for without the zero between calling code and number", () => {
    expect(otherwise(["4407700900733"])).toEqual(["447700900733"]);
    expect(otherwise(["004407700900733"])).toEqual(["4407700900733", "447700900733"]);
  });
});

describe("a name", () => {
  it("is the same however it is written, and another where a word differs", () => {
    expect(sameName("José  GARCÍA", "jose garcia")).toBe(true);
    expect(sameName("José García", "Josefa García")).toBe(false);
    expect(sameName("सीता", "सती")).toBe(false);
  });
});
