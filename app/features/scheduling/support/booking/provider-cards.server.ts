import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS, MINUTES_A_DAY } from "~/kernel/time/minutes";
import type { Coordinates } from "~/kernel/places/coordinates";
import type { ZoneTable } from "~/kernel/time/zones";
import type { RequestContext } from "~/platform/context.server";
import { providerDepartmentsStatement, providerOfferingsStatement } from "../../data/booking/providers.server";
import { readOfferedSessions } from "../../data/groups/group-sessions-offered.server";
import { schedulesOf, schedulesStatements } from "../../data/availability/schedules.server";
import type { BookingRules } from "../../domain/availability/availability";
import type { CalendarRules, Offering, OfferingPlace, Provider, Schedules } from "../../domain/booking/bookable";
import { localDay, nextOffered, type BookingOffer, type TimeQuery } from "../../domain/booking/booking-offer";
import type { OfferedSession } from "../../domain/groups/group-session";
import type { ProviderCardView } from "../../domain/booking/booking-view";
import { differInPrice, offeringView, pricesOf, providerView, timeAt } from "../../domain/booking/offering-view";
import { startsByDay, type DaysWanted } from "../../domain/availability/starts-by-day";
import { lookedAt } from "../../domain/availability/first-free";
import { spreadStarts } from "../../domain/groups/spread-starts";
import { nearestKm } from "../../domain/lists/near";
import { whyNothingOffered } from "../../domain/timings/why-nothing";
import { viewerOf } from "../availability/viewer.server";

const NEXT_TIMES = 3;

/** A card by days shows the first times of so many. */
export const CARD_DAYS: DaysWanted = { days: 4, each: 2 };

/** What the cards of a list have in common. */
export interface CardScene {
  context: RequestContext;
  settings: CalendarRules;
  rules: BookingRules;
  /** The offerings that count here, and where they are given. */
  offerings: readonly Offering[];
  places: readonly OfferingPlace[];
  /** Every place of the kind, filters apart: where there are several cities or zones, times say theirs. */
  everywhere: readonly OfferingPlace[];
  /** Only this place, if one is meant. */
  branchId: string | undefined;
  zones: ZoneTable;
  /** The first times of several days; else the next times, whatever day they are on. */
  byDay?: DaysWanted;
  /** From where distances count. */
  near?: Coordinates;
}

/** The cards of some providers, in their order, with the next free times within so many days: one round trip. */
export async function providerCards(
  scene: CardScene,
  providers: readonly Provider[],
  days: number,
): Promise<ProviderCardView[]> {
  const { context } = scene;
  const groups = scene.offerings.filter(({ groupCapacity }) => groupCapacity !== null).map(({ id }) => id);
  const range = { from: context.now, to: context.now + (days + 2) * DAY_MS };
  const [found, sessions] = await Promise.all([
    readPeople(context, providers, days, scene.settings.dailyMaximum !== null),
    readOfferedSessions(context.db, groups, range, viewerOf(context)),
  ]);
  const people = { ...found, sessions };
  return providers.map((provider): ProviderCardView => {
    const given = people.offerings.get(provider.id) ?? new Set<string>();
    const offerings = scene.offerings.filter(({ id }) => given.has(id));
    const card = cardOf(
      scene,
      { provider, departments: people.departments.get(provider.id) ?? [], offerings },
      people,
      days,
    );
    const at = people.schedules.branches.get(provider.id) ?? [];
    const distanceKm =
      scene.near &&
      nearestKm(
        scene.near,
        scene.places.filter(({ branchId }) => at.includes(branchId)),
      );
    return distanceKm === undefined ? card : { ...card, distanceKm };
  });
}

/** Whether a card could show more times if one looked further ahead. */
export const isShort = ({ offering, next }: ProviderCardView): boolean =>
  offering !== null && offering.callToBook === null && next.length < NEXT_TIMES;

interface People {
  schedules: Schedules;
  offerings: Map<string, Set<string>>;
  departments: Map<string, string[]>;
}

/** With the sessions of the group offerings among what they give, by offering. */
interface PeopleAndSessions extends People {
  sessions: ReadonlyMap<string, readonly OfferedSession[]>;
}

