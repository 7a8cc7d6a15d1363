import { addDays } from "~/kernel/time/dates";
import type { ZoneTable } from "~/kernel/time/zones";
import { nextFree, type BookingRules } from "./availability";
import {
  bookableOffering,
  scheduleOf,
  type CalendarRules,
  type Offering,
  type OfferingPlace,
  type Schedules,
} from "../booking/bookable";
import { localDay } from "../booking/booking-offer";
import type { FirstFreeView } from "../booking/booking-view";
import type { OfferedSession } from "../groups/group-session";
import { groupTimes } from "../groups/group-times";
import type { ListedProviders } from "../booking/listed-providers";
import { timeAt } from "../booking/offering-view";
import { offeringsWithin } from "../booking/offerings-within";

/** Something in a public list whose first free time is wanted. */
export interface FreeItem extends ListedProviders {
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
  /** Every place of the kind, filters apart. */
  everywhere: readonly OfferingPlace[];
  /** The sessions of the group offerings, by offering. */
  sessions: ReadonlyMap<string, readonly OfferedSession[]>;
  zones: ZoneTable;
}

/** A doctor's first free time; UTC ms. */
export interface DoctorFree {
  doctor: string;
  start: number;
  place: OfferingPlace | undefined;
}

/** So many single offerings of a doctor are looked at, as their card does. */
const MOST_OFFERINGS = 3;

/**
 * The offerings of a doctor that are looked at for one that has a time: the first ones, and every group beside them,
 * whose sessions are few and known.
 */
export function lookedAt(offerings: readonly Offering[]): Offering[] {
  const first = offerings.filter(({ groupCapacity }) => groupCapacity === null).slice(0, MOST_OFFERINGS);
  return offerings.filter((offering) => offering.groupCapacity !== null || first.includes(offering));
}

/** Whether a time lies on one of so many days from today, as the organization counts them; 0 is today alone. */
export const isWithinDays = (zones: ZoneTable, zone: string, now: number, start: number, days: number): boolean =>
  localDay(zones, zone, start) <= addDays(localDay(zones, zone, now), days);

/** What a doctor's card may show for an item: its offering, or theirs that are booked online there, in turn. */
function offeringsFor({ offerings, places, given }: FreeScene, item: FreeItem, doctor: string): Offering[] {
  const own = given.get(doctor);
  const bookable = offeringsWithin(offerings, places, { location: item.branchId }).filter(
    ({ id, onlineBookingOption }) =>
      onlineBookingOption === "ENABLED" && own?.has(id) && (item.offeringId === undefined || id === item.offeringId),
  );
  return lookedAt(bookable);
}

/** The first start of an offering with each of some doctors who has one, at any place or at the one that is named. */
export function firstOfDoctors(
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
  const found =
    offering.groupCapacity === null
      ? nextFree(request, zones, 1)
      : groupTimes(request, scene.sessions.get(offering.id) ?? [], zones, 1);
  return found.flatMap(({ providerId, starts: [start], branchIds: [at] }) => {
    const place = places.find((each) => each.branchId === at);
    return start === undefined ? [] : [{ doctor: providerId, start, place }];
  });
}

/** The first free time of each doctor of an item who is looked at and has one, soonest first. */
function freeDoctors(scene: FreeScene, item: FreeItem): DoctorFree[] {
  const offerings = new Map(item.doctors.map((doctor) => [doctor, offeringsFor(scene, item, doctor)]));
  const free = new Map<string, DoctorFree>();
  const turns = Math.max(0, ...[...offerings.values()].map(({ length }) => length));
  for (let turn = 0; turn < turns; turn += 1) {
    const byOffering = new Map<Offering, string[]>();
    for (const [doctor, own] of offerings) {
      const offering = own[turn];
      if (offering && !free.has(doctor)) byOffering.set(offering, [...(byOffering.get(offering) ?? []), doctor]);
    }
    for (const [offering, doctors] of byOffering)
      for (const found of firstOfDoctors(scene, offering, doctors, item.branchId)) free.set(found.doctor, found);
  }
  return [...free.values()].sort((a, b) => a.start - b.start);
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
      return [
        item.id,
        { at: first ? timeAt(first.start, first.place, scene.everywhere) : null, doctors: free.length, exact },
      ];
    }),
  );
}
