import { expect, it } from "vitest";
import { MOST_CATEGORIES, NewCategories, roomForCategories } from "./new-categories";

it("a name is made once, as it is first written, whatever its case and accents", () => {
  let next = 0;
  const categories = new NewCategories(2, () => `category-${(next += 1)}`);
  expect(["Niños", "VIP", "ninos", "vip", "Staff", "NIÑOS"].map((name) => categories.idOf(name))).toEqual([
    "category-1",
    "category-2",
    "category-1",
    "category-2",
    null,
    "category-1",
  ]);
  expect(categories.made).toEqual([
    { id: "category-1", name: "Niños" },
    { id: "category-2", name: "VIP" },
  ]);
});

it("an import makes fifty at most, and none where there are as many as are looked up", () => {
  expect(roomForCategories(0, 0)).toBe(50);
  expect(roomForCategories(48, 48)).toBe(2);
  expect(roomForCategories(50, 50)).toBe(0);
  expect(roomForCategories(0, MOST_CATEGORIES - 3)).toBe(3);
  expect(roomForCategories(0, MOST_CATEGORIES + 9)).toBe(0);
});
