import { expect, test } from "vitest";
import { typedFraction } from "./typed-fraction";

test("half a tablet is read however it is typed, and what is no fraction is not", () => {
  expect(["1/2", "½", "1 1/2", "1½", " 3/4 ", "⅓"].map(typedFraction)).toEqual([0.5, 0.5, 1.5, 1.5, 0.75, 0.333]);
  expect(["2", "0.5", "2/1", "1/0", "11/2", "1/2/3", "half"].map(typedFraction)).toEqual(Array(7).fill(null));
});
