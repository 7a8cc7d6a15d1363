import { expect, it } from "vitest";
import { fromGatewayUnits, toGatewayUnits } from "../amount-units";
import { STRIPE_UNITS } from "./stripe-units";

it.each([
  [5_000, "EUR", 5_000],
  [1_200, "JPY", 1_200],
  [12_500, "BHD", 12_500],
  // Two digits at Stripe, none in ISO 4217; and the other way round.
  [4_000, "ISK", 400_000],
  [4_000, "UGX", 400_000],
  [150_000, "MGA", 1_500],
])("%d in the minor unit of %s is %d at Stripe, and back", (minor, currency, expected) => {
  expect(toGatewayUnits(STRIPE_UNITS, minor, currency)).toBe(expected);
  expect(fromGatewayUnits(STRIPE_UNITS, expected, currency)).toBe(minor);
});

it("says of an amount that Stripe cannot take exactly that it cannot", () => {
  expect(toGatewayUnits(STRIPE_UNITS, 12_505, "BHD")).toBeUndefined();
  expect(toGatewayUnits(STRIPE_UNITS, 150, "MGA")).toBeUndefined();
});
