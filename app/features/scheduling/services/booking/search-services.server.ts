import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  departmentNamesStatement,
  offeringDepartmentsStatement,
  offeringProvidersStatement,
} from "../../data/lists/booking-lists.server";
import { calendarSettingsStatement } from "../../data/settings/calendar-settings.server";
import { offeringPlacesStatement, offeringsStatement } from "../../data/booking/offerings.server";
import { providerTraitsStatement } from "../../data/booking/provider-page.server";
import { bookingRules, type Offering, type OfferingPlace } from "../../domain/booking/bookable";
import { localDay } from "../../domain/booking/booking-offer";
import type { FirstFreeView, OfferingView } from "../../domain/booking/booking-view";
import {
  EARLIEST_DAYS,
  FILTER_NAMES,
  priceChoices,
  traitChoices,
  type FilterChoices,
  type ListCount,
  type Narrowest,
} from "../../domain/lists/list-view";
import { listedProviders, type ListedProviders } from "../../domain/booking/listed-providers";
import { nameFits, searchWords } from "../../domain/lists/name-search";
import { offeringsWithin, placesWithin, type PriceLimit } from "../../domain/booking/offerings-within";
import { offeringView } from "../../domain/booking/offering-view";
import { OFFERINGS_TYPE, type AppointmentKind } from "../../domain/appointments/appointment-kind";
import { patientLooking } from "../../support/availability/viewer.server";
import type { ListQuery } from "../../schemas/lists/list-filters";
import { freePage } from "../../support/availability/first-free.server";
import { providerFilter } from "../../support/booking/provider-filter.server";
import { DEFAULT_SETTINGS } from "./read-booking-offer.server";

/** A service in the list, with its first free time. */
export type ListedService = OfferingView & { free: FirstFreeView };

export interface ServiceSearch {
  offerings: ListedService[];
  next: string | null;
  count: ListCount;
  choices: FilterChoices;
  narrowest: Narrowest;
  /** Which ways of booking the organization has switched on. */
  byProvider: boolean;
  byService: boolean;
}

const PAGE = 24;

interface Rows {
  offerings: Offering[];
  places: OfferingPlace[];
  departments: { id: string; name: string }[];
  belongs: { serviceOfferingId: string; departmentId: string }[];
}

/** What narrows the services; the price with the currency that it is in. */
type ServiceQuery = Partial<ListQuery> & { limit?: PriceLimit };

/** The doctors of each offering, by its id, as the filters leave them. */
type Doctors = ReadonlyMap<string, ListedProviders>;

/**
 * The services of a kind that the filters leave, by name, each with its first free time: two round trips, the second
 * to say which filter leaves none where that is so.
 */
export async function searchServices(
  context: RequestContext,
  kind: AppointmentKind,
  asked: Partial<ListQuery>,
): Promise<ServiceSearch> {
  await authorize(context, "slots.read");
  const { db, profile, now } = context;
  const query = { ...asked, limit: providerFilter(context, kind, asked).price };
  const filter = { type: OFFERINGS_TYPE[kind], atWork: true };
  const [settingsRows, offerings, places, departments, belongs, traits, given] = await db.batch([
    calendarSettingsStatement(db),
    offeringsStatement(db, { ...filter, patient: patientLooking(context) }),
    offeringPlacesStatement(db, filter),
    departmentNamesStatement(db),
    offeringDepartmentsStatement(db),
    providerTraitsStatement(db),
    offeringProvidersStatement(db, doctorFilter(context, kind, query)),
  ]);
  const settings = settingsRows[0] ?? DEFAULT_SETTINGS;
  const rows = { offerings, places, departments, belongs };
  const doctors = doctorsIn(given);
  const fitting = fittingOf(rows, doctors, query).sort((a, b) => a.name.localeCompare(b.name));
  const zones = createZoneTable();
  const rules = bookingRules(settings, localDay(zones, profile.timeZone, now));
  const scene = {
    context,
    settings,
    rules,
    offerings: fitting,
    places: placesWithin(places, { price: query.limit }),
    everywhere: places,
    zones,
  };
  const items = fitting.map((offering) => ({
    ...(doctors.get(offering.id) ?? listedProviders(offering.id, null)),
    offering,
    offeringId: offering.id,
    branchId: query.location,
  }));
  const { page, next, count } = await freePage(scene, items, query, PAGE);
  const { showPrices } = profile.settings;
  return {
    offerings: page.map(({ offering, free }) => ({ ...offeringView(offering, places, showPrices), free })),
    next,
    count,
    choices: {
      ...choicesOf(rows),
      // Who books a service by itself is given any doctor: there is nobody to choose then.
      ...(settings.healthCareProviderBasedBooking && traitChoices(traits)),
      earliest: EARLIEST_DAYS,
      price: priceChoices(places, profile),
    },
    narrowest: count.count > 0 ? null : fitting.length > 0 ? "earliest" : await narrowestOf(context, kind, rows, query),
    byProvider: settings.healthCareProviderBasedBooking,
    byService: settings.serviceOnlyBasedBooking,
  };
}

/** Whoever gives a service at the place; what a service is called or costs is its own. */
const doctorFilter = (
  context: RequestContext,
  kind: AppointmentKind,
  { language, gender, location }: Partial<ListQuery>,
) => providerFilter(context, kind, { language, gender, location });

const doctorsIn = (rows: readonly { id: string; doctors: string | null }[]): Doctors =>
  new Map(rows.map(({ id, doctors }) => [id, listedProviders(id, doctors)]));

function fittingOf({ offerings, places, belongs }: Rows, doctors: Doctors, query: ServiceQuery): Offering[] {
  const { q, department, location, limit, language, gender } = query;
  const words = searchWords(q);
  const byDoctor = language !== undefined || gender !== undefined;
  const inDepartment = (id: string) =>
    department === undefined ||
    belongs.some((each) => each.serviceOfferingId === id && each.departmentId === department);
  return offeringsWithin(offerings, places, { location, price: limit }).filter(
    ({ id, name, description }) =>
      nameFits(`${name} ${description}`, words) &&
      inDepartment(id) &&
      (!byDoctor || (doctors.get(id)?.doctors.length ?? 0) > 0),
  );
}

function choicesOf({ offerings, places, departments, belongs }: Rows): FilterChoices {
  const own = new Set(offerings.map(({ id }) => id));
  const used = new Set(belongs.flatMap((each) => (own.has(each.serviceOfferingId) ? [each.departmentId] : [])));
  const locations = new Map(places.map(({ branchId, name }) => [branchId, { value: branchId, label: name }]));
  return {
    department: departments.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ value: id, label: name })),
    location: [...locations.values()].sort((a, b) => a.label.localeCompare(b.label)),
  };
}

/** The filter without which most would be left, each taken away by itself. */
async function narrowestOf(
  context: RequestContext,
  kind: AppointmentKind,
  rows: Rows,
  query: ServiceQuery,
): Promise<Narrowest> {
  const tried = FILTER_NAMES.filter((name) => name !== "earliest" && query[name] !== undefined);
  const [first, ...others] = tried.map((name) =>
    offeringProvidersStatement(context.db, doctorFilter(context, kind, { ...query, [name]: undefined })),
  );
  if (!first) return null;
  const left = (await context.db.batch([first, ...others])).map((given, index) => {
    const name = tried[index];
    if (!name) return 0;
    const without = { ...query, [name]: undefined, ...(name === "price" && { limit: undefined }) };
    return fittingOf(rows, doctorsIn(given), without).length;
  });
  const most = Math.max(...left);
  return most > 0 ? (tried[left.indexOf(most)] ?? null) : null;
}
