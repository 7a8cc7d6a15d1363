import { expect, it } from "vitest";
import { fitsRoom } from "./room-choice";
import { purposeFrom, purposeText } from "../rooms/room-purpose";

const appointment = { employeeId: "ada", branchId: "north", serviceOfferingId: "video" };
const room = { employeeId: null, branchId: null, serviceOfferingId: null };

it("an appointment fits its doctor's own room, that of its branch and that of its offering, and no other", () => {
  expect(fitsRoom({ ...room, employeeId: "ada" }, appointment)).toBe(true);
  expect(fitsRoom({ ...room, branchId: "north" }, appointment)).toBe(true);
  expect(fitsRoom({ ...room, serviceOfferingId: "video" }, appointment)).toBe(true);
  expect(fitsRoom({ ...room, employeeId: "bruno" }, appointment)).toBe(false);
  expect(fitsRoom({ ...room, branchId: "south" }, appointment)).toBe(false);
  // Blocked time has no offering, and a room for a branch has none either.
  expect(fitsRoom({ ...room, branchId: "south" }, { ...appointment, serviceOfferingId: null })).toBe(false);
});

it("what a room is for is read back as it was written", () => {
  for (const purpose of [
    { branchId: "north", serviceOfferingId: null },
    { branchId: null, serviceOfferingId: "video" },
  ])
    expect(purposeFrom(purposeText(purpose))).toEqual(purpose);
});
