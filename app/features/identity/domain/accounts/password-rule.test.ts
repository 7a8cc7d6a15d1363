import { expect, it } from "vitest";
import { isTooCommon } from "./password-rule";

it("refuses what heads the lists of leaked passwords, in any case", () => {
  expect([isTooCommon("password123"), isTooCommon("QWERTYuiop")]).toEqual([true, true]);
});

it("refuses a few characters over and over", () => {
  expect([isTooCommon("aaaaaaaaaaaa"), isTooCommon("abababababab")]).toEqual([true, true]);
});

it("takes a few unrelated words, in any script", () => {
  expect([isTooCommon("copper lantern walks"), isTooCommon("قنديل النحاس يمشي")]).toEqual([false, false]);
});
