import { expect, it } from "vitest";
import { waysOf } from "./search-ways";

const NONE = { words: [], dates: [] };

it("looks for nothing where nothing was typed", () => {
  expect(waysOf({ words: [], dates: [], born: NONE })).toEqual([]);
});

it("looks for several words as one name, and then for each of them, by the longest", () => {
  expect(waysOf({ words: ["ana", "garcia"], dates: [], born: NONE })).toEqual([[["ana garcia"]], [["garcia", "ana"]]]);
});

it("looks for a number as it is typed and as the end of a phone at once, and otherwise after that", () => {
  expect(waysOf({ words: ["0733"], dates: [], born: NONE })).toEqual([[["0733"], ["~3370"]], [["733"]]]);
});

it("looks for a name with its birth date before a birth date alone, in the order of the dates", () => {
  const dates = ["1988-04-05", "1988-05-04"];
  expect(waysOf({ words: ["5/4/1988"], dates, born: { words: ["noor"], dates } }).slice(0, 4)).toEqual([
    [["1988-04-05", "noor"]],
    [["1988-05-04", "noor"]],
    [["1988-04-05"]],
    [["1988-05-04"]],
  ]);
});
