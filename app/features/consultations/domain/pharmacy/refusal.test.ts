import { expect, it } from "vitest";
import type { DeclineReason } from "./dispense";
import { refusalOf } from "./refusal";

const declined = (...reasons: DeclineReason[]) => reasons.map((declineReason) => ({ declineReason }));

it("says the gravest reason first, whether it is everything that is left, and whether anything may be fetched", () => {
  expect(refusalOf([], 2)).toBeNull();
  expect(refusalOf(declined("OUT_OF_STOCK", "NOT_SAFE"), 2)).toEqual({ kind: "unsafe", ofAll: true, canFetch: true });
  expect(refusalOf(declined("NOT_SAFE"), 1)).toEqual({ kind: "unsafe", ofAll: true, canFetch: false });
  expect(refusalOf(declined("UNCLEAR"), 2)).toEqual({ kind: "unclear", ofAll: false, canFetch: true });
  expect(refusalOf(declined("PATIENT_REFUSED"), 1)).toEqual({ kind: "other", ofAll: true, canFetch: true });
});
