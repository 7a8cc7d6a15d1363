import { describe, expect, it } from "vitest";
import { isTimeZone, timeZones } from "./time-zones";

describe("the time zones", () => {
  it("go by their names of today, UTC among them, each once", () => {
    const names = timeZones();
    expect(names.length).toBeGreaterThan(400);
    expect(["UTC", "Asia/Bahrain", "Asia/Kolkata", "Europe/Kyiv"].filter((name) => !names.includes(name))).toEqual([]);
    expect(["Asia/Calcutta", "Europe/Kiev"].filter((name) => names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("are all known to the runtime", () => {
    expect(timeZones().filter((name) => !isTimeZone(name))).toEqual([]);
  });

  it("include older names where somebody has stored one, but neither nonsense nor bare offsets", () => {
    expect(isTimeZone("Asia/Calcutta")).toBe(true);
    expect(["", "Mars/Olympus", "+03:00", "utc plus three"].filter(isTimeZone)).toEqual([]);
  });
});
