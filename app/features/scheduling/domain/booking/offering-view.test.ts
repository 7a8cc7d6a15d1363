import { describe, expect, test } from "vitest";
import { differInPrice, pricesOf, timeAt } from "./offering-view";

const place = (costMinor: number, currencyCode: string) => ({ costMinor, currencyCode });

describe("what is paid at some places", () => {
  test("is the lowest of each currency, and 'from' it only where that currency has a higher one", () => {
    expect(pricesOf([place(18_000, "USD"), place(9_000, "EUR"), place(9_500, "EUR")])).toEqual([
      { costMinor: 9_000, currencyCode: "EUR", varies: true },
      { costMinor: 18_000, currencyCode: "USD", varies: false },
    ]);
    expect(pricesOf([place(9_000, "EUR"), place(9_000, "EUR")])).toEqual([
      { costMinor: 9_000, currencyCode: "EUR", varies: false },
    ]);
    expect(pricesOf([])).toEqual([]);
  });

  test("differs where amounts or currencies do", () => {
    expect(differInPrice([place(90, "EUR"), place(90, "EUR")])).toBe(false);
    expect(differInPrice([place(90, "EUR"), place(95, "EUR")])).toBe(true);
    expect(differInPrice([place(90, "EUR"), place(90, "USD")])).toBe(true);
  });
});

describe("a time", () => {
  const madrid = { city: "Madrid", timeZone: "Europe/Madrid" };
  const paris = { city: "Paris", timeZone: "Europe/Paris" };

  test("names its city and its zone where the practice has several, and neither where it has one", () => {
    expect(timeAt(5, madrid, [madrid])).toEqual({ start: 5, zone: "Europe/Madrid" });
    expect(timeAt(5, madrid, [madrid, paris])).toEqual({
      start: 5,
      zone: "Europe/Madrid",
      city: "Madrid",
      namesZone: true,
    });
    expect(timeAt(5, madrid, [madrid, { ...paris, timeZone: "Europe/Madrid" }])).toEqual({
      start: 5,
      zone: "Europe/Madrid",
      city: "Madrid",
    });
  });

  test("says nothing of the practice's own zone", () => {
    const all = [madrid, paris];
    expect(timeAt(5, madrid, all, "Europe/Madrid")).toEqual({ start: 5, zone: "Europe/Madrid", city: "Madrid" });
    expect(timeAt(5, paris, all, "Europe/Madrid").namesZone).toBe(true);
  });
});
