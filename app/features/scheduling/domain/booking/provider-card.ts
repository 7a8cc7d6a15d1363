import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS, MINUTES_A_DAY } from "~/kernel/time/minutes";
import type { ZoneTable } from "~/kernel/time/zones";
import { startsByDay, type DaysWanted } from "../availability/starts-by-day";
import { spreadStarts } from "../groups/spread-starts";
import { bySoonest } from "../lists/card-order";
import { whyNothingOffered } from "../timings/why-nothing";
import type { OfferingPlace, Provider } from "./bookable";
import { localDay, nextOffered, type BookingOffer, type TimeQuery } from "./booking-offer";
import type { ProviderCardView } from "./booking-view";
import { differInPrice, offeringView, pricesOf, providerView, timeAt } from "./offering-view";

export const NEXT_TIMES = 3;

/** How the cards of a page show times and prices. */
export interface ShownCards {
  /** Every place of the kind, filters apart: where there are several cities or zones, times say theirs. */
  everywhere: readonly OfferingPlace[];
  /** The practice's own zone, which goes without saying. */
  home: string;
  /** Only this place, if one is meant. */
  branchId: string | undefined;
  showsPrices: boolean;
  zones: ZoneTable;
  /** The first times of several days; else the next times, whatever day they are on. */
  byDay?: DaysWanted;
}

/** The next starts of one provider, each with its place. */
function nextTimes({ zones, byDay }: ShownCards, offer: BookingOffer, range: TimeQuery) {
  const { durationMinutes } = offer.offering;
  const { slotMinutes } = offer.rules;
  const several = NEXT_TIMES * Math.ceil(durationMinutes / slotMinutes);
  const enough = byDay ? byDay.days * Math.ceil(MINUTES_A_DAY / slotMinutes) : several;
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

/** One of the providers of an offer, with the next times within so many days, and what they cost there. */
export function providerCard(
  shown: ShownCards,
  { provider, departments }: { provider: Provider; departments: string[] },
  all: BookingOffer,
  days: number,
): ProviderCardView {
  const { branchId, showsPrices, zones } = shown;
  const { offering, now } = all;
  const person = { provider: providerView(provider), departments };
  // Only where this doctor gives it: what it costs elsewhere is nothing of theirs.
  const at = all.schedules.branches.get(provider.id) ?? [];
  const own = all.places.filter(
    (place) => at.includes(place.branchId) && (branchId ?? place.branchId) === place.branchId,
  );
  const view = offeringView(offering, own, showsPrices && !differInPrice(own));
  if (offering.onlineBookingOption !== "ENABLED") return { ...person, offering: view, next: [], reason: null };
  const offer = { ...all, places: own, providers: [provider] };
  const range = { branchId, from: now, to: now + (days + 2) * DAY_MS };
  const next = nextTimes(shown, offer, range);
  const there = next.flatMap(({ place }) => place ?? []);
  const priced = showsPrices && differInPrice(there);
  return {
    ...person,
    offering: there.length > 0 ? offeringView(offering, there, showsPrices) : view,
    next: next.map(({ start, place }) => ({
      ...timeAt(start, place, shown.everywhere, shown.home),
      placeId: place?.branchId ?? "",
      price: priced && place ? (pricesOf([place])[0] ?? null) : null,
    })),
    reason: next.length > 0 ? null : whyNothingOffered(offer, range, null, zones),
  };
}

/** A card by days shows the first times of so many. */
export const CARD_DAYS: DaysWanted = { days: 4, each: 2 };
/** Whoever chooses among doctors compares them: one time a day, so that two of them fit on a phone. */
const CHOICE_DAYS: DaysWanted = { days: 3, each: 1 };

/** Who of an offer can be chosen, the soonest free first. */
export function cardsToChoose(
  { timeZone: home, settings: { showPrices: showsPrices } }: { timeZone: string; settings: { showPrices: boolean } },
  offer: BookingOffer,
  departments: readonly { employeeId: string; name: string }[],
  zones: ZoneTable,
): ProviderCardView[] {
  const { providers, places, settings } = offer;
  const scene = { home, showsPrices, zones, everywhere: places, branchId: undefined, byDay: CHOICE_DAYS };
  const namesOf = ({ id }: Provider) => departments.filter(({ employeeId }) => employeeId === id);
  return providers
    .map((provider) => {
      const person = { provider, departments: namesOf(provider).map(({ name }) => name) };
      return providerCard(scene, person, offer, settings.horizonDays);
    })
    .sort(bySoonest);
}
