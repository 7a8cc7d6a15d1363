import { expect, it } from "vitest";
import { waysOf } from "./search-ways";

const NONE = { names: [], number: "", dates: [] };

it("looks for nothing where nothing was typed", () => {
  expect(waysOf({ words: [], dates: [], parts: NONE })).toEqual([]);
});

it("looks for several words as one name, and then for each of them, by the longest", () => {
  expect(waysOf({ words: ["ana", "garcia"], dates: [], parts: NONE })).toEqual([[["ana garcia"]], [["garcia", "ana"]]]);
});

it("looks for a number as it is typed and as the end of a phone at once, and otherwise after that", () => {
  expect(waysOf({ words: ["0733"], dates: [], parts: NONE })).toEqual([[["0733"], ["~3370"]], [["733"]]]);
});

it("looks for a name with its birth date before a birth date alone, in the order of the dates", () => {
  const dates = ["1988-04-05", "1988-05-04"];
  const parts = { names: ["noor"], number: "", dates };
  expect(waysOf({ words: ["noor", "5/4/1988"], dates, parts }).slice(0, 3)).toEqual([
    [
      ["1988-04-05", "noor"],
      ["1988-05-04", "noor"],
    ],
    [["1988-04-05"]],
    [["1988-05-04"]],
  ]);
});

it("looks for digits alone as a birth date and as a number at once", () => {
  expect(waysOf({ words: ["17041988"], dates: ["1988-04-17"], parts: NONE })).toEqual([
    [["1988-04-17"], ["17041988"], ["~88914071"]],
  ]);
});

it("looks for a name and a phone that stand together by both, and last of all by either", () => {
  const words = ["omar", "haddad", "07700", "900733"];
  const ways = waysOf({ words, dates: [], parts: { names: ["omar", "haddad"], number: "0770090", dates: [] } });
  expect(ways[0]).toEqual([
    ["0770090", "omar", "haddad"],
    ["~0900770", "omar", "haddad"],
    ["770090", "omar", "haddad"],
  ]);
  expect(ways.at(-2)).toEqual([["0770090"], ["~0900770"], ["770090"], ["omar", "haddad"]]);
});

it("looks for any two of three parts, but for no short number by itself", () => {
  const parts = { names: ["omar"], number: "42", dates: ["1988-04-17"] };
  const ways = waysOf({ words: ["omar"], dates: [], parts });
  expect(ways[0]).toEqual([["42", "1988-04-17", "omar"]]);
  expect(ways[1]).toEqual([
    ["1988-04-17", "omar"],
    ["42", "omar"],
    ["42", "1988-04-17"],
  ]);
  expect(ways).not.toContainEqual([["42"]]);
});

it("looks last for names that sound so, as one and each of them, and only with the birth date that was said", () => {
  const names = ["jon", "smyth"];
  const last = (dates: string[]) => waysOf({ words: names, dates: [], parts: { names, number: "", dates } }).at(-1);
  expect(last([])).toEqual([["=jn smt."], ["=smt.", "=jn."]]);
  expect(last(["1988-04-17"])).toEqual([
    ["1988-04-17", "=jn smt."],
    ["1988-04-17", "=smt.", "=jn."],
  ]);
});

it("looks for a word that has no sound as it is, beside the others' sounds", () => {
  const parts = { names: ["li", "hadad", "given0015"], number: "", dates: [] };
  expect(waysOf({ words: [], dates: [], parts }).at(-1)).toEqual([["given0015", "=1dd.", "li"]]);
});
