import { describe, expect, it } from "vitest";
import { lineText, nameText, optionalNameText, writtenText } from "../text-fields";
import { holdsLink } from "./written-text";

const name = nameText(100);
const said = (schema: { safeParse: typeof name.safeParse }, text: string) => {
  const result = schema.safeParse(text);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
};

describe("a name", () => {
  it.each([
    "Ana María",
    "Dr. J.R. O’Neill-Smith, Jr.",
    "St.Mary's",
    "M.de Vries",
    "李小龍",
    "محمد علي",
    "می\u200cخواهم",
    "Zoë 👩‍⚕️",
    "Praxis am Markt / Nord",
    "Clinic No. 5: North",
  ])("%s is kept as it is", (text) => expect(said(name, text)).toBe(text));

  it.each([
    ["Pay at evil.co.uk", "errors:field.noLink"],
    ["evil.de", "errors:field.noLink"],
    ["evil.bank", "errors:field.noLink"],
    ["192.168.0.1", "errors:field.noLink"],
    ["name@evil.example", "errors:field.noLink"],
    ["evil\u3002com", "errors:field.noLink"],
    ["j\uFE52co.uk", "errors:field.noLink"],
    ["Ana\nBcc: x", "errors:field.oneLine"],
    ["Ana\rX", "errors:field.oneLine"],
    ["Ana\u2028X", "errors:field.oneLine"],
    ["A\u0000na", "errors:field.oneLine"],
    ["A\u001b[31mna", "errors:field.oneLine"],
    ["A\tna", "errors:field.oneLine"],
    ["\u200b\u200d\u2060", "errors:field.mandatory"],
    ["\u3164 \u2800\u00ad", "errors:field.mandatory"],
    ["", "errors:field.mandatory"],
    ["see https://x.example/y", "errors:field.noLink"],
    ["www.example", "errors:field.noLink"],
    ["Win at evil.com now", "errors:field.noLink"],
    ["ｅｖｉｌ．ｃｏｍ", "errors:field.noLink"],
    ["evil.example/win", "errors:field.noLink"],
    ["javascript:alert(1)", "errors:field.noLink"],
  ])("%j is refused: %s", (text, message) => expect(said(name, text)).toEqual([message]));

  it("loses what a program pasted around it, and half of a pair of code units", () => {
    expect(said(name, " \u202aAna\u202c\ufeff\r\n")).toBe("Ana");
    expect(said(name, "A\ud800")).toBe("A\ufffd");
  });

  it("may be left out where it is no must", () => {
    expect(said(optionalNameText(10), "\u200b")).toBe("");
    expect(said(optionalNameText(10), "x.com")).toEqual(["errors:field.noLink"]);
  });
});

describe("what is written", () => {
  it("keeps its lines and loses every other control character", () => {
    expect(said(writtenText(100), " one\r\ntwo\rthree\u2028four\tfive\u0007\u001b ")).toBe(
      "one\ntwo\nthree\nfour five",
    );
    expect(said(writtenText(100), "\u200b\n\u200d")).toBe("");
    expect(said(writtenText(100), "a\u0000b")).toEqual(["errors:field.invisible"]);
    expect(said(writtenText(3), "abcd")).toEqual(["errors:field.tooLong"]);
    expect(said(writtenText(100), "https://example.com")).toBe("https://example.com");
  });

  it("on one line may hold an address and nothing that ends the line", () => {
    expect(said(lineText(100), "Main Street 5, example.com")).toBe("Main Street 5, example.com");
    expect(said(lineText(100), "Main\nStreet")).toEqual(["errors:field.oneLine"]);
  });
});

it("looks for links in time that grows with the text alone", () => {
  const started = performance.now();
  for (const piece of ["a.", "www", "http:", "a.a/", "\u200b"]) holdsLink(piece.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(10_000);
});
