import { expect, it } from "vitest";
import { isSameSet, movedOrder } from "./gateway-order";

it.each([
  ["STRIPE", "down", ["PAYPAL", "STRIPE", "MTN"]],
  ["MTN", "up", ["STRIPE", "MTN", "PAYPAL"]],
  ["STRIPE", "up", ["STRIPE", "PAYPAL", "MTN"]],
  ["MTN", "down", ["STRIPE", "PAYPAL", "MTN"]],
  ["WOMPI", "up", ["STRIPE", "PAYPAL", "MTN"]],
] as const)("%s goes one place %s", (type, step, expected) => {
  expect(movedOrder(["STRIPE", "PAYPAL", "MTN"], type, step)).toEqual(expected);
});

it("an order names each of them once", () => {
  expect(isSameSet(["STRIPE", "MTN"], ["MTN", "STRIPE"])).toBe(true);
  expect(isSameSet(["STRIPE", "STRIPE"], ["MTN", "STRIPE"])).toBe(false);
  expect(isSameSet(["STRIPE"], ["MTN", "STRIPE"])).toBe(false);
});
