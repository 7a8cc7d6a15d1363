import { describe, expect, it } from "vitest";
import { freeOf, settledStatus, type GatewayTruth, type PaymentStatus } from "./payment";

const payment = (status: PaymentStatus) => ({ id: "p1", status, amountMinor: 5_000, currencyCode: "EUR" });
const truth = (state: GatewayTruth["state"], more: Partial<GatewayTruth> = {}): GatewayTruth => ({
  state,
  paymentId: "p1",
  amountMinor: 5_000,
  currencyCode: "EUR",
  ...more,
});

describe("what a gateway says of a payment", () => {
  it.each([
    ["OPEN", "paid", "PAID"],
    ["PENDING", "paid", "PAID"],
    // Late: the try was given up, and the money came.
    ["FAILED", "paid", "PAID"],
    ["EXPIRED", "paid", "PAID"],
    ["OPEN", "pending", "PENDING"],
    ["OPEN", "failed", "FAILED"],
    ["PENDING", "failed", "FAILED"],
    ["OPEN", "closed", "EXPIRED"],
  ] as const)("takes one that is %s and %s there to %s", (status, state, expected) => {
    expect(settledStatus(payment(status), truth(state))).toBe(expected);
  });

  it.each([
    ["PAID", "paid"],
    ["PAID", "failed"],
    ["PAID", "closed"],
    ["REFUNDED", "paid"],
    ["UNCLEAR", "paid"],
    ["OPEN", "open"],
    ["PENDING", "pending"],
    ["EXPIRED", "pending"],
    ["FAILED", "closed"],
  ] as const)("changes nothing of one that is %s where it is %s there", (status, state) => {
    expect(settledStatus(payment(status), truth(state))).toBeNull();
  });

  it.each([{ amountMinor: 50 }, { currencyCode: "USD" }, { paymentId: "p2" }, { paymentId: null }])(
    "is not taken for the payment that was asked for where it says %o",
    (other) => {
      expect(settledStatus(payment("OPEN"), truth("paid", other))).toBe("UNCLEAR");
    },
  );
});

it.each([
  ["all of it, where nothing else is owed", -4_900, 4_900],
  ["what another debt leaves of it", -1_900, 1_900],
  ["nothing, where as much is owed", 0, 0],
] as const)("of money that was too much %s can go back", (_, amountMinor, free) => {
  const balances = [
    { patientId: "p", currencyCode: "EUR", amountMinor },
    { patientId: "p", currencyCode: "KWD", amountMinor: -700 },
    { patientId: "q", currencyCode: "EUR", amountMinor: -700 },
  ];
  expect(freeOf(balances, "p", "EUR")).toBe(free);
});
