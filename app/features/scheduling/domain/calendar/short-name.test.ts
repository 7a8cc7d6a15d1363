import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fittedNames, NAME_WIDTHS, widthOf } from "./short-name";

it("a name is shortened by its first name, then to initials", () => {
  expect(fittedNames("Zainab Haddad")).toEqual({ full: "Zainab Haddad", short: "Z. Haddad", initials: "ZH" });
  expect(fittedNames("María del Carmen Ruiz")).toMatchObject({ short: "M. Ruiz", initials: "MR" });
  expect(fittedNames("Nia")).toEqual({ full: "Nia", short: "Nia", initials: "N" });
});

it("a name on one line needs the width of its letters, of which some are wider", () => {
  expect(widthOf("Lili Tilli", 1)).toBe(11);
  expect(widthOf("Mowm Wommo", 1)).toBe(13);
  expect(widthOf("x".repeat(80), 1)).toBe(30);
});

it("on several lines it breaks between words, and within those that are longer than a line", () => {
  expect(widthOf("Zainab Haddad", 2)).toBe(7);
  expect(widthOf("Farid Papadopoulos", 3)).toBe(7);
  expect(widthOf("•• C. Okonkwo", 2)).toBe(8);
  expect(widthOf("A B C D", 2)).toBe(4);
});

it("the style sheet has each width", () => {
  const sheet = readFileSync(join(import.meta.dirname, "../../../../ui/styles/fitted-name.css"), "utf8");
  const widths = [...sheet.matchAll(/\[data-full="(\d+)"\] > \.fitted-short/g)].map(([, width]) => Number(width));
  expect(widths).toEqual(NAME_WIDTHS);
});
