import { describe, expect, it } from "vitest";
import { heldFor, holdsToRelease, minutesLeft, type BookingHold } from "./booking-hold";

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 2, 2, 9);
const TEN = Date.UTC(2026, 2, 3, 10);

const hold = (changes: Partial<BookingHold> = {}): BookingHold => ({
  id: "one",
  employeeId: "doctor",
  branchId: "branch",
  serviceOfferingId: "video",
  sessionId: null,
  startsAt: TEN,
  endsAt: TEN + 15 * MINUTE,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  createdAt: NOW,
  expiresAt: NOW + 10 * MINUTE,
  ...changes,
});

describe("a visitor's hold", () => {
  const wanted = { serviceOfferingId: "video", startsAt: TEN };

  it("stands for the same time of the same service, with whom and where it was chosen or with anyone", () => {
    expect(heldFor([hold()], wanted, NOW)?.id).toBe("one");
    expect(heldFor([hold()], { ...wanted, employeeId: "doctor", branchId: "branch" }, NOW)?.id).toBe("one");
    expect(heldFor([hold()], { ...wanted, employeeId: "other" }, NOW)).toBeUndefined();
    expect(heldFor([hold()], { ...wanted, branchId: "other" }, NOW)).toBeUndefined();
    expect(heldFor([hold()], { ...wanted, serviceOfferingId: "clinic" }, NOW)).toBeUndefined();
    expect(heldFor([hold()], { ...wanted, startsAt: TEN + 5 * MINUTE }, NOW)).toBeUndefined();
  });

  it("stands until its end and not at it", () => {
    expect(heldFor([hold()], wanted, NOW + 10 * MINUTE - 1)?.id).toBe("one");
    expect(heldFor([hold()], wanted, NOW + 10 * MINUTE)).toBeUndefined();
  });

  it("goes for another time of its service, and the oldest of another service once there are three", () => {
    const other = (id: string, at: number) => hold({ id, serviceOfferingId: id, createdAt: NOW + at });
    expect(holdsToRelease([hold(), other("b", 1)], "video").map(({ id }) => id)).toEqual(["one"]);
    expect(holdsToRelease([other("b", 1), other("c", 2)], "video")).toEqual([]);
    expect(holdsToRelease([other("d", 3), other("b", 1), other("c", 2)], "video").map(({ id }) => id)).toEqual(["b"]);
  });

  it("has so many minutes left, the begun one counted", () => {
    const end = NOW + 10 * MINUTE;
    expect([NOW, NOW + 1, NOW + 9 * MINUTE, end - 1, end, end + MINUTE].map((now) => minutesLeft(end, now))).toEqual([
      10, 10, 1, 1, 0, 0,
    ]);
  });
});
