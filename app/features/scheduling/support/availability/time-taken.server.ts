import type { ZoneTable } from "~/kernel/time/zones";
import { createZoneTable } from "~/kernel/time/zones";
import { DAY_MS } from "~/kernel/time/dates";
import { ConflictError, InvalidError, type FieldError } from "~/platform/http/errors.server";
import { freeStarts, type BookingOffer } from "../../domain/booking/booking-offer";
import { nearestTimes } from "../../domain/availability/nearest-times";

/** How many other times someone is offered who was too late. */
const OFFERED = 6;

/** The time is someone else's by now; `nearest` are the free starts around it, ascending UTC ms. */
export class TimeTakenError extends ConflictError {
  override name = "TimeTakenError";
  constructor(
    readonly nearest: readonly number[],
    field = "startTime",
  ) {
    super("timeTaken", [{ field, message: "booking:rules.alreadyTaken" }]);
  }
}

/** Rules of booking that staff have not said that they override, with other times where this one is taken. */
export class RuleBrokenError extends ConflictError {
  constructor(
    fields: FieldError[],
    readonly nearest: readonly number[],
  ) {
    super("ruleBroken", fields);
  }
}

/** A time that a patient cannot have, with others that they can. */
export class TimeNotOfferedError extends InvalidError {
  constructor(
    fields: FieldError[],
    readonly nearest: readonly number[],
  ) {
    super(fields);
  }
}

/** The free starts around a time that was refused, ascending UTC ms; none where other times would not help. */
export const nearestOf = (error: unknown): readonly number[] =>
  error instanceof TimeTakenError || error instanceof RuleBrokenError || error instanceof TimeNotOfferedError
    ? error.nearest
    : [];

interface Wanted {
  employeeId?: string;
  branchId?: string;
  /** UTC ms. */
  start: number;
}

/** The free starts of an offer around a wanted one. */
export function timesAround(offer: BookingOffer, { employeeId, branchId, start }: Wanted, zones: ZoneTable): number[] {
  const to = offer.now + (offer.settings.horizonDays + 2) * DAY_MS;
  return nearestTimes(freeStarts(offer, { employeeId, branchId, from: offer.now, to }, zones), start, OFFERED);
}

/** What to tell someone whose time was taken, from an offer that was read after it was. */
export const timeTaken = (offer: BookingOffer, wanted: Wanted, zones: ZoneTable): TimeTakenError =>
  new TimeTakenError(timesAround(offer, wanted, zones));

/**
 * Does what wins a time; where somebody was faster, reads anew when it could be and says so.
 * @throws TimeTakenError
 */
export async function orOtherTimes<T>(
  win: () => Promise<T>,
  offerNow: () => Promise<BookingOffer>,
  startsAt: number,
): Promise<T> {
  try {
    return await win();
  } catch (error) {
    if (!(error instanceof ConflictError) || error.code !== "slotTaken") throw error;
    throw new TimeTakenError(timesAround(await offerNow(), { start: startsAt }, createZoneTable()), "startsAt");
  }
}
