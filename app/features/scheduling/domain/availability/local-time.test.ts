import { describe, expect, test } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { instantOf, localTime } from "./local-time";

const zones = createZoneTable();

describe("the clock of a place", () => {
  test("shows its own day and minutes", () => {
    expect(localTime(zones, "Asia/Bahrain", Date.UTC(2026, 4, 4, 22, 30))).toEqual({ day: "2026-05-05", minutes: 90 });
    expect(localTime(zones, "America/New_York", Date.UTC(2026, 4, 4, 2, 0))).toEqual({
      day: "2026-05-03",
      minutes: 1_320,
    });
  });

  test("is read back to the instant", () => {
    expect(instantOf(zones, "Europe/Madrid", { day: "2026-05-04", minutes: 540 })).toBe(Date.UTC(2026, 4, 4, 7, 0));
  });

  test("has no instant for a time that is skipped, and the first of one that is repeated", () => {
    expect(instantOf(zones, "Europe/Madrid", { day: "2026-03-29", minutes: 150 })).toBeUndefined();
    expect(instantOf(zones, "Europe/Madrid", { day: "2026-10-25", minutes: 150 })).toBe(Date.UTC(2026, 9, 25, 0, 30));
  });
});
