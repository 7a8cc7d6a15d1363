import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { bookingOffer } from "../../../../../tests/support/booking-offer";
import { freeStarts, offersOf, rulesAt, sessionPart, type BookingOffer } from "../booking/booking-offer";
import { dayTimes } from "../availability/day-times";
import type { OfferedSession } from "./group-session";

const HOUR = 3_600_000;
/** Monday 2 March 2026, 08:00 in Madrid (UTC+1). */
const NOW = Date.UTC(2026, 2, 2, 7);
const zones = createZoneTable();
const range = { from: NOW, to: NOW + 100 * 24 * HOUR };

const session = (startsAt: number, more: Partial<OfferedSession> = {}): OfferedSession => ({
  ...{ id: `at ${startsAt}`, employeeId: "doctor", branchId: "branch", startsAt, endsAt: startsAt + HOUR },
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, timeZone: "Europe/Madrid", capacity: 8, taken: 5 },
  ...more,
});
const group = (...sessions: OfferedSession[]): BookingOffer => ({ ...bookingOffer({ now: NOW }), sessions });

describe("the times of a group offering", () => {
  it("are its sessions with a seat left, also where the doctor has no hours and is busy with them", () => {
    const sunday = NOW + 6 * 24 * HOUR;
    const offer = group(session(NOW + 2 * HOUR, { taken: 8 }), session(NOW + 4 * HOUR), session(sunday));
    expect(freeStarts(offer, range, zones)).toEqual([NOW + 4 * HOUR, sunday]);
    expect(offersOf(offer, {}, sunday, zones)).toEqual([{ providerId: "doctor", branchId: "branch" }]);
  });

  it("keep to the notice, the horizon and the days on which the clinic is closed", () => {
    const offer = group(session(NOW + HOUR / 2), session(NOW + 28 * HOUR), session(NOW + 90 * 24 * HOUR));
    expect(freeStarts(offer, range, zones)).toEqual([NOW + 28 * HOUR]);
    const closed = { ...offer, rules: { ...offer.rules, excludedDates: ["2026-03-03"] } };
    expect(freeStarts(closed, range, zones)).toEqual([]);
    expect(rulesAt(offer, NOW + HOUR / 2, zones)).toEqual(["minimum-notice"]);
  });

  it("say why one is not among them: no session, or no seat", () => {
    const offer = group(session(NOW + 2 * HOUR, { taken: 8 }));
    expect(rulesAt(offer, NOW + 2 * HOUR, zones)).toEqual(["full"]);
    expect(rulesAt(offer, NOW + 3 * HOUR, zones)).toEqual(["no-session"]);
  });

  it("end with their session, whatever the offering's own length", () => {
    const offer = group(session(NOW + 2 * HOUR));
    const candidate = { providerId: "doctor", branchId: "branch" };
    expect(sessionPart(offer, candidate, NOW + 2 * HOUR)).toEqual({
      sessionId: `at ${NOW + 2 * HOUR}`,
      endsAt: NOW + 3 * HOUR,
    });
    expect(sessionPart(bookingOffer({ now: NOW }), candidate, NOW + 2 * HOUR)).toEqual({});
  });

  it("are shown with the seats left of the day, the full ones too, those that begin together as the first of them", () => {
    const at = NOW + 2 * HOUR;
    const full = session(at + HOUR, { taken: 9 });
    const offer = group(session(at, { capacity: 3, taken: 1 }), { ...session(at), id: "second" }, full);
    const looked = { zone: "Europe/Madrid", day: "2026-03-02", at: undefined, nearest: undefined, showsPrice: false };
    const { times, seats } = dayTimes(offer, range, looked, zones);
    expect(times).toEqual([at]);
    expect(seats).toEqual([
      { sessionId: `at ${at}`, start: at, left: 5, of: 11 },
      { sessionId: `at ${at + HOUR}`, start: at + HOUR, left: 0, of: 8 },
    ]);
  });

  it("open the page on the first full session where there is nothing else", () => {
    const offer = group(session(NOW + 50 * HOUR, { taken: 8 }));
    const looked = { zone: "Europe/Madrid", day: undefined, at: undefined, nearest: undefined, showsPrice: false };
    expect(dayTimes(offer, range, looked, zones)).toMatchObject({
      day: "2026-03-04",
      times: [],
      seats: [{ start: NOW + 50 * HOUR, left: 0, of: 8 }],
    });
  });
});
