import { DAY_MS } from "~/kernel/time/dates";
import type { ZoneTable } from "~/kernel/time/zones";
import type { RequestContext } from "~/platform/context.server";
import { readSchedules } from "../../data/availability/schedules.server";
import { readOfferedSessions } from "../../data/groups/group-sessions-offered.server";
import {
  bookingRules,
  type CalendarRules,
  type Offering,
  type OfferingPlace,
  type Provider,
} from "../../domain/booking/bookable";
import { localDay } from "../../domain/booking/booking-offer";
import { pricedPlaces } from "../../domain/booking/priced-places";
import { viewerOf } from "../availability/viewer.server";

interface Given {
  settings: CalendarRules;
  offerings: readonly Offering[];
  places: readonly OfferingPlace[];
  providers: readonly Provider[];
}

/**
 * Of the places of several offerings, those whose prices may be shown with these providers: one round trip. Of what is
 * booked on the phone, all of them.
 */
export async function offeredPlaces(
  context: RequestContext,
  { settings, offerings, places, providers }: Given,
  zones: ZoneTable,
): Promise<OfferingPlace[]> {
  const { db, now, profile } = context;
  const range = { from: now, to: now + (settings.horizonDays + 2) * DAY_MS };
  const ids = providers.map(({ id }) => id);
  const groups = offerings.filter(({ groupCapacity }) => groupCapacity !== null).map(({ id }) => id);
  const [schedules, sessions] = await Promise.all([
    readSchedules(db, ids, range, viewerOf(context), settings.dailyMaximum !== null),
    readOfferedSessions(db, groups, range, viewerOf(context)),
  ]);
  const rules = bookingRules(settings, localDay(zones, profile.timeZone, now));
  return offerings.flatMap((offering) => {
    const own = places.filter((place) => place.serviceOfferingId === offering.id);
    if (offering.onlineBookingOption !== "ENABLED") return own;
    const offer = { now, settings, rules, offering, places: own, providers: [...providers], schedules };
    return pricedPlaces({ ...offer, sessions: sessions.get(offering.id) }, range, zones);
  });
}
