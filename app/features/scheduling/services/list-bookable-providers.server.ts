import { DAY_MS } from "~/kernel/dates";
import { MINUTE_MS } from "~/kernel/minutes";
import { createZoneTable, type ZoneTable } from "~/kernel/zones";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { calendarSettingsStatement } from "../data/calendar-settings.server";
import { offeringPlacesStatement, offeringsStatement } from "../data/offerings.server";
import {
  providerDepartmentsStatement,
  providerOfferingsStatement,
  providerPageStatement,
} from "../data/providers.server";
import { schedulesOf, schedulesStatements } from "../data/schedules.server";
import { nextFree } from "../domain/availability";
import { bookingRules, type Offering, type OfferingPlace, type Provider, type Schedules } from "../domain/bookable";
import { availabilityRequest, localDay } from "../domain/booking-offer";
import type { ProviderCardView } from "../domain/booking-view";
import { offeringView, providerView } from "../domain/offering-view";
import { spreadStarts } from "../domain/spread-starts";
import { OFFERINGS_TYPE, type VisitKind } from "../domain/visit-kind";
import { lookerOf } from "./looker.server";
import { DEFAULT_SETTINGS } from "./read-booking-offer.server";

/** What narrows the list; ids that mean nothing here give an empty list. */
export interface ProviderListQuery {
  kind: VisitKind;
  departmentId?: string;
  branchId?: string;
  serviceOfferingId?: string;
  after?: string;
}

export interface ProviderList {
  cards: ProviderCardView[];
  /** Where the next page starts; null on the last one. */
  next: string | null;
  /** What the list can be narrowed by. */
  offerings: { id: string; name: string }[];
  byProvider: boolean;
}

const PAGE = 12;
const NEXT_TIMES = 3;
/** Days within which nearly everyone has their next free times; who has not is looked up to the horizon. */
const FIRST_LOOK_DAYS = 10;

/**
 * The doctors that can be booked for a kind of visit, each with their next free times: two round trips a page, and a
 * third where somebody is booked out for days.
 */
export async function listBookableProviders(context: RequestContext, query: ProviderListQuery): Promise<ProviderList> {
  await authorize(context, "slots.read");
  const { db, now, profile } = context;
  const type = OFFERINGS_TYPE[query.kind];
  const [settingsRows, offerings, places, found] = await db.batch([
    calendarSettingsStatement(db),
    offeringsStatement(db, { type }),
    offeringPlacesStatement(db, { type }),
    providerPageStatement(db, { ...query, type, limit: PAGE }),
  ]);
  const settings = settingsRows[0] ?? DEFAULT_SETTINGS;
  const page = found.slice(0, PAGE);
  const zones = createZoneTable();
  const rules = bookingRules(settings, localDay(zones, profile.timeZone, now));
  const wanted = offerings.filter(({ id }) => query.serviceOfferingId === undefined || id === query.serviceOfferingId);
  const cardsOf = async (providers: readonly Provider[], days: number) => {
    const people = await readPeople(context, providers, days, settings.dailyMaximum !== null);
    const common = { now, settings, rules, schedules: people.schedules };
    return providers.map((provider) => {
      const given = people.offerings.get(provider.id) ?? new Set<string>();
      return cardOf({
        provider,
        departments: people.departments.get(provider.id) ?? [],
        offerings: wanted.filter(({ id }) => given.has(id)),
        places,
        branchId: query.branchId,
        common,
        days,
        zones,
      });
    });
  };
  const cards = await lookedFurther(page, settings.horizonDays, cardsOf);
  return {
    cards: cards.sort((a, b) => (a.next[0]?.start ?? Infinity) - (b.next[0]?.start ?? Infinity)),
    next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    offerings: offerings.map(({ id, name }) => ({ id, name })),
    byProvider: settings.healthCareProviderBasedBooking,
  };
}

const isShort = ({ offering, next }: ProviderCardView) =>
  offering !== null && offering.callToBook === null && next.length < NEXT_TIMES;

/** The cards from a first look at the days ahead; those with too few times from a look up to the horizon. */
async function lookedFurther(
  page: readonly Provider[],
  horizonDays: number,
  cardsOf: (providers: readonly Provider[], days: number) => Promise<ProviderCardView[]>,
): Promise<ProviderCardView[]> {
  const firstLook = Math.min(FIRST_LOOK_DAYS, horizonDays);
  const cards = await cardsOf(page, firstLook);
  const short = page.filter((_, index) => cards[index] && isShort(cards[index]));
  if (short.length === 0 || firstLook === horizonDays) return cards;
  const further = new Map((await cardsOf(short, horizonDays)).map((card) => [card.provider.id, card]));
  return cards.map((card) => further.get(card.provider.id) ?? card);
}

interface People {
  schedules: Schedules;
  offerings: Map<string, Set<string>>;
  departments: Map<string, string[]>;
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

interface CardParts {
  provider: Provider;
  departments: string[];
  offerings: Offering[];
  places: OfferingPlace[];
  branchId?: string;
  common: Pick<Parameters<typeof availabilityRequest>[0], "now" | "settings" | "rules" | "schedules">;
  /** How far ahead `common.schedules` reach. */
  days: number;
  zones: ZoneTable;
}

/** The card shows the first offering that can be booked online, else the one to call for. */
function cardOf({
  provider,
  departments,
  offerings,
  places,
  branchId,
  common,
  days,
  zones,
}: CardParts): ProviderCardView {
  const offering = offerings.find(({ onlineBookingOption }) => onlineBookingOption === "ENABLED") ?? offerings[0];
  if (!offering) return { provider: providerView(provider), departments, offering: null, next: [] };
  const own = places.filter((place) => place.serviceOfferingId === offering.id);
  const offer = { ...common, offering, places: own, providers: [provider] };
  const range = { branchId, from: common.now, to: common.now + (days + 2) * DAY_MS };
  const online = offering.onlineBookingOption === "ENABLED";
  const lookedAt = NEXT_TIMES * Math.ceil(offering.durationMinutes / common.rules.slotMinutes);
  const [times] = online ? nextFree(availabilityRequest(offer, range), zones, lookedAt) : [];
  const zoneOf = (placeId: string) => own.find((place) => place.branchId === placeId)?.timeZone ?? "UTC";
  const starts = times?.starts ?? [];
  const next = spreadStarts(starts, offering.durationMinutes * MINUTE_MS, NEXT_TIMES).map((start) => {
    const placeId = times?.branchIds[starts.indexOf(start)] ?? "";
    return { start, placeId, zone: zoneOf(placeId) };
  });
  return { provider: providerView(provider), departments, offering: offeringView(offering, own), next };
}
