import { expect, test } from "vitest";
import { APPOINTMENT_STATE as S } from "./appointment-states";
import { isStillDone } from "./still-done";

test("what was undone or followed by something else is not said to be done any more", () => {
  expect(isStillDone("cancel", S.CANCELED)).toBe(true);
  expect(isStillDone("cancel", S.CONFIRMED)).toBe(false);
  expect(isStillDone("confirm", S.CONFIRMED)).toBe(true);
  expect(isStillDone("confirm", S.CANCELED)).toBe(false);
  expect(isStillDone("start", S.CONCLUDED)).toBe(false);
});

test("what says nothing of the state holds in every state", () => {
  for (const done of ["update", "mark-paid", "toString"]) expect(isStillDone(done, S.CANCELED)).toBe(true);
});
