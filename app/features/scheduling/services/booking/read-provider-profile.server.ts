import { readProviderAbout, readProviderRating, type ProviderAbout } from "~/features/identity/public.server";
import { frontPlacesStatement, practicePicturesStatement, settingOf } from "~/features/organization/public.server";
import { createZoneTable } from "~/kernel/time/zones";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { OfferingView, ProviderCardView, ProviderView } from "../../domain/booking/booking-view";
import { providerView } from "../../domain/booking/offering-view";
import { CARD_DAYS } from "../../domain/booking/provider-card";
import { keptFrom } from "../../domain/booking/who-may-book";
import { shownPlace, type ShownPlaceView } from "../../domain/booking/shown-place";
import { acceptedInsurers } from "../../domain/lists/accepted-insurers";
import { FIRST_LOOK_DAYS } from "../../support/availability/first-free.server";
import { mixedScene } from "../../support/booking/mixed-scene.server";
import { providerCards } from "../../support/booking/provider-cards.server";
import { offeredPlaces } from "../../support/booking/offered-places.server";
import { openOfferings, readBookingChoices, type BookingChoices } from "./read-booking-offer.server";

export interface ProviderProfileView {
  provider: ProviderView;
  offerings: OfferingView[];
  /** Where they see people, with the way there, hours and map. */
  places: ShownPlaceView[];
  /** Their next times by day, as the list shows them; null where nothing can be booked. */
  card: ProviderCardView | null;
  /** What they tell of themselves: education, links, what patients say. */
  more: ProviderAbout;
  /** What patients gave them, once enough have; null else, or where the practice lets nobody rate. */
  rating: { mean: number; count: number } | null;
  /** Whether what patients say of them can be read. */
  hasComments: boolean;
  /** The insurers that they accept. */
  insurers: string[];
}

/** What patients see of one provider: who they are, what they offer and where. @throws NotFoundError */
export async function readProviderProfile(context: RequestContext, employeeId: string): Promise<ProviderProfileView> {
  const choices = await readBookingChoices(context, { employeeId, atWork: true });
  const { offerings, visitor } = choices;
  const [provider] = choices.providers;
  if (!provider) throw new NotFoundError();
  const { showPrices } = context.profile.settings;
  const { db, now } = context;
  const zones = createZoneTable();
  const [places, more, { insurers, directions }, cards, [stored, pictures], { rating, ratingCount }, feedback] =
    await Promise.all([
      offeredPlaces(context, choices, zones),
      readProviderAbout(context, employeeId),
      settingOf(context, "front-page"),
      nextTimes(context, choices),
      db.batch([frontPlacesStatement(db), practicePicturesStatement(db)]),
      readProviderRating(context, employeeId),
      settingOf(context, "patient-feedback"),
    ]);
  const maps = new Map(pictures.map(({ shows, ...picture }) => [shows, picture]));
  // What is booked on the phone says no place of this doctor's: it counts only where nothing else does.
  const online = new Set(offerings.filter((each) => each.onlineBookingOption === "ENABLED").map(({ id }) => id));
  const booked = places.filter(({ serviceOfferingId }) => online.has(serviceOfferingId));
  const at = new Set((booked.length > 0 ? booked : places).map(({ branchId }) => branchId));
  const here = stored.filter(({ id }) => at.has(id));
  return {
    provider: providerView(provider),
    offerings: openOfferings({ offerings, places, visitor }, showPrices),
    places: here.map((place) => shownPlace(place, { service: directions, maps, now, zones })),
    card: cards[0] ?? null,
    more,
    rating: feedback.patientFeedbackEnabled && rating !== null ? { mean: rating, count: ratingCount } : null,
    hasComments: feedback.patientFeedbackEnabled && feedback.publishFeedback,
    insurers: acceptedInsurers(insurers, more.insurers),
  };
}

/** As on the list's card: the first times of four days, of what this visitor may book. */
function nextTimes(context: RequestContext, { settings, offerings, places, providers, visitor }: BookingChoices) {
  const open = offerings.filter((offering) => keptFrom(visitor, offering) === null);
  const scene = { ...mixedScene(context, settings, open, places), byDay: CARD_DAYS };
  return providerCards(scene, open.length > 0 ? providers : [], Math.min(FIRST_LOOK_DAYS, settings.horizonDays));
}
