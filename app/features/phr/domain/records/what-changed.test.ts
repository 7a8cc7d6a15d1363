import { expect, test } from "vitest";
import { whatBecame } from "./what-changed";

test.each([
  [["CREATE"], "ADDED"],
  [["CREATE", "CHANGE"], "ADDED"],
  [["CREATE", "DISABLE"], null],
  [["CREATE", "DISABLE", "ENABLE"], "ADDED"],
  [["CHANGE", "CONFIRM"], "CHANGED"],
  [["CHANGE", "DISABLE"], "REMOVED"],
  [["ATTACH", "COMMENT"], null],
  [[], null],
] as const)("%j within one consultation says %s", (changes, said) => {
  expect(whatBecame(changes)).toBe(said);
});
