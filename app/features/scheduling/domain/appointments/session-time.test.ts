import { describe, expect, test } from "vitest";
import { secondsLeft } from "./session-time";

const nine = Date.UTC(2026, 10, 23, 9, 0);
const at = (minute: number, second = 0) => nine + minute * 60_000 + second * 1_000;
const lasting = (minutes: number) => ({ stateId: 2, startsAt: nine, endsAt: at(minutes), startedAt: null });

describe("the time that is left of a session", () => {
  test("counts down to its booked end and five minutes more before it begins", () => {
    expect(secondsLeft(lasting(30), at(-30))).toBe(65 * 60);
  });

  test("is all of it until it was started, however late the provider is", () => {
    expect(secondsLeft(lasting(30), at(0))).toBe(35 * 60);
    expect(secondsLeft(lasting(30), at(90))).toBe(35 * 60);
  });

  test.each([5, 10, 15, 30, 60, 240])(
    "lets a session of %i minutes be entered for as long as it was booked",
    (minutes) => {
      const begun = { ...lasting(minutes), stateId: 7, startedAt: at(20) };
      expect(secondsLeft(begun, at(20))).toBeGreaterThan(300);
      expect(secondsLeft(begun, at(20 + minutes, -1))).toBe(301);
      expect(secondsLeft(begun, at(20 + minutes))).toBe(300);
    },
  );

  test("is never less than none, and none once the appointment is over", () => {
    expect(secondsLeft({ ...lasting(5), stateId: 7, startedAt: nine }, at(60))).toBe(0);
    for (const stateId of [3, 5, 8, 9, 10, 12]) expect(secondsLeft({ ...lasting(30), stateId }, at(-60))).toBe(0);
  });
});
