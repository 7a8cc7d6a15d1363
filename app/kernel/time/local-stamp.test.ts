import { expect, test } from "vitest";
import { localStamp } from "./local-stamp";
import { createZoneTable } from "./zones";

test("an instant is written by the clock of its place, over midnight too", () => {
  const zones = createZoneTable();
  expect(localStamp(zones, "Europe/Madrid", Date.UTC(2026, 4, 5, 22, 5))).toBe("2026-05-06 00:05");
  expect(localStamp(zones, "America/New_York", Date.UTC(2026, 0, 1, 4, 59))).toBe("2025-12-31 23:59");
});
