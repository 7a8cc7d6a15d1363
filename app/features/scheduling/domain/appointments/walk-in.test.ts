import { describe, expect, it } from "vitest";
import { bookingOffer } from "../../../../../tests/support/booking-offer";
import { createZoneTable } from "~/kernel/time/zones";
import { nextFreeToday, startAtOnce } from "./walk-in";

/** Monday 4 May 2026 on the clock of Madrid, which is two hours ahead of UTC. */
const at = (hours: number, minutes = 0) => Date.UTC(2026, 4, 4, hours - 2, minutes);

const zones = createZoneTable();

describe("being seen at once", () => {
  it.each([
    ["begins as the next five minutes of the clock do", at(11, 7), {}, at(11, 10)],
    ["begins now where five minutes begin now", at(11, 15), {}, at(11, 15)],
    ["is of the day on which the patient came", at(23, 57), {}, at(23, 55)],
    ["waits for no slot and goes back to none, however long it is", at(8, 40) + 1, { slotMinutes: 720 }, at(8, 45)],
  ] as const)("%s", (_sentence, now, more, expected) => {
    expect(startAtOnce(bookingOffer({ now, ...more }), zones)).toBe(expected);
  });
});

describe("the next free start", () => {
  it.each([
    ["needs no notice", at(11, 7), {}, at(11, 15)],
    ["comes after what is busy", at(11, 7), { busy: [[at(11), at(12, 10)]] as [number, number][] }, at(12, 15)],
    ["is the opening, where the doctor is not there yet", at(7), {}, at(9)],
    ["is none of a long slot that has begun", at(9, 30), { slotMinutes: 480 }, null],
    ["is none once the day is over", at(16, 45), {}, null],
  ] as const)("%s", (_sentence, now, more, expected) => {
    expect(nextFreeToday(bookingOffer({ now, ...more }), zones)).toBe(expected);
  });
});
