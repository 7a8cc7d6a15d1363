import { expect, test } from "vitest";
import { isReached } from "./reach";
import { tellingOf, tellingOfMany } from "../way-back";

const NOW = Date.UTC(2026, 4, 4, 10);

test("a patient is reached by email, and by phone only where the practice writes to phones", () => {
  expect(isReached({ email: "a@clinic.example", phone: "" }, false)).toBe(true);
  expect([true, false].map((texts) => isReached({ email: "", phone: "7700900733" }, texts))).toEqual([true, false]);
  expect(isReached({ email: "", phone: "" }, true)).toBe(false);
});

test("of a patient whom nothing reaches it is said so, and never that they are notified, now or later", () => {
  const told = [{ id: "m", to: { kind: "PATIENT", id: "p" } }] as const;
  const held = [{ id: "m", availableAt: NOW }];
  expect(tellingOf({ told }, held, true)).toEqual({ is: "waits", at: NOW });
  expect(tellingOf({ told }, held, false)).toEqual({ is: "unreached" });
  expect(tellingOf({ told }, [], false)).toEqual({ is: "unreached" });
  expect(tellingOf({ told: [] }, [], false)).toEqual({ is: "untold" });
  expect(tellingOfMany([{ is: "unreached" }, { is: "told" }])).toEqual({ is: "told" });
  expect(tellingOfMany([{ is: "unreached" }])).toEqual({ is: "unreached" });
});
