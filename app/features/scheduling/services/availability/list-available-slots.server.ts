import { DAY_MS, formatDayMonthYear, fromDayNumber } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { createZoneTable, toLocal } from "~/kernel/time/zones";
import { actsForClinic } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { offeredTimes } from "../../domain/booking/booking-offer";
import { keptFrom } from "../../domain/booking/who-may-book";
import { ANY_PROVIDER } from "../../schemas/booking/book-appointment";
import { availableSlotsSchema } from "../../schemas/booking/booking-calls";
import { readBookingChoices, readBookingOffer } from "../booking/read-booking-offer.server";

/** One bookable time, with the specification's names of an appointment's fields. */
export interface AvailableSlot {
  /** UTC ms. */
  startTime: number;
  /** DD MMM YYYY at the place. */
  scheduledDateStringcc: string;
  /** Minutes from midnight at the place. */
  scheduledTime: number;
  timezonename: string;
  requestedEmployeeId: string;
  branchId: string;
}

/** Slots are asked for over at most this long. */
const LONGEST_MS = 62 * DAY_MS;

/**
 * The bookable times of an offering, by provider; the staff see those of any enabled one. @throws NotFoundError for an unknown offering, provider or place
 */
export async function listAvailableSlots(context: RequestContext, raw: unknown): Promise<AvailableSlot[]> {
  await authorize(context, "slots.read");
  const query = parse(availableSlotsSchema, raw);
  const employeeId = query.employeeId === ANY_PROVIDER ? undefined : query.employeeId;
  const staff = actsForClinic(context.actor);
  const { serviceOfferingId } = query;
  const choices = await readBookingChoices(context, { serviceOfferingId, employeeId, staff });
  const [offering] = choices.offerings;
  const placeKnown = query.branchId === undefined || choices.places.some(({ branchId }) => branchId === query.branchId);
  if (!offering || !placeKnown || choices.providers.length === 0) throw new NotFoundError();
  if (!staff && offering.onlineBookingOption !== "ENABLED") return [];
  // Times of a first appointment are offered to whoever has had none.
  if (keptFrom(choices.visitor, offering) !== null) return [];
  const zones = createZoneTable();
  const offer = await readBookingOffer(context, choices, offering, zones);
  const from = query.from ?? context.now;
  const to = Math.min(query.to ?? from + LONGEST_MS, from + LONGEST_MS);
  const zoneOf = new Map(offer.places.map(({ branchId, timeZone }) => [branchId, timeZone]));
  return offeredTimes(offer, { employeeId, branchId: query.branchId, from, to }, zones).flatMap(
    ({ providerId, starts, branchIds }) =>
      starts.map((startTime, index) => {
        const branchId = branchIds[index] ?? "";
        const timezonename = zoneOf.get(branchId) ?? context.profile.timeZone;
        const local = toLocal(zones.span(timezonename, startTime, startTime + 1), startTime);
        const day = Math.floor(local / DAY_MS);
        const scheduledTime = (local - day * DAY_MS) / MINUTE_MS;
        return {
          startTime,
          scheduledDateStringcc: formatDayMonthYear(fromDayNumber(day)),
          scheduledTime,
          timezonename,
          requestedEmployeeId: providerId,
          branchId,
        };
      }),
  );
}
