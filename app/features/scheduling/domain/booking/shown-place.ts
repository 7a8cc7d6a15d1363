import { DAY_MS, weekdayOfDayNumber } from "~/kernel/time/dates";
import { openStateAt, saysHours, weekOf, type OpenState, type OpenWeek } from "~/kernel/time/opening-hours";
import { toLocal, type ZoneTable } from "~/kernel/time/zones";
import { directionsHref, type DirectionsService } from "../appointments/arrivals/directions";

/** A picture of the practice as it is kept: its size, and the smaller widths, in pixels. */
export interface PictureView {
  fileId: string;
  width: number;
  height: number;
  widths: readonly number[];
}

/** A location as the front page and the page of a doctor show it. */
export interface ShownPlaceView {
  id: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  phone: string;
  timeZone: string;
  /** How to get there, in the practice's words. */
  directions: string;
  /** Where the way there is shown; null where the practice wants no link. */
  directionsHref: string | null;
  /** Null where nobody said when it is open. */
  hours: { week: OpenWeek; state: OpenState; weekday: number } | null;
  map: PictureView | null;
}

/** A location as it is stored; hours as app/kernel/time/opening-hours.ts stores them. */
export interface StoredPlace extends Pick<
  ShownPlaceView,
  "id" | "name" | "address" | "city" | "postalCode" | "countryCode" | "phone" | "timeZone" | "directions"
> {
  hoursMonday: string;
  hoursTuesday: string;
  hoursWednesday: string;
  hoursThursday: string;
  hoursFriday: string;
  hoursSaturday: string;
  hoursSunday: string;
}

/** When a place is open, and whether it is now (UTC ms), on its own clock; null where nobody said. */
function hoursOf(week: OpenWeek, timeZone: string, now: number, zones: ZoneTable): ShownPlaceView["hours"] {
  if (!saysHours(week)) return null;
  const local = toLocal(zones.span(timeZone, now, now + 1), now);
  const weekday = weekdayOfDayNumber(Math.floor(local / DAY_MS));
  return { week, state: openStateAt(week, local), weekday };
}

/** A location as it is shown now (UTC ms). */
export function shownPlace(
  place: StoredPlace,
  shown: { service: DirectionsService; maps: ReadonlyMap<string, PictureView>; now: number; zones: ZoneTable },
): ShownPlaceView {
  const { id, name, address, city, postalCode, countryCode, phone, timeZone, directions } = place;
  const { hoursMonday, hoursTuesday, hoursWednesday, hoursThursday, hoursFriday, hoursSaturday, hoursSunday } = place;
  const days = [hoursMonday, hoursTuesday, hoursWednesday, hoursThursday, hoursFriday, hoursSaturday, hoursSunday];
  return {
    ...{ id, name, address, city, postalCode, countryCode, phone, timeZone, directions },
    directionsHref: directionsHref(shown.service, place),
    hours: hoursOf(weekOf(days), timeZone, shown.now, shown.zones),
    map: shown.maps.get(id) ?? null,
  };
}
