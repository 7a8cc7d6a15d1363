import { expect, test } from "vitest";
import { isWholePeriod, periodOf, periodText } from "./period";

test("a period is kept as a text and read from it; other words are no period", () => {
  for (const text of ["2026-11-30/2026-12-04", "2026-11-30/", "/2026-12-04", ""]) {
    const period = periodOf(text);
    expect([text, period && periodText(period)]).toEqual([text, text]);
  }
  expect(["From Monday on", "2026-13-40/", "2026-11-30"].map(periodOf)).toEqual([null, null, null]);
});

test("a period is whole with a first day that is not after its last", () => {
  const isWhole = (text: string) => {
    const period = periodOf(text);
    return period !== null && isWholePeriod(period);
  };
  expect(["2026-11-30/", "2026-11-30/2026-11-30"].map(isWhole)).toEqual([true, true]);
  expect(["", "/2026-12-04", "2026-12-04/2026-11-30"].map(isWhole)).toEqual([false, false, false]);
});
