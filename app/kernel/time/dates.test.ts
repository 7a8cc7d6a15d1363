import { describe, expect, it } from "vitest";
import {
  addDays,
  compareDates,
  formatDayMonthYear,
  formatSlashDate,
  fromDayNumber,
  isCalendarDate,
  parseDayMonthYear,
  parseIsoDate,
  parseSlashDate,
  toDayNumber,
  weekday,
} from "./dates";

describe("calendar dates", () => {
  it("counts days as the platform's own calendar does, from year 1 to 2400", () => {
    for (let day = toDayNumber("0001-01-01"); day < toDayNumber("2400-01-01"); day += 97) {
      const date = new Date(day * 86_400_000);
      expect(fromDayNumber(day)).toBe(date.toISOString().slice(0, 10));
      expect(toDayNumber(fromDayNumber(day))).toBe(day);
      expect(weekday(fromDayNumber(day)) % 7).toBe(date.getUTCDay());
    }
  });

  it("numbers weekdays from Monday 1 to Sunday 7", () => {
    expect(weekday("2026-05-04")).toBe(1);
    expect(weekday("2026-05-10")).toBe(7);
    expect(weekday("1969-12-31")).toBe(3);
  });

  it("adds days over months, leap days and years", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2023-02-28", 1)).toBe("2023-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  });

  it("compares by the calendar", () => {
    expect(compareDates("2025-12-31", "2026-01-01")).toBe(-1);
    expect(compareDates("2026-01-01", "2026-01-01")).toBe(0);
    expect(compareDates("2026-01-02", "2026-01-01")).toBe(1);
  });

  it("writes and reads 'DD MMM YYYY'", () => {
    expect(formatDayMonthYear("2026-05-04")).toBe("04 May 2026");
    expect(parseDayMonthYear("04 May 2026")).toEqual({ ok: true, value: "2026-05-04" });
    expect(parseDayMonthYear("4 sep 2026")).toEqual({ ok: true, value: "2026-09-04" });
    expect(parseDayMonthYear("31 Apr 2026")).toEqual({ ok: false, error: "date-does-not-exist" });
    expect(parseDayMonthYear("04 Mai 2026")).toEqual({ ok: false, error: "date-format" });
  });

  it("writes and reads 'DD/MM/YYYY'", () => {
    expect(formatSlashDate("2026-05-04")).toBe("04/05/2026");
    expect(parseSlashDate("29/02/2024")).toEqual({ ok: true, value: "2024-02-29" });
    expect(parseSlashDate("29/02/2023")).toEqual({ ok: false, error: "date-does-not-exist" });
    expect(parseSlashDate("05/13/2026")).toEqual({ ok: false, error: "date-does-not-exist" });
    expect(parseSlashDate("2026-05-04")).toEqual({ ok: false, error: "date-format" });
  });

  it("reads 'YYYY-MM-DD' only where the date exists", () => {
    expect(parseIsoDate("2100-02-28")).toEqual({ ok: true, value: "2100-02-28" });
    for (const text of ["2100-02-29", "2026-00-10", "2026-01-00", "0000-01-01"]) {
      expect(parseIsoDate(text)).toEqual({ ok: false, error: "date-does-not-exist" });
    }
    expect(parseIsoDate("2026-1-1")).toEqual({ ok: false, error: "date-format" });
  });
});

it("opens a calendar at dates that have weeks and months around them alone", () => {
  for (const day of ["1900-01-01", "2026-02-28", "2199-12-31"]) expect(isCalendarDate(day)).toBe(true);
  for (const day of ["", "0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31", "2026-02-29", "2026-2-1"])
    expect(isCalendarDate(day)).toBe(false);
});
