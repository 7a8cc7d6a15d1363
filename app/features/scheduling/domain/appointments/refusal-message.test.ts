import { expect, test } from "vitest";
import { APPOINTMENT_STATE as S } from "./appointment-states";
import { refusalMessage, stateMessage } from "./refusal-message";

test("what is over already, or done already, is said in a sentence of its own, whatever was asked for", () => {
  for (const action of ["cancel", "confirm", "reschedule"] as const)
    expect(stateMessage(action, S.CANCELED)).toEqual({ key: "scheduling:disabled.already.CANCELED" });
  expect(refusalMessage("wrong-state", "confirm", "staff", S.CONFIRMED)).toEqual({
    key: "scheduling:disabled.already.CONFIRMED",
  });
});

test("of a state that goes on, anything but what led to it is refused by naming the state", () => {
  expect(stateMessage("conclude", S.CONFIRMED)).toEqual({
    key: "scheduling:disabled.wrongState",
    status: "CONFIRMED",
  });
  expect(stateMessage("start", S.NEW)).toEqual({ key: "scheduling:disabled.wrongState", status: "NEW" });
});
