import { expect, test } from "vitest";
import { shownOfDay } from "./folded-day";

test("a long day of one among many doctors shows its first appointments, so that more doctors are in view", () => {
  expect(shownOfDay(12, 5)).toBe(3);
  expect(shownOfDay(12, 12)).toBe(2);
});

test("nothing is folded for one appointment, nor where few doctors are shown", () => {
  expect(shownOfDay(4, 5)).toBe(4);
  expect(shownOfDay(3, 12)).toBe(3);
  expect(shownOfDay(12, 3)).toBe(12);
});
