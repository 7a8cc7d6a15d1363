import { DAY_MS, type IsoDate } from "~/kernel/time/dates";
import type { Interval } from "~/kernel/time/intervals";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { ZoneTable } from "~/kernel/time/zones";
import type { Offering } from "../booking/bookable";
import { localDay } from "../booking/booking-offer";
import { claimedInterval, type ClaimedTime } from "../availability/claims";
import { APPOINTMENT_TYPE, kindOfOffering } from "./appointment-kind";

/**
 * No appointment, with its buffers, and no blocked time is longer, so that what reaches into a range is found by its
 * start alone: within the day before. Whoever blocks several days writes one row a day.
 */
export const LONGEST_APPOINTMENT_MS = DAY_MS;

/** How long an appointment takes, and what is kept free around it. Minutes. */
export type AppointmentLength = Pick<Offering, "durationMinutes" | "bufferBeforeMinutes" | "bufferAfterMinutes">;

/** The time of an appointment, a hold or an offer as it is stored. Instants in UTC ms, buffers in minutes. */
export interface TakenTime {
  startsAt: number;
  endsAt: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

/** What of an appointment follows from its offering, its start and its place. */
export interface OfferedAppointment extends TakenTime {
  serviceOfferingId: string;
  type: (typeof APPOINTMENT_TYPE)[keyof typeof APPOINTMENT_TYPE];
  timeZone: string;
  /** The date at the place. */
  localDay: IsoDate;
}

/** The time of an appointment of such a length that begins at UTC ms. */
export const timeOf = (startsAt: number, length: AppointmentLength): TakenTime => ({
  startsAt,
  endsAt: startsAt + length.durationMinutes * MINUTE_MS,
  bufferBeforeMinutes: length.bufferBeforeMinutes,
  bufferAfterMinutes: length.bufferAfterMinutes,
});

/** The same as what it claims of its provider's time. */
export const claimedTimeOf = (time: TakenTime): ClaimedTime => ({
  start: time.startsAt,
  end: time.endsAt,
  bufferBefore: time.bufferBeforeMinutes,
  bufferAfter: time.bufferAfterMinutes,
});

/** What it takes with its buffers. */
export const heldInterval = (time: TakenTime): Interval => claimedInterval(claimedTimeOf(time));

/** An appointment of an offering that begins at UTC ms, at a place on the clock of `timeZone`. */
export const offeredTimeOf = (
  offering: Offering,
  startsAt: number,
  timeZone: string,
  zones: ZoneTable,
): OfferedAppointment => ({
  ...timeOf(startsAt, offering),
  serviceOfferingId: offering.id,
  type: APPOINTMENT_TYPE[kindOfOffering(offering.offeringsType)],
  timeZone,
  localDay: localDay(zones, timeZone, startsAt),
});
