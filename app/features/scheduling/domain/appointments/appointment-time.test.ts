import { expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import type { Offering } from "../booking/bookable";
import { claimedTimeOf, offeredTimeOf } from "./appointment-time";

const offering: Offering = {
  id: "check-up",
  name: "Check-up",
  offeringsType: "PHYSICAL_CONSULTATION",
  description: "",
  durationMinutes: 30,
  bufferBeforeMinutes: 5,
  bufferAfterMinutes: 10,
  onlineBookingOption: "ENABLED",
  onlinePaymentOption: "DISABLED",
  confirmsByItself: false,
  newPatientsOnly: false,
  instructions: "",
  groupCapacity: null,
};
const START = Date.UTC(2026, 2, 3, 23, 30);

it("an appointment is as long as its offering, with the buffers of it, on the day of the place", () => {
  expect(offeredTimeOf(offering, START, "Asia/Bahrain", createZoneTable())).toEqual({
    startsAt: START,
    endsAt: Date.UTC(2026, 2, 4, 0, 0),
    bufferBeforeMinutes: 5,
    bufferAfterMinutes: 10,
    serviceOfferingId: "check-up",
    type: "in_patient",
    timeZone: "Asia/Bahrain",
    localDay: "2026-03-04",
  });
});

it("an appointment claims its time and the buffers", () => {
  const time = { startsAt: START, endsAt: START + 1_800_000, bufferBeforeMinutes: 5, bufferAfterMinutes: 10 };
  expect(claimedTimeOf(time)).toEqual({ start: START, end: START + 1_800_000, bufferBefore: 5, bufferAfter: 10 });
});
