import type { ZoneTable } from "~/kernel/zones";
import { DAY_MS } from "~/kernel/dates";
import { ConflictError } from "~/platform/errors.server";
import { freeStarts, type BookingOffer } from "../domain/booking-offer";
import { nearestTimes } from "../domain/nearest-times";

/** How many other times someone is offered who was too late. */
const OFFERED = 6;

/** The time is someone else's by now; `nearest` are the free starts around it, ascending UTC ms. */
export class TimeTakenError extends ConflictError {
  override name = "TimeTakenError";
  constructor(readonly nearest: readonly number[]) {
    super("timeTaken", [{ field: "startTime", message: "booking:rules.alreadyTaken" }]);
  }
}

/** What to tell someone whose time was taken, from an offer that was read after it was. */
export function timeTaken(
  offer: BookingOffer,
  wanted: { employeeId?: string; branchId?: string; start: number },
  zones: ZoneTable,
): TimeTakenError {
  const to = offer.now + (offer.settings.horizonDays + 2) * DAY_MS;
  const { employeeId, branchId, start } = wanted;
  return new TimeTakenError(
    nearestTimes(freeStarts(offer, { employeeId, branchId, from: offer.now, to }, zones), start, OFFERED),
  );
}
