import { DAY_MS } from "~/kernel/dates";
import { MINUTE_MS } from "~/kernel/minutes";
import type { ZoneTable } from "~/kernel/zones";
import type { RequestContext } from "~/platform/context.server";
import { providerDepartmentsStatement, providerOfferingsStatement } from "../data/providers.server";
import { readOfferedSessions } from "../data/group-sessions-offered.server";
import { schedulesOf, schedulesStatements } from "../data/schedules.server";
import type { BookingRules } from "../domain/availability";
import type { CalendarRules, Offering, OfferingPlace, Provider, Schedules } from "../domain/bookable";
import { nextOffered } from "../domain/booking-offer";
import type { OfferedSession } from "../domain/group-session";
import type { ProviderCardView } from "../domain/booking-view";
import { offeringView, providerView } from "../domain/offering-view";
import { spreadStarts } from "../domain/spread-starts";
import { whyNothingOffered } from "../domain/why-nothing";
import { lookerOf } from "./looker.server";

const NEXT_TIMES = 3;

/** What the cards of a list have in common. */
export interface CardScene {
  context: RequestContext;
  settings: CalendarRules;
  rules: BookingRules;
  /** The offerings that count here, and where they are given. */
  offerings: readonly Offering[];
  places: readonly OfferingPlace[];
  /** Only this place, if one is meant. */
  branchId: string | undefined;
  zones: ZoneTable;
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
    readOfferedSessions(context.db, groups, range, lookerOf(context)),
  ]);
  const people = { ...found, sessions };
  return providers.map((provider) => {
    const given = people.offerings.get(provider.id) ?? new Set<string>();
    const offerings = scene.offerings.filter(({ id }) => given.has(id));
    return cardOf(scene, { provider, departments: people.departments.get(provider.id) ?? [], offerings }, people, days);
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
  withVisits: boolean,
): Promise<People> {
  const { db, now } = context;
  const ids = page.map(({ id }) => id);
  const people: People = { schedules: schedulesOf([]), offerings: new Map(), departments: new Map() };
  if (ids.length === 0) return people;
  const range = { from: now, to: now + (days + 2) * DAY_MS };
  const [offerings, departments, ...schedules] = await db.rawBatch([
    db.compile(providerOfferingsStatement(db, ids)),
    db.compile(providerDepartmentsStatement(db, ids)),
    ...schedulesStatements(db, ids, range, lookerOf(context), withVisits),
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

/** The card shows the first offering that can be booked online, else the one to call for. */
function cardOf(
  scene: CardScene,
  person: Person,
  { schedules, sessions }: PeopleAndSessions,
  days: number,
): ProviderCardView {
  const { context, settings, rules, branchId, zones } = scene;
  const { now, profile } = context;
  const { offerings, departments } = person;
  const provider = providerView(person.provider);
  const offering = offerings.find(({ onlineBookingOption }) => onlineBookingOption === "ENABLED") ?? offerings[0];
  if (!offering) return { provider, departments, offering: null, next: [], reason: null };
  const own = scene.places.filter((place) => place.serviceOfferingId === offering.id);
  const view = offeringView(offering, own, profile.settings.showPrices);
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
  const lookedAt = NEXT_TIMES * Math.ceil(offering.durationMinutes / rules.slotMinutes);
  const [times] = nextOffered(offer, range, zones, lookedAt);
  const starts = times?.starts ?? [];
  const next = spreadStarts(starts, offering.durationMinutes * MINUTE_MS, NEXT_TIMES).map((start) => {
    const placeId = times?.branchIds[starts.indexOf(start)] ?? "";
    return { start, placeId, zone: own.find((place) => place.branchId === placeId)?.timeZone ?? "UTC" };
  });
  const reason = next.length > 0 ? null : whyNothingOffered(offer, range, null, zones);
  return { provider, departments, offering: view, next, reason };
}
