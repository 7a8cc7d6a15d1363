import { settingFrom, settingsStatement } from "~/features/organization/public.server";
import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { departmentNamesStatement } from "../../data/lists/booking-lists.server";
import { calendarSettingsStatement } from "../../data/settings/calendar-settings.server";
import { offeringPlacesStatement, offeringsStatement } from "../../data/booking/offerings.server";
import {
  providerCountStatement,
  providerPageStatement,
  providerTraitsStatement,
} from "../../data/booking/provider-page.server";
import { bookingRules, type Offering, type OfferingPlace, type Provider } from "../../domain/booking/bookable";
import { localDay } from "../../domain/booking/booking-offer";
import type { ProviderCardView } from "../../domain/booking/booking-view";
import { isWithinDays } from "../../domain/availability/first-free";
import {
  EARLIEST_DAYS,
  FILTER_NAMES,
  priceChoices,
  traitChoices,
  type FilterChoices,
  type ListCount,
  type Narrowest,
} from "../../domain/lists/list-view";
import { bySoonest, orderAsked, pageAfter, pageStart, type PageStart } from "../../domain/lists/card-order";
import { acceptedInsurers } from "../../domain/lists/accepted-insurers";
import { nearChoices, nearPoint } from "../../domain/lists/near";
import { nameFits, searchWords } from "../../domain/lists/name-search";
import { offeringsWithin, placesWithin } from "../../domain/booking/offerings-within";
import { CARD_DAYS } from "../../domain/booking/provider-card";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import type { ListQuery } from "../../schemas/lists/list-filters";
import { FIRST_LOOK_DAYS } from "../../support/availability/first-free.server";
import { isShort, providerCards, type CardScene } from "../../support/booking/provider-cards.server";
import { providerFilter } from "../../support/booking/provider-filter.server";
import { DEFAULT_SETTINGS } from "./read-booking-offer.server";

export type ProviderListQuery = Partial<ListQuery> & { kind: AppointmentKind };

export interface ProviderList {
  cards: ProviderCardView[];
  /** Where the next page starts; null on the last one. */
  next: string | null;
  /** Null where the end was not reached. */
  count: ListCount | null;
  choices: FilterChoices;
  narrowest: Narrowest;
  byProvider: boolean;
}

const PAGE = 12;
/** So many are counted, and looked through by name and free time, which the database does not know. */
const LOOKED_THROUGH = 60;

/**
 * The doctors that can be booked for a kind of appointment, each with their next free times: two round trips a page,
 * and a third where somebody is booked out for days, or to say which filter leaves nobody.
 */
export async function listBookableProviders(context: RequestContext, query: ProviderListQuery): Promise<ProviderList> {
  await authorize(context, "slots.read");
  const { db, now, profile } = context;
  const filter = providerFilter(context, query.kind, query);
  const start = pageStart(query.after);
  const [settingsRows, offerings, places, found, traits, departments, stored] = await db.batch([
    calendarSettingsStatement(db),
    offeringsStatement(db, { type: filter.type, patient: filter.patient }),
    offeringPlacesStatement(db, { type: filter.type }),
    providerPageStatement(db, filter, LOOKED_THROUGH, start.from),
    providerTraitsStatement(db),
    departmentNamesStatement(db),
    settingsStatement(db, ["front-page", "patient-feedback"]),
  ]);
  const settings = settingsRows[0] ?? DEFAULT_SETTINGS;
  const stand = <Area extends "front-page" | "patient-feedback">(area: Area) =>
    settingFrom(
      context,
      area,
      stored.find((each) => each.area === area),
    );
  const zones = createZoneTable();
  const rules = bookingRules(settings, localDay(zones, profile.timeZone, now));
  const within = { service: query.service, location: query.location, price: filter.price };
  const scene = {
    context,
    settings,
    rules,
    offerings: offeringsWithin(offerings, places, within),
    places: placesWithin(places, { price: filter.price }),
    everywhere: places,
    branchId: query.location,
    zones,
    byDay: CARD_DAYS,
    // Whoever is seen by video is as near as anybody.
    near: query.kind === "video" ? undefined : nearPoint(query.near, places),
    rated: stand("patient-feedback").patientFeedbackEnabled,
  };
  const insurers = acceptedInsurers(stand("front-page").insurers);
  // Nobody accepts what the practice does not.
  const isAccepted = query.insurance === undefined || insurers.includes(query.insurance);
  const looked = isAccepted ? found.slice(0, LOOKED_THROUGH) : [];
  const order = orderAsked(query.order, scene.near !== undefined);
  const { page, fitting } = await pageOfCards(scene, query, looked, { ...start, order });
  const more = isAccepted && found.length > LOOKED_THROUGH;
  return {
    cards: page.sort(order ?? bySoonest),
    next: nextAfter(fitting, { ...start, order }) ?? (more ? (looked.at(-1)?.id ?? null) : null),
    count: query.after === undefined ? { count: fitting.length, more } : null,
    choices: {
      ...choicesOf(context, { offerings, places, traits, departments }),
      insurance: insurers,
      ...(query.kind === "video" ? {} : { near: { names: nearChoices(places), found: scene.near !== undefined } }),
    },
    narrowest: page.length > 0 ? null : await narrowestOf(context, query, looked),
    byProvider: settings.healthCareProviderBasedBooking,
  };
}

