import { frontPlacesStatement, practicePicturesStatement, settingOf } from "~/features/organization/public.server";
import { splitLines } from "~/kernel/text/split-lines";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { offeringPlacesStatement, offeringsStatement } from "../../data/booking/offerings.server";
import { providerPageStatement, providerTraitsStatement } from "../../data/booking/provider-page.server";
import { calendarSettingsStatement } from "../../data/settings/calendar-settings.server";
import { offeringView } from "../../domain/booking/offering-view";
import type { FrontPageView, FrontServiceView } from "../../domain/front-page/front-page-view";
import { shownPlace } from "../../domain/booking/shown-place";
import { FIRST_LOOK_DAYS } from "../../support/availability/first-free.server";
import { patientLooking } from "../../support/availability/viewer.server";
import { eachOnce, mixedScene } from "../../support/booking/mixed-scene.server";
import { type CardScene, teamAndSoonest } from "../../support/booking/provider-cards.server";
import { providerFilter } from "../../support/booking/provider-filter.server";
import { DEFAULT_SETTINGS } from "../booking/read-booking-offer.server";

/** So many doctors of each kind are looked at for the earliest time, however many the practice has. */
const LOOKED_AT = 40;
/** So many doctors and services stand on a front page, however many there are. */
const TEAM = 6;
const SERVICES = 8;

/** What the page is made of, in one batch. */
const readRows = (context: RequestContext) => {
  const { db } = context;
  const patient = patientLooking(context);
  return db.batch([
    calendarSettingsStatement(db),
    offeringsStatement(db, { patient }),
    offeringPlacesStatement(db, {}),
    providerPageStatement(db, providerFilter(context, "clinic", {}), LOOKED_AT),
    providerPageStatement(db, providerFilter(context, "video", {}), LOOKED_AT),
    providerTraitsStatement(db),
    frontPlacesStatement(db),
    practicePicturesStatement(db),
  ]);
};

/**
 * What the practice's front page shows now: a bounded number of doctors, services and locations, whatever the practice
 * has. Two round trips at a time: what it is, with its settings; then the next free times.
 */
export async function readFrontPage(context: RequestContext): Promise<FrontPageView> {
  await authorize(context, "slots.read");
  const [rows, { insurers, directions, showTeam }] = await Promise.all([
    readRows(context),
    settingOf(context, "front-page"),
  ]);
  const [calendar, offerings, given, atClinic, byVideo, traits, stored, pictures] = rows;
  const settings = calendar[0] ?? DEFAULT_SETTINGS;
  const scene = mixedScene(context, settings, offerings, given);
  const byProvider = settings.healthCareProviderBasedBooking;
  const people = byProvider && showTeam ? eachOnce([atClinic, byVideo], 2 * LOOKED_AT) : [];
  const days = Math.min(FIRST_LOOK_DAYS, settings.horizonDays);
  const { team, soonest } = await teamAndSoonest(scene, people, { most: TEAM, days });
  const maps = new Map(pictures.map(({ shows, ...picture }) => [shows, picture]));
  const shown = { service: directions, maps, now: context.now, zones: scene.zones };
  return {
    photo: maps.get("PHOTO") ?? null,
    team,
    soonest,
    services: servicesOf(scene),
    byService: settings.serviceOnlyBasedBooking,
    places: stored.map((place) => shownPlace(place, shown)),
    insurers: splitLines(insurers),
    languages: [...new Set(traits.flatMap(({ languages }) => languages.map(languageOf)))].sort(),
  };
}

/** Of `ar_BH` and `ar-BH`, `ar`. */
const languageOf = (tag: string): string => tag.split(/[-_]/)[0] ?? tag;

/** The services by name, those that are booked online first. */
function servicesOf({ context, offerings, places }: CardScene): FrontServiceView[] {
  const { showPrices } = context.profile.settings;
  return offerings
    .map((offering) => offeringView(offering, places, showPrices))
    .filter(({ id }) => places.some(({ serviceOfferingId }) => serviceOfferingId === id))
    .sort((a, b) => Number(a.callToBook !== null) - Number(b.callToBook !== null) || a.name.localeCompare(b.name))
    .slice(0, SERVICES);
}
