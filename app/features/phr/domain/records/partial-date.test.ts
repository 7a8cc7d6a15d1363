import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsOf, dateProblemOf, isBefore, isPartialDate, partialDateOf, typedDateOf } from "./partial-date";

describe("a date that is known in part", () => {
  it("is a year, a month of a year, or a day that exists", () => {
    expect(["1987", "1987-02", "1988-02-29"].map(isPartialDate)).toEqual([true, true, true]);
    expect(["87", "1987-13", "1987-02-29", "1987-2", "", "0999", "1987-02-"].map(isPartialDate)).toEqual(
      Array(7).fill(false),
    );
  });

  it("is put together from what was typed, with Arabic digits too", () => {
    expect(partialDateOf({ year: "1987" })).toBe("1987");
    expect(partialDateOf({ year: " 1987 ", month: "2" })).toBe("1987-02");
    expect(partialDateOf({ year: "١٩٨٧", month: "٢", day: "٩" })).toBe("1987-02-09");
    expect(partialDateOf({ year: "", month: "", day: "" })).toBe("");
  });

  it("is none where a part is missing in front of another or the day does not exist", () => {
    expect(partialDateOf({ month: "2" })).toBeNull();
    expect(partialDateOf({ year: "1987", day: "2" })).toBeNull();
    expect(partialDateOf({ year: "1987", month: "2", day: "30" })).toBeNull();
    expect(partialDateOf({ year: "soon" })).toBeNull();
  });

  it("says of what is none which day its month lacks, or that nobody was born then", () => {
    const noDay = { why: "noDay", year: 2026, month: 2, day: 31 };
    expect(dateProblemOf({ year: "2026", month: "2", day: "31" })).toEqual(noDay);
    expect(dateProblemOf({ year: "٢٠٢٦", month: "2", day: "٣١" })).toEqual(noDay);
    expect(dateProblemOf("2026-02-31")).toEqual(noDay);
    expect(dateProblemOf({ year: "1850" })).toEqual({ why: "tooEarly" });
    const others = [{ year: "soon" }, { month: "2" }, { year: "2026", day: "31" }, { year: "87" }, "2026-13-31", "x"];
    expect(others.map((each) => dateProblemOf(each).why)).toEqual(others.map(() => "notADate"));
  });

  it("is before another only where every day that it may mean is", () => {
    expect(isBefore("1987", "1988-01")).toBe(true);
    expect(isBefore("1987", "1987-12-31")).toBe(false);
    expect(isBefore("", "1987")).toBe(false);
    expect(boundsOf("2024-02")).toEqual({ first: "2024-02-01", last: "2024-02-29" });
  });

  it("comes back as it was typed", () => {
    const day = fc.date({ min: new Date("1880-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom(4, 7, 10), (at, length) => {
        const date = at.toISOString().slice(0, length);
        expect(partialDateOf(typedDateOf(date))).toBe(date);
      }),
    );
  });
});
