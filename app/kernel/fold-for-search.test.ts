import { expect, it } from "vitest";
import { foldForSearch } from "./fold-for-search";

it("finds a country however its name or code is typed", () => {
  const found = (typed: string) => foldForSearch("+225 (Côte d’Ivoire)").includes(foldForSearch(typed));
  expect([found("cote d'iv"), found("CÔTE"), found("+225"), found("225 (c"), found("ghana")]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

it("leaves the letters of other scripts alone", () => {
  expect(foldForSearch("+973 (البحرين)")).toBe("973 البحرين");
});

it("finds a name with letters that no decomposition takes apart by plain ones", () => {
  expect(["Yıldız", "Søren Ødegård", "Łukasz", "Đorđe", "Großmann", "Æsa"].map(foldForSearch)).toEqual([
    ...["yildiz", "soren odegard", "lukasz", "dorde", "grossmann", "aesa"],
  ]);
});
