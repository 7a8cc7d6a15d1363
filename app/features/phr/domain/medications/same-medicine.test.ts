import { expect, test } from "vitest";
import { isSameMedicine } from "./same-medicine";

const told = (name: string, strength = "", form = "") => ({
  ...{ name, strength, form },
  strengthUnit: strength && "mg",
});

test("two medicines are the same by name or substance, unless strength or form say otherwise", () => {
  const five = told("Amlodipine", "5", "TABLET");
  const same = [told("amlodipine", "5", "TABLET"), told("Amlodipine 5 mg"), told("Amlodipino", "5")];
  expect(same.map((other) => isSameMedicine(five, other))).toEqual([true, true, true]);
  const others = [told("Amlodipine", "10", "TABLET"), told("Amlodipine", "5", "CAPSULE"), told("Ramipril", "5")];
  expect(others.map((other) => isSameMedicine(five, other))).toEqual([false, false, false]);
});

test("medicines that nobody knows are the same by their name alone", () => {
  expect(isSameMedicine(told("Grandma's drops"), told("Grandma's drops"))).toBe(true);
  expect(isSameMedicine(told("Grandma's drops"), told("Somebody's drops"))).toBe(false);
});
