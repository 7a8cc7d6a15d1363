import { describe, expect, it } from "vitest";
import { SEED, clockChanges, sampleZones } from "../../../tests/support/schedule/dst-zones";
import { createZoneTable, offsetAt, toLocal, toUtc } from "./zones";

const HOUR = 3_600_000;
const utc = (text: string) => Date.parse(`${text}Z`);

describe(`zones (TEST_SEED=${SEED})`, { timeout: 60_000 }, () => {
  it("finds every clock change of 30 zones from 2024 to 2034, as a day-by-day search does", () => {
    const table = createZoneTable();
    for (const zone of sampleZones()) {
      const span = table.span(zone, utc("2024-01-01T00:00"), utc("2034-12-31T00:00"));
      const found = span.starts.slice(1).filter((at) => at >= utc("2024-01-01T00:00") && at < utc("2034-12-31T00:00"));
      expect(found, zone).toEqual(clockChanges(zone));
    }
  });

  it("reads New York's offsets on both sides of the change of 10 March 2024, 07:00 UTC", () => {
    const span = createZoneTable().span("America/New_York", utc("2024-03-01T00:00"), utc("2024-03-20T00:00"));
    expect(offsetAt(span, utc("2024-03-10T06:59"))).toBe(-5 * HOUR);
    expect(offsetAt(span, utc("2024-03-10T07:00"))).toBe(-4 * HOUR);
    expect(toLocal(span, utc("2024-03-10T07:00"))).toBe(utc("2024-03-10T03:00"));
  });

  it("gives no instant for a skipped local time, two for a repeated one, one for any other", () => {
    const spring = createZoneTable().span("Europe/Berlin", utc("2026-03-20T00:00"), utc("2026-04-10T00:00"));
    expect(toUtc(spring, utc("2026-03-29T01:59"))).toEqual([utc("2026-03-29T00:59")]);
    expect(toUtc(spring, utc("2026-03-29T02:30"))).toEqual([]);
    expect(toUtc(spring, utc("2026-03-29T03:00"))).toEqual([utc("2026-03-29T01:00")]);
    const autumn = createZoneTable().span("Europe/Berlin", utc("2026-10-20T00:00"), utc("2026-11-10T00:00"));
    expect(toUtc(autumn, utc("2026-10-25T02:30"))).toEqual([utc("2026-10-25T00:30"), utc("2026-10-25T01:30")]);
  });

  it("asks Intl nothing twice, and little for a year", () => {
    const table = createZoneTable();
    table.span("Africa/Casablanca", utc("2026-01-01T00:00"), utc("2027-01-01T00:00"));
    const calls = table.intlCalls;
    expect(calls).toBeLessThanOrEqual(1 + 15 + 2 * 18);
    table.span("Africa/Casablanca", utc("2026-02-01T00:00"), utc("2026-12-01T00:00"));
    expect(table.intlCalls).toBe(calls);
  });

  it("refuses a zone that does not exist", () => {
    expect(() => createZoneTable().span("Mars/Olympus", 0, 1)).toThrow(RangeError);
  });
});