/** Where the page stands, and the order that was asked for. */
interface Sorting extends PageStart {
  order: ReturnType<typeof orderAsked>;
}

/** Where the next page starts among those who were looked through; null after the last of them. */
function nextAfter(fitting: readonly string[], { from, skipped, order }: Sorting): string | null {
  if (fitting.length <= skipped + PAGE) return null;
  return order ? pageAfter({ from, skipped: skipped + PAGE }) : (fitting[PAGE - 1] ?? null);
}

/**
 * A page of cards of those who fit by name and by their first free time, and the ids of all who do. An order that was
 * asked for holds for all who are looked through, not for those of a page alone: their times are all read.
 */
async function pageOfCards(
  scene: CardScene,
  { q, earliest }: ProviderListQuery,
  looked: readonly Provider[],
  { order, skipped }: Sorting,
) {
  const words = searchWords(q);
  const named = looked.filter(({ firstName, lastName }) => nameFits(`${firstName} ${lastName}`, words));
  const { horizonDays } = scene.settings;
  const days = Math.min(FIRST_LOOK_DAYS, horizonDays);
  const allRead = order !== undefined || earliest !== undefined;
  const first = await providerCards(scene, allRead ? named : named.slice(0, PAGE), days);
  const within = earliest === undefined ? first : first.filter((card) => isWithin(scene, card, earliest));
  const cards = order ? within.sort(order) : within;
  const fitting = allRead ? cards.map(({ provider }) => provider.id) : named.map(({ id }) => id);
  const page = await lookedFurther(scene, named, cards.slice(skipped, skipped + PAGE), days);
  return { page, fitting };
}

const isWithin = ({ context, zones }: CardScene, { next: [first] }: ProviderCardView, days: number): boolean =>
  first !== undefined && isWithinDays(zones, context.profile.timeZone, context.now, first.start, days);

/** Cards with too few times, from a look up to the horizon instead. */
async function lookedFurther(
  scene: CardScene,
  people: readonly Provider[],
  cards: ProviderCardView[],
  days: number,
): Promise<ProviderCardView[]> {
  const short = new Set(cards.filter(isShort).map(({ provider }) => provider.id));
  const { horizonDays } = scene.settings;
  if (short.size === 0 || days === horizonDays) return cards;
  const again = await providerCards(
    scene,
    people.filter(({ id }) => short.has(id)),
    horizonDays,
  );
  const further = new Map(again.map((card) => [card.provider.id, card]));
  return cards.map((card) => further.get(card.provider.id) ?? card);
}

interface Rows {
  offerings: readonly Offering[];
  places: readonly OfferingPlace[];
  traits: readonly { gender: number; languages: string[] }[];
  departments: readonly { id: string; name: string }[];
}

function choicesOf({ profile }: RequestContext, { offerings, places, traits, departments }: Rows): FilterChoices {
  const named = (items: readonly { id: string; name: string }[]) =>
    [...new Map(items.map(({ id, name }) => [id, { value: id, label: name }])).values()].sort((a, b) =>
      a.label.localeCompare(b.label),
    );
  return {
    service: named(offerings),
    department: named(departments),
    location: named(places.map(({ branchId, name }) => ({ id: branchId, name }))),
    ...traitChoices(traits),
    earliest: EARLIEST_DAYS,
    price: priceChoices(places, profile),
  };
}

/** The filter without which most would be left: those that the database knows are tried, each by itself. */
async function narrowestOf(context: RequestContext, query: ProviderListQuery, looked: readonly Provider[]) {
  const words = searchWords(query.q);
  const byTime = looked.some(({ firstName, lastName }) => nameFits(`${firstName} ${lastName}`, words));
  if (byTime && query.earliest !== undefined) return "earliest";
  if (looked.length > 0 && query.q !== undefined) return "q";
  const tried = FILTER_NAMES.filter((name) => name !== "earliest" && query[name] !== undefined);
  const [first, ...others] = tried.map((name) =>
    providerCountStatement(context.db, providerFilter(context, query.kind, { ...query, [name]: undefined }), PAGE),
  );
  if (!first) return null;
  const counts = (await context.db.batch([first, ...others])).map((rows) => rows.length);
  const most = Math.max(...counts);
  return most > 0 ? (tried[counts.indexOf(most)] ?? null) : null;
}
