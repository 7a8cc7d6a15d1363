import { expect, test } from "vitest";
import { endingOf } from "./appointment-ending";

test.each([
  ["cancel", "employee", { how: "canceled", by: "clinic" }],
  ["cancel", "link", { how: "canceled", by: "patient" }],
  ["cancel", "patient", { how: "canceled", by: "patient" }],
  ["reject", "apiKey", { how: "declined", by: "clinic" }],
  ["expire", "system", { how: "expired", by: null }],
  ["no-show", "system", { how: "noShow", by: null }],
] as const)("an appointment that ended by '%s' of '%s' says so, with the reason", (action, actorKind, expected) => {
  expect(endingOf({ action, actorKind, note: "The doctor is ill." })).toEqual({
    ...expected,
    reason: "The doctor is ill.",
  });
});

test("any other act ends nothing", () => {
  expect(endingOf({ action: "confirm", actorKind: "employee", note: "" })).toBeNull();
});
