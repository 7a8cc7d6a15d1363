import { describe, expect, it } from "vitest";
import { dateReader, readClock } from "./read-date";

describe("the date of a line", () => {
  it("is read in full, with and without a time", () => {
    const read = dateReader([]);
    expect(read("2026-03-31")).toEqual({ date: "2026-03-31", time: "" });
    expect(read("2026/3/1 8:05")).toEqual({ date: "2026-03-01", time: "08:05" });
    expect(read("2026-03-31T08:05")).toEqual({ date: "2026-03-31", time: "08:05" });
    expect(read("2026-03-31T08:05:00Z")).toMatchObject({ at: Date.UTC(2026, 2, 31, 8, 5) });
    expect(read("2026-03-31T08:05:00+02:00")).toMatchObject({ at: Date.UTC(2026, 2, 31, 6, 5) });
    expect([read("2026-02-30"), read("yesterday"), read("")]).toEqual([null, null, null]);
  });

  it("is not guessed at where it could be two days, until another line tells the order", () => {
    expect(dateReader(["03/04/2026"])("03/04/2026")).toBe("ambiguous");
    expect(dateReader(["25/04/2026", "04/25/2026"])("03/04/2026")).toBe("ambiguous");
    expect(dateReader([])("13/13/2026")).toBeNull();
    expect(dateReader(["03/04/2026", "25/04/2026"])("03/04/2026")).toMatchObject({ date: "2026-04-03" });
    expect(dateReader(["03/04/2026", "04/25/2026"])("03/04/2026")).toMatchObject({ date: "2026-03-04" });
    expect(dateReader([])("04.04.2026")).toMatchObject({ date: "2026-04-04" });
  });

  it("has a time of 24 or of 12 hours", () => {
    expect(["8:05", "08:05:30", "8:05 pm", "12:10 AM", "12:10 p.m."].map(readClock)).toEqual([
      ...["08:05", "08:05", "20:05", "00:10", "12:10"],
    ]);
    expect(["24:00", "13:00 pm", "8"].map(readClock)).toEqual([null, null, null]);
  });
});
