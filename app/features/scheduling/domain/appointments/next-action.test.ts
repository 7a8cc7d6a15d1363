import { expect, test } from "vitest";
import type { ActionButton } from "./appointment-buttons";
import { nextAction } from "./next-action";

const button = (action: ActionButton["action"], more: Partial<ActionButton> = {}): ActionButton => ({
  action,
  reason: null,
  ...more,
});

test("what is done next is what answers or goes on, never what calls the appointment off", () => {
  expect(nextAction([button("reschedule"), button("confirm"), button("cancel", { ends: true })])?.action).toBe(
    "confirm",
  );
  expect(nextAction([button("complete", { ends: true }), button("conclude", { ends: true })])?.action).toBe("conclude");
});

test("nothing is next before the time of a confirmed appointment, nor what this person may not do", () => {
  expect(nextAction([button("start", { about: "early" }), button("cancel")])).toBeUndefined();
  expect(nextAction([button("confirm", { reason: { key: "scheduling:disabled.notAllowed" } })])).toBeUndefined();
});
