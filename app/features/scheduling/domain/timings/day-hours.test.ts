import { expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { bookingOffer } from "../../../../../tests/support/booking-offer";
import { daysOfTimes } from "./day-hours";

const HOUR = 3_600_000;
/** Sunday 3 May 2026, noon in UTC; the doctor of the offer works on Mondays from 9 to 17 in Madrid, UTC+2. */
const NOW = Date.UTC(2026, 4, 3, 12);
const MONDAY_AT_NINE = Date.UTC(2026, 4, 4, 7);
const query = { from: NOW, to: NOW + 60 * 24 * HOUR };
const week = (starts: readonly number[]) => ({
  zone: "Europe/Madrid",
  days: [
    { date: "2026-05-03", starts: [] },
    { date: "2026-05-04", starts },
    { date: "2026-05-05", starts: [] },
  ],
});

it("tells a day that is full from one on which nobody works", () => {
  const offer = bookingOffer({ now: NOW, busy: [[MONDAY_AT_NINE, MONDAY_AT_NINE + 8 * HOUR]] });
  expect(daysOfTimes(offer, query, week([]), createZoneTable())).toEqual([
    { date: "2026-05-03", free: 0, open: false },
    { date: "2026-05-04", free: 0, open: true },
    { date: "2026-05-05", free: 0, open: false },
  ]);
});

it("counts the times that are free", () => {
  const [, monday] = daysOfTimes(bookingOffer({ now: NOW }), query, week([MONDAY_AT_NINE]), createZoneTable());
  expect(monday).toEqual({ date: "2026-05-04", free: 1, open: true });
});
