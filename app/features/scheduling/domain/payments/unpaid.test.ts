import { expect, test } from "vitest";
import { unpaidTotals } from "./unpaid";

test("what is unpaid is added up by currency", () => {
  expect(
    unpaidTotals([
      { costMinor: 4_000, currencyCode: "EUR" },
      { costMinor: 7_500, currencyCode: "BHD" },
      { costMinor: 2_500, currencyCode: "EUR" },
    ]),
  ).toEqual([
    { costMinor: 6_500, currencyCode: "EUR" },
    { costMinor: 7_500, currencyCode: "BHD" },
  ]);
  expect(unpaidTotals([])).toEqual([]);
});
