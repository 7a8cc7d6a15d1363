import { expect, it } from "vitest";
import { CALL_PATIENCE_MS, callEndsAt, isCalledAndOpen, isTooLateToCall } from "./payment-call";

const MINUTE = 60_000;
const BEGUN = 1_000_000;
const payment = { status: "OPEN", createdAt: BEGUN, calledAt: null } as const;

it("a gateway is waited for longer than the five minutes that a payer has, and its answer is awaited longer still", () => {
  expect(CALL_PATIENCE_MS).toBeGreaterThan(5 * MINUTE);
  expect(callEndsAt(BEGUN)).toBeGreaterThan(BEGUN + CALL_PATIENCE_MS);
});

it("no call is made later than a quarter of an hour after the payment was begun", () => {
  expect(isTooLateToCall(payment, BEGUN + 15 * MINUTE)).toBe(false);
  expect(isTooLateToCall(payment, BEGUN + 15 * MINUTE + 1)).toBe(true);
});

it("a payment is a person's to end only if its gateway was called and nobody knows how it went", () => {
  for (const status of ["OPEN", "PENDING"] as const)
    expect(isCalledAndOpen({ ...payment, status, calledAt: BEGUN })).toBe(true);
  for (const status of ["PAID", "FAILED", "EXPIRED", "UNCLEAR", "REFUNDED"] as const)
    expect(isCalledAndOpen({ ...payment, status, calledAt: BEGUN })).toBe(false);
  expect(isCalledAndOpen(payment)).toBe(false);
});
