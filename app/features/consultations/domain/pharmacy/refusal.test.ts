import { expect, it } from "vitest";
import type { DeclineReason } from "./dispense";
import { refusalOf, refusedOf } from "./refusal";

const declined = (...reasons: DeclineReason[]) => reasons.map((declineReason) => ({ declineReason }));

it("says the gravest reason first, whether it is everything that is left, and whether anything may be fetched", () => {
  expect(refusalOf([], 2)).toBeNull();
  expect(refusalOf(declined("OUT_OF_STOCK", "NOT_SAFE"), 2)).toEqual({ kind: "unsafe", ofAll: true, canFetch: true });
  expect(refusalOf(declined("NOT_SAFE"), 1)).toEqual({ kind: "unsafe", ofAll: true, canFetch: false });
  expect(refusalOf(declined("UNCLEAR"), 2)).toEqual({ kind: "unclear", ofAll: false, canFetch: true });
  expect(refusalOf(declined("PATIENT_REFUSED"), 1)).toEqual({ kind: "other", ofAll: true, canFetch: true });
});

it("is the same for every state that holds; of what expired only what is unsafe counts, of what was called off nothing", () => {
  const lines = ["a", "b"].map((id) => ({ id, quantity: 30, dispensed: 0, medicine: { refills: 0 } }));
  const entry = (lineId: string, declineReason: DeclineReason) => ({
    lineId,
    kind: "DECLINED" as const,
    declineReason,
  });
  const entries = [entry("a", "NOT_SAFE"), entry("b", "UNCLEAR")];
  const refusedIn = (state: Parameters<typeof refusedOf>[0]) =>
    refusedOf(state, entries, lines).declined.map(({ lineId }) => lineId);
  for (const state of ["SIGNED", "SENT", "PARTLY_DISPENSED"] as const) expect(refusedIn(state)).toEqual(["a", "b"]);
  expect(refusedIn("EXPIRED")).toEqual(["a"]);
  for (const state of ["CANCELLED", "STOPPED", "REPLACED"] as const) expect(refusedIn(state)).toEqual([]);
});
