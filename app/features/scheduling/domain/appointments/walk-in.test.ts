import { describe, expect, it } from "vitest";
import { bookingOffer } from "../../../../../tests/support/booking-offer";
import { createZoneTable } from "~/kernel/time/zones";
import { nextFreeToday, slotOfNow } from "./walk-in";

/** Monday 4 May 2026 on the clock of Madrid, which is two hours ahead of UTC. */
const at = (hours: number, minutes = 0) => Date.UTC(2026, 4, 4, hours - 2, minutes);

const zones = createZoneTable();

describe("now", () => {
  it.each([
    ["in the middle of a slot of a quarter of an hour is its start", at(11, 7), {}, at(11)],
    ["on the start of a slot is that start", at(11, 15), {}, at(11, 15)],
    ["counts slots from the start of the doctor's hours", at(11, 7), { from: 550 }, at(10, 55)],
    ["before the doctor's hours counts from midnight", at(8, 50), { slotMinutes: 20 }, at(8, 40)],
  ] as const)("%s", (_sentence, now, more, expected) => {
    expect(slotOfNow(bookingOffer({ now, ...more }), zones)).toBe(expected);
  });
});

describe("the next free start", () => {
  it.each([
    ["needs no notice", at(11, 7), {}, at(11, 15)],
    ["comes after what is busy", at(11, 7), { busy: [[at(11), at(12, 10)]] as [number, number][] }, at(12, 15)],
    ["is the opening, where the doctor is not there yet", at(7), {}, at(9)],
    ["is none once the day is over", at(16, 45), {}, null],
  ] as const)("%s", (_sentence, now, more, expected) => {
    expect(nextFreeToday(bookingOffer({ now, ...more }), zones)).toBe(expected);
  });
});
