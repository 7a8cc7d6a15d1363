import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { departmentNamesStatement, offeringDepartmentsStatement } from "../data/booking-lists.server";
import { calendarSettingsStatement } from "../data/calendar-settings.server";
import { offeringPlacesStatement, offeringsStatement } from "../data/offerings.server";
import type { Offering, OfferingPlace } from "../domain/bookable";
import type { OfferingView } from "../domain/booking-view";
import { FILTER_NAMES, priceSteps, type FilterChoices, type ListCount, type Narrowest } from "../domain/list-view";
import { nameFits, searchWords } from "../domain/name-search";
import { offeringView } from "../domain/offering-view";
import { pageOf } from "../domain/page-of";
import { OFFERINGS_TYPE, type VisitKind } from "../domain/visit-kind";
import type { ListQuery } from "../schemas/list-filters";

export interface ServiceSearch {
  offerings: OfferingView[];
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

/** The services of a kind that the filters leave, by name: one round trip. */
export async function searchServices(
  context: RequestContext,
  kind: VisitKind,
  query: Partial<ListQuery>,
): Promise<ServiceSearch> {
  await authorize(context, "slots.read");
  const { db, profile } = context;
  const filter = { type: OFFERINGS_TYPE[kind] };
  const [settings, offerings, places, departments, belongs] = await db.batch([
    calendarSettingsStatement(db),
    offeringsStatement(db, filter),
    offeringPlacesStatement(db, filter),
    departmentNamesStatement(db),
    offeringDepartmentsStatement(db),
  ]);
  const rows = { offerings, places, departments, belongs };
  const fitting = fittingOf(rows, query).sort((a, b) => a.name.localeCompare(b.name));
  const { page, next } = pageOf(fitting, query.after, PAGE);
  const { showPrices } = profile.settings;
  return {
    offerings: page.map((offering) => offeringView(offering, places, showPrices)),
    next,
    count: { count: fitting.length, more: false },
    choices: choicesOf(rows, showPrices ? profile.currencyCode : null),
    narrowest: fitting.length > 0 ? null : narrowestOf(rows, query),
    byProvider: settings[0]?.healthCareProviderBasedBooking ?? true,
    byService: settings[0]?.serviceOnlyBasedBooking ?? true,
  };
}

function fittingOf({ offerings, places, belongs }: Rows, query: Partial<ListQuery>): Offering[] {
  const { q, department, location, price } = query;
  const words = searchWords(q);
  const atPlace = (id: string) =>
    (location === undefined && price === undefined) ||
    places.some(
      (place) =>
        place.serviceOfferingId === id &&
        (location === undefined || place.branchId === location) &&
        (price === undefined || place.costMinor <= price),
    );
  const inDepartment = (id: string) =>
    department === undefined ||
    belongs.some((each) => each.serviceOfferingId === id && each.departmentId === department);
  return offerings.filter(
    ({ id, name, description }) => nameFits(`${name} ${description}`, words) && atPlace(id) && inDepartment(id),
  );
}

function choicesOf({ offerings, places, departments, belongs }: Rows, currencyCode: string | null): FilterChoices {
  const own = new Set(offerings.map(({ id }) => id));
  const used = new Set(belongs.flatMap((each) => (own.has(each.serviceOfferingId) ? [each.departmentId] : [])));
  const locations = new Map(places.map(({ branchId, name }) => [branchId, { value: branchId, label: name }]));
  const costs = places.filter((place) => place.currencyCode === currencyCode).map(({ costMinor }) => costMinor);
  return {
    department: departments.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ value: id, label: name })),
    location: [...locations.values()].sort((a, b) => a.label.localeCompare(b.label)),
    price: currencyCode === null ? undefined : { amounts: priceSteps(costs), currencyCode },
  };
}

/** The filter without which most would be left. */
function narrowestOf(rows: Rows, query: Partial<ListQuery>): Narrowest {
  const tried = FILTER_NAMES.filter((name) => query[name] !== undefined).map((name) => ({
    name,
    left: fittingOf(rows, { ...query, [name]: undefined }).length,
  }));
  const [best] = tried.sort((a, b) => b.left - a.left);
  return best && best.left > 0 ? best.name : null;
}
