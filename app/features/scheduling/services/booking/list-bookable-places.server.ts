import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { branchProvidersStatement, departmentProvidersStatement } from "../../data/lists/booking-lists.server";
import { calendarSettingsStatement } from "../../data/settings/calendar-settings.server";
import { offeringPlacesStatement, offeringsStatement } from "../../data/booking/offerings.server";
import { providerTraitsStatement } from "../../data/booking/provider-page.server";
import { bookingRules } from "../../domain/booking/bookable";
import { localDay } from "../../domain/booking/booking-offer";
import type { FirstFreeView } from "../../domain/booking/booking-view";
import {
  EARLIEST_DAYS,
  priceChoices,
  traitChoices,
  type FilterChoices,
  type ListCount,
  type Narrowest,
} from "../../domain/lists/list-view";
import { listedProviders, type ListedProviders } from "../../domain/booking/listed-providers";
import { nameFits, searchWords } from "../../domain/lists/name-search";
import { offeringsWithin, placesWithin } from "../../domain/booking/offerings-within";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import type { ListQuery } from "../../schemas/lists/list-filters";
import { freePage } from "../../support/availability/first-free.server";
import { providerFilter } from "../../support/booking/provider-filter.server";
import { DEFAULT_SETTINGS } from "./read-booking-offer.server";

type By = "department" | "practiceLocation";

interface Named {
  id: string;
  name: string;
  address: string;
  city: string;
}

/** A department or place with the doctors whom an appointment of the kind can be booked with there. */
export interface CountedChoice extends Named {
  doctors: ListCount;
  free: FirstFreeView;
}

export interface PlaceList {
  items: CountedChoice[];
  next: string | null;
  count: ListCount;
  choices: FilterChoices;
  narrowest: Narrowest;
}

const PAGE = 24;

const LISTS = {
  department: { statement: departmentProvidersStatement, other: branchProvidersStatement, narrowedBy: "location" },
  practiceLocation: {
    statement: branchProvidersStatement,
    other: departmentProvidersStatement,
    narrowedBy: "department",
  },
} as const;

/**
 * The departments, or the places, where an appointment of a kind can be booked, with the doctors there and their first
 * free time: two round trips, the second to say which filter leaves none where that is so.
 */
export async function listBookablePlaces(
  context: RequestContext,
  kind: AppointmentKind,
  by: By,
  query: Partial<ListQuery> = {},
): Promise<PlaceList> {
  await authorize(context, "slots.read");
  const { db, now, profile } = context;
  const filter = providerFilter(context, kind, { ...query, q: undefined });
  const { type, price } = filter;
  const { statement, other, narrowedBy } = LISTS[by];
  const [settingsRows, offerings, places, rows, others, traits] = await db.batch([
    calendarSettingsStatement(db),
    offeringsStatement(db, { type, patient: filter.patient }),
    offeringPlacesStatement(db, { type }),
    statement(db, filter),
    other(db, { type, patient: filter.patient }, 1),
    providerTraitsStatement(db),
  ]);
  const all = listed(rows);
  const words = searchWords(query.q);
  const named = all.filter(({ name, city }) => nameFits(`${name} ${city}`, words));
  const settings = settingsRows[0] ?? DEFAULT_SETTINGS;
  const zones = createZoneTable();
  const scene = {
    context,
    settings,
    rules: bookingRules(settings, localDay(zones, profile.timeZone, now)),
    offerings: offeringsWithin(offerings, places, { price, location: query.location }),
    places: placesWithin(places, { price }),
    everywhere: places,
    zones,
  };
  const items = named.map((row) => ({ ...row, branchId: by === "practiceLocation" ? row.id : query.location }));
  const { page, next, count } = await freePage(scene, items, query, PAGE);
  const left = named.length > 0 ? "earliest" : all.length > 0 ? "q" : null;
  return {
    items: page.map((item) => choiceOf(item, query.earliest !== undefined)),
    next,
    count,
    choices: {
      [narrowedBy]: listed(others).map(({ id, name }) => ({ value: id, label: name })),
      ...traitChoices(traits),
      earliest: EARLIEST_DAYS,
      price: priceChoices(places, profile),
    },
    narrowest: count.count > 0 ? null : (left ?? (await narrowestOf(context, kind, by, query))),
  };
}

/** The filter without which most would be left, each taken away by itself. */
async function narrowestOf(
  context: RequestContext,
  kind: AppointmentKind,
  by: By,
  query: Partial<ListQuery>,
): Promise<Narrowest> {
  const { statement, narrowedBy } = LISTS[by];
  const tried = (["language", "gender", "price", narrowedBy] as const).filter((name) => query[name] !== undefined);
  const [first, ...others] = tried.map((name) =>
    statement(context.db, providerFilter(context, kind, { ...query, q: undefined, [name]: undefined }), 1),
  );
  if (!first) return null;
  const counts = (await context.db.batch([first, ...others])).map((rows) => listed(rows).length);
  const most = Math.max(...counts);
  return most > 0 ? (tried[counts.indexOf(most)] ?? null) : null;
}

/** Those where somebody can be booked. */
const listed = (rows: readonly (Named & { doctors: string | null })[]): (Named & ListedProviders)[] =>
  rows.flatMap((row) => (row.doctors === null ? [] : [{ ...row, ...listedProviders(row.id, row.doctors) }]));

/** As it is shown: with the doctors who are free soon enough where that was asked, else with all. */
function choiceOf(
  { id, name, address, city, doctors, more, free }: Named & ListedProviders & { free: FirstFreeView },
  soon: boolean,
): CountedChoice {
  const count = soon ? { count: free.doctors, more: !free.exact } : { count: doctors.length, more };
  return { id, name, address, city, doctors: count, free };
}