/** What the cards of some providers need, in one batch. */
async function readPeople(
  context: RequestContext,
  page: readonly Provider[],
  days: number,
  withAppointments: boolean,
): Promise<People> {
  const { db, now } = context;
  const ids = page.map(({ id }) => id);
  const people: People = { schedules: schedulesOf([]), offerings: new Map(), departments: new Map() };
  if (ids.length === 0) return people;
  const range = { from: now, to: now + (days + 2) * DAY_MS };
  const [offerings, departments, ...schedules] = await db.rawBatch([
    db.compile(providerOfferingsStatement(db, ids)),
    db.compile(providerDepartmentsStatement(db, ids)),
    ...schedulesStatements(db, ids, range, viewerOf(context), withAppointments),
  ]);
  people.schedules = schedulesOf(schedules);
  for (const row of (offerings?.results ?? []) as { employeeId: string; serviceOfferingId: string }[]) {
    people.offerings.set(
      row.employeeId,
      (people.offerings.get(row.employeeId) ?? new Set()).add(row.serviceOfferingId),
    );
  }
  for (const row of (departments?.results ?? []) as { employeeId: string; name: string }[]) {
    people.departments.set(row.employeeId, [...(people.departments.get(row.employeeId) ?? []), row.name]);
  }
  return people;
}

interface Person {
  provider: Provider;
  departments: string[];
  offerings: readonly Offering[];
}

/** The card shows the first offering that can be booked online and has a time, else the one to call for. */
function cardOf(scene: CardScene, person: Person, people: PeopleAndSessions, days: number): ProviderCardView {
  const online = person.offerings.filter(({ onlineBookingOption }) => onlineBookingOption === "ENABLED");
  const [first, ...others] = lookedAt(online.length > 0 ? online : person.offerings);
  const card = cardWith(scene, person, first, people, days);
  if (card.next.length > 0 || online.length === 0) return card;
  for (const offering of others) {
    const other = cardWith(scene, person, offering, people, days);
    if (other.next.length > 0) return other;
  }
  return card;
}

/** The next starts of one provider, each with its place. */
function nextTimes({ rules, zones, byDay }: CardScene, offer: BookingOffer, range: TimeQuery) {
  const { durationMinutes } = offer.offering;
  const several = NEXT_TIMES * Math.ceil(durationMinutes / rules.slotMinutes);
  const enough = byDay ? byDay.days * Math.ceil(MINUTES_A_DAY / rules.slotMinutes) : several;
  const [times] = nextOffered(offer, range, zones, enough);
  const starts = times?.starts ?? [];
  const placeOf = (start: number) => {
    const placeId = times?.branchIds[starts.indexOf(start)] ?? "";
    return offer.places.find((each) => each.branchId === placeId);
  };
  const dayOf = (start: number) => localDay(zones, placeOf(start)?.timeZone ?? "UTC", start);
  const length = durationMinutes * MINUTE_MS;
  const chosen = byDay ? startsByDay(starts, length, dayOf, byDay) : spreadStarts(starts, length, NEXT_TIMES);
  return chosen.map((start) => ({ start, place: placeOf(start) }));
}

function cardWith(
  scene: CardScene,
  person: Person,
  offering: Offering | undefined,
  { schedules, sessions }: PeopleAndSessions,
  days: number,
): ProviderCardView {
  const { context, settings, rules, branchId, zones } = scene;
  const { now, profile } = context;
  const { departments } = person;
  const provider = providerView(person.provider);
  if (!offering) return { provider, departments, offering: null, next: [], reason: null };
  const given = scene.places.filter((place) => place.serviceOfferingId === offering.id);
  // Only where this doctor gives it: what it costs elsewhere is nothing of theirs.
  const at = schedules.branches.get(person.provider.id) ?? [];
  const own = given.filter((place) => at.includes(place.branchId) && (branchId ?? place.branchId) === place.branchId);
  const showsPrices = profile.settings.showPrices;
  const view = offeringView(offering, own, showsPrices && !differInPrice(own));
  if (offering.onlineBookingOption !== "ENABLED")
    return { provider, departments, offering: view, next: [], reason: null };
  const offer = {
    now,
    settings,
    rules,
    schedules,
    offering,
    places: own,
    providers: [person.provider],
    sessions: sessions.get(offering.id),
  };
  const range = { branchId, from: now, to: now + (days + 2) * DAY_MS };
  const next = nextTimes(scene, offer, range);
  const reason = next.length > 0 ? null : whyNothingOffered(offer, range, null, zones);
  const there = next.flatMap(({ place }) => place ?? []);
  const priced = showsPrices && differInPrice(there);
  return {
    provider,
    departments,
    offering: there.length > 0 ? offeringView(offering, there, showsPrices) : view,
    next: next.map(({ start, place }) => ({
      ...timeAt(start, place, scene.everywhere, profile.timeZone),
      placeId: place?.branchId ?? "",
      price: priced && place ? (pricesOf([place])[0] ?? null) : null,
    })),
    reason,
  };
}
