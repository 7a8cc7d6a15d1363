import { readProviderAbout, type ProviderAbout } from "~/features/identity/public.server";
import { settingOf } from "~/features/organization/public.server";
import { createZoneTable } from "~/kernel/time/zones";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { OfferingView, PlaceView, ProviderView } from "../../domain/booking/booking-view";
import { placeView, providerView } from "../../domain/booking/offering-view";
import { acceptedInsurers } from "../../domain/lists/accepted-insurers";
import { offeredPlaces } from "../../support/booking/offered-places.server";
import { openOfferings, readBookingChoices } from "./read-booking-offer.server";

export interface ProviderProfileView {
  provider: ProviderView;
  offerings: OfferingView[];
  places: PlaceView[];
  /** What they tell of themselves: education, links, what patients say. */
  more: ProviderAbout;
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
  const [places, more, { insurers }] = await Promise.all([
    offeredPlaces(context, choices, createZoneTable()),
    readProviderAbout(context, employeeId),
    settingOf(context, "front-page"),
  ]);
  const distinct = choices.places.filter(
    (place, index) => places.findIndex((other) => other.branchId === place.branchId) === index,
  );
  return {
    provider: providerView(provider),
    offerings: openOfferings({ offerings, places, visitor }, showPrices),
    places: distinct.map((place) => placeView(place)),
    more,
    insurers: acceptedInsurers(insurers, more.insurers),
  };
}
