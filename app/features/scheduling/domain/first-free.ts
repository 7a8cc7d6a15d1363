import { addDays } from "~/kernel/dates";
import type { ZoneTable } from "~/kernel/zones";
import { nextFree, type BookingRules } from "./availability";
import {
  bookableOffering,
  scheduleOf,
  type CalendarRules,
  type Offering,
  type OfferingPlace,
  type Schedules,
} from "./bookable";
import { localDay } from "./booking-offer";
import type { FirstFreeView } from "./booking-view";
import type { ListedDoctors } from "./listed-doctors";
import { offeringsWithin } from "./offerings-within";

/** Something in a public list whose first free time is wanted. */
export interface FreeItem extends ListedDoctors {
  /** Only this offering; else the first one that each doctor's own card shows. */
  offeringId?: string;
  /** Only at this place. */
  branchId?: string;
}

export interface FreeScene {
  /** UTC ms. */
  now: number;
  /** Starts are looked for in UTC ms [from, to). */
  range: { from: number; to: number };
  settings: CalendarRules;
  rules: BookingRules;
  /** The offerings that count, and where they are given. */
  offerings: readonly Offering[];
  places: readonly OfferingPlace[];
  /** The doctors who are looked at, with the offerings they give. */
  given: ReadonlyMap<string, ReadonlySet<string>>;
  schedules: Schedules;
  zones: ZoneTable;
}

/** A doctor's first free time; UTC ms with the zone of the place. */
interface DoctorFree {
  doctor: string;
  start: number;
  zone: string;
}

/** Whether a time lies on one of so many days from today, as the organization counts them; 0 is today alone. */
export const isWithinDays = (zones: ZoneTable, zone: string, now: number, start: number, days: number): boolean =>
  localDay(zones, zone, start) <= addDays(localDay(zones, zone, now), days);

/** What a doctor's card would show for an item: its offering, or the first of theirs that is booked online there. */
function offeringFor({ offerings, places, given }: FreeScene, item: FreeItem, doctor: string): Offering | undefined {
  const own = given.get(doctor);
  return offeringsWithin(offerings, places, { location: item.branchId }).find(
    ({ id, onlineBookingOption }) =>
      onlineBookingOption === "ENABLED" && own?.has(id) && (item.offeringId === undefined || id === item.offeringId),
  );
}

function firstOfDoctors(
  scene: FreeScene,
  offering: Offering,
  doctors: readonly string[],
  branchId?: string,
): DoctorFree[] {
  const { now, range, settings, rules, schedules, zones } = scene;
  const places = scene.places.filter((place) => place.serviceOfferingId === offering.id);
  const options = {
    type: offering.offeringsType,
    places,
    chosenBranchId: branchId,
    dailyMaximum: settings.dailyMaximum,
  };
  const providers = doctors.map((id) => scheduleOf(id, options, schedules)).filter((each) => each.places.length > 0);
  const request = { now, ...range, rules, offering: bookableOffering(offering), providers };
  return nextFree(request, zones, 1).flatMap(({ providerId, starts: [start], branchIds: [at] }) => {
    const zone = places.find((place) => place.branchId === at)?.timeZone ?? "UTC";
    return start === undefined ? [] : [{ doctor: providerId, start, zone }];
  });
}

/** The first free time of each doctor of an item who is looked at and has one, soonest first. */
function freeDoctors(scene: FreeScene, item: FreeItem): DoctorFree[] {
  const byOffering = new Map<Offering, string[]>();
  for (const doctor of item.doctors) {
    const offering = offeringFor(scene, item, doctor);
    if (offering) byOffering.set(offering, [...(byOffering.get(offering) ?? []), doctor]);
  }
  return [...byOffering]
    .flatMap(([offering, doctors]) => firstOfDoctors(scene, offering, doctors, item.branchId))
    .sort((a, b) => a.start - b.start);
}

/**
 * When each item is free first, by its id, and with how many of its doctors at all, or within so many days from today
 * on the clock of `zone`.
 */
export function firstFree(
  scene: FreeScene,
  items: readonly FreeItem[],
  within?: { days: number; zone: string },
): Map<string, FirstFreeView> {
  const { now, zones } = scene;
  return new Map(
    items.map((item) => {
      const all = freeDoctors(scene, item);
      const free = within ? all.filter(({ start }) => isWithinDays(zones, within.zone, now, start, within.days)) : all;
      const [first] = free;
      const exact = !item.more && item.doctors.every((doctor) => scene.given.has(doctor));
      return [item.id, { at: first ? { start: first.start, zone: first.zone } : null, doctors: free.length, exact }];
    }),
  );
}
