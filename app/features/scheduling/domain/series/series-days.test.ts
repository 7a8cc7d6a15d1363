import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { instantOf } from "../availability/local-time";
import { seriesDays, type SeriesEvery } from "./series-days";

/** Read off a calendar by hand. */
describe("the days of a series", () => {
  it.each<[string, string, SeriesEvery, number, string[]]>([
    ["each week, over the end of a year", "2026-12-23", "WEEK", 3, ["2026-12-23", "2026-12-30", "2027-01-06"]],
    ["every two weeks, over a 29 February", "2028-02-16", "TWO_WEEKS", 3, ["2028-02-16", "2028-03-01", "2028-03-15"]],
    ["every four weeks", "2026-01-30", "FOUR_WEEKS", 3, ["2026-01-30", "2026-02-27", "2026-03-27"]],
    [
      "each second Tuesday of the month",
      "2026-11-10",
      "MONTH",
      4,
      ["2026-11-10", "2026-12-08", "2027-01-12", "2027-02-09"],
    ],
    [
      "each fourth Saturday, also in a February of 28 days",
      "2026-01-24",
      "MONTH",
      3,
      ["2026-01-24", "2026-02-28", "2026-03-28"],
    ],
    [
      "a fifth Friday is each last Friday",
      "2026-01-30",
      "MONTH",
      5,
      ["2026-01-30", "2026-02-27", "2026-03-27", "2026-04-24", "2026-05-29"],
    ],
    [
      "the first of a month that is the weekday itself",
      "2026-06-01",
      "MONTH",
      3,
      ["2026-06-01", "2026-07-06", "2026-08-03"],
    ],
  ])("%s", (_sentence, first, every, appointments, expected) => {
    expect(seriesDays(first, every, appointments)).toEqual(expected);
  });
});

describe("a clock change within a series", () => {
  const zones = createZoneTable();
  const utc = (zone: string, day: string, minutes: number) => {
    const instant = instantOf(zones, zone, { day, minutes });
    return instant === undefined ? undefined : new Date(instant).toISOString();
  };

  it("leaves the time of the wall clock as it is", () => {
    const times = seriesDays("2026-03-25", "WEEK", 2).map((day) => utc("Europe/Madrid", day, 600));
    expect(times).toEqual(["2026-03-25T09:00:00.000Z", "2026-04-01T08:00:00.000Z"]);
  });

  it("skips a time on the day that has none of it, and takes the first where there are two", () => {
    expect(seriesDays("2026-03-01", "WEEK", 2).map((day) => utc("America/New_York", day, 150))).toEqual([
      "2026-03-01T07:30:00.000Z",
      undefined,
    ]);
    expect(utc("America/New_York", "2026-11-01", 90)).toBe("2026-11-01T05:30:00.000Z");
  });
});
