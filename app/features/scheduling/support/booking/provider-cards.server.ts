import { DAY_MS } from "~/kernel/time/dates";
import type { Coordinates } from "~/kernel/places/coordinates";
import type { ZoneTable } from "~/kernel/time/zones";
import { ratingsStatement, ratingView } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import { providerDepartmentsStatement, providerOfferingsStatement } from "../../data/booking/providers.server";
import { readOfferedSessions } from "../../data/groups/group-sessions-offered.server";
import { schedulesOf, schedulesStatements } from "../../data/availability/schedules.server";
import type { BookingRules } from "../../domain/availability/availability";
import type { CalendarRules, Offering, OfferingPlace, Provider, Schedules } from "../../domain/booking/bookable";
import type { OfferedSession } from "../../domain/groups/group-session";
import type { ProviderCardView, SoonestView } from "../../domain/booking/booking-view";
import { offeringView, providerView, timeAt } from "../../domain/booking/offering-view";
import { NEXT_TIMES, providerCard } from "../../domain/booking/provider-card";
import type { DaysWanted } from "../../domain/availability/starts-by-day";
import { lookedAt } from "../../domain/availability/first-free";
import { soonestOf } from "../../domain/availability/soonest";
import { nearestKm } from "../../domain/lists/near";
import { viewerOf } from "../availability/viewer.server";

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
  /** Whether the cards say how patients rated, once enough have. */
  rated?: boolean;
}

/** The cards of some providers, in their order, with the next free times within so many days: one round trip. */
export async function providerCards(
  scene: CardScene,
  providers: readonly Provider[],
  days: number,
): Promise<ProviderCardView[]> {
  return cardsOf(scene, providers, await readWithSessions(scene, providers, days), days);
}

/** The cards of the first of some providers, and the earliest time with any of them: one round trip. */
export async function teamAndSoonest(
  scene: CardScene,
  providers: readonly Provider[],
  { most, days }: { most: number; days: number },
): Promise<{ team: ProviderCardView[]; soonest: SoonestView | null }> {
  const people = await readWithSessions(scene, providers, days);
  const { now, profile } = scene.context;
  const range = rangeOf(now, days);
  const { offerings: given, schedules, sessions } = people;
  const found = soonestOf({ ...scene, now, range, given, schedules, sessions });
  const provider = found && providers.find(({ id }) => id === found.doctor);
  return {
    team: cardsOf(scene, providers.slice(0, most), people, days),
    soonest:
      found && provider
        ? {
            provider: providerView(provider),
            offering: offeringView(found.offering, found.place ? [found.place] : [], profile.settings.showPrices),
            at: { ...timeAt(found.start, found.place, scene.everywhere), placeId: found.place?.branchId ?? "" },
          }
        : null,
  };
}

/** The instants within which times are looked for, UTC ms. */
const rangeOf = (now: number, days: number) => ({ from: now, to: now + (days + 2) * DAY_MS });

async function readWithSessions(
  { context, offerings, settings }: CardScene,
  providers: readonly Provider[],
  days: number,
): Promise<PeopleAndSessions> {
  const groups = offerings.filter(({ groupCapacity }) => groupCapacity !== null).map(({ id }) => id);
  const [found, sessions] = await Promise.all([
    readPeople(context, providers, days, settings.dailyMaximum !== null),
    readOfferedSessions(context.db, groups, rangeOf(context.now, days), viewerOf(context)),
  ]);
  return { ...found, sessions };
}

function cardsOf(
  scene: CardScene,
  providers: readonly Provider[],
  people: PeopleAndSessions,
  days: number,
): ProviderCardView[] {
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
    const rating = scene.rated ? people.ratings.get(provider.id) : undefined;
    const distanceKm =
      scene.near &&
      nearestKm(
        scene.near,
        scene.places.filter(({ branchId }) => at.includes(branchId)),
      );
    return { ...card, ...(distanceKm === undefined ? {} : { distanceKm }), ...(rating ? { rating } : {}) };
  });
}

/** Whether a card could show more times if one looked further ahead. */
export const isShort = ({ offering, next }: ProviderCardView): boolean =>
  offering !== null && offering.callToBook === null && next.length < NEXT_TIMES;

interface People {
  schedules: Schedules;
  offerings: Map<string, Set<string>>;
  departments: Map<string, string[]>;
  /** Of whom enough patients have rated. */
  ratings: Map<string, { mean: number; count: number }>;
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
  const people: People = {
    schedules: schedulesOf([]),
    offerings: new Map(),
    departments: new Map(),
    ratings: new Map(),
  };
  if (ids.length === 0) return people;
  const range = rangeOf(now, days);
  const [offerings, departments, ratings, ...schedules] = await db.rawBatch([
    db.compile(providerOfferingsStatement(db, ids)),
    db.compile(providerDepartmentsStatement(db, ids)),
    db.compile(ratingsStatement(db, ids)),
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
  for (const row of (ratings?.results ?? []) as { employeeId: string; count: number; stars: number }[]) {
    const { rating, ratingCount } = ratingView(row);
    if (rating !== null) people.ratings.set(row.employeeId, { mean: rating, count: ratingCount });
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

function cardWith(
  scene: CardScene,
  person: Person,
  offering: Offering | undefined,
  { schedules, sessions }: PeopleAndSessions,
  days: number,
): ProviderCardView {
  const { context, settings, rules } = scene;
  const { provider, departments } = person;
  if (!offering) return { provider: providerView(provider), departments, offering: null, next: [], reason: null };
  const { now, profile } = context;
  const offer = {
    now,
    settings,
    rules,
    schedules,
    offering,
    places: scene.places.filter((place) => place.serviceOfferingId === offering.id),
    providers: [provider],
    sessions: sessions.get(offering.id),
  };
  const shown = { ...scene, showsPrices: profile.settings.showPrices, home: profile.timeZone };
  return providerCard(shown, person, offer, days);
}
