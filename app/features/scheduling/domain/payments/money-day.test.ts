import { expect, test } from "vitest";
import { DAY_MS, toDayNumber } from "~/kernel/time/dates";
import { addedUp, ageSpans, countedByWay, countedUp } from "./money-day";

const startOf = (day: string) => toDayNumber(day) * DAY_MS;

test("what is unpaid falls into one age alone, from now back to the beginning", () => {
  const now = startOf("2026-11-23") + 3_600_000;
  const spans = ageSpans("2026-11-23", now, startOf);
  expect(spans.map(({ age, from }) => [age, (startOf("2026-11-23") - from) / DAY_MS]).slice(0, 4)).toEqual([
    ["today", 0],
    ["week", 7],
    ["month", 30],
    ["quarter", 90],
  ]);
  expect(spans[0]?.until).toBe(now + 1);
  expect(spans.at(-1)?.from).toBe(0);
  for (const [index, { until }] of spans.slice(1).entries()) expect(until).toBe(spans[index]?.from);
});

test("amounts are added up by currency, never across", () => {
  const rows = [
    { amountMinor: 500, currencyCode: "GBP", count: 1 },
    { amountMinor: 700, currencyCode: "EUR", count: 2 },
    { amountMinor: 250, currencyCode: "GBP", count: 3 },
  ];
  const amounts = [
    { amountMinor: 750, currencyCode: "GBP" },
    { amountMinor: 700, currencyCode: "EUR" },
  ];
  expect(addedUp(rows)).toEqual(amounts);
  expect(countedUp(rows)).toEqual({ count: 6, amounts });
});

test("money of a day is told by the way in which it came, and not where none did", () => {
  const row = (way: "CASH" | "ONLINE", amountMinor: number, count = 1) => ({
    way,
    amountMinor,
    count,
    currencyCode: "EUR",
  });
  expect(countedByWay([row("ONLINE", 500), row("CASH", 4_000), row("CASH", -1_000, 0)])).toEqual([
    { way: "CASH", count: 1, amounts: [{ amountMinor: 3_000, currencyCode: "EUR" }] },
    { way: "ONLINE", count: 1, amounts: [{ amountMinor: 500, currencyCode: "EUR" }] },
  ]);
});
