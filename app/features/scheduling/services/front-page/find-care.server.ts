import { settingOf } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { departmentNamesStatement, offeringDepartmentsStatement } from "../../data/lists/booking-lists.server";
import { offeringPlacesStatement, offeringsStatement } from "../../data/booking/offerings.server";
import { providerPageStatement } from "../../data/booking/provider-page.server";
import { calendarSettingsStatement } from "../../data/settings/calendar-settings.server";
import type { Offering, Provider } from "../../domain/booking/bookable";
import { offeringView } from "../../domain/booking/offering-view";
import { kindOfOffering, type AppointmentKind } from "../../domain/appointments/appointment-kind";
import type { FoundCareView } from "../../domain/front-page/front-page-view";
import { isOf, isUrgent, specialtiesMeant, type SpecialtyName } from "../../domain/front-page/meant";
import { nameFits, searchWords } from "../../domain/lists/name-search";
import { FIRST_LOOK_DAYS } from "../../support/availability/first-free.server";
import { patientLooking } from "../../support/availability/viewer.server";
import { eachOnce, mixedScene } from "../../support/booking/mixed-scene.server";
import { providerCards } from "../../support/booking/provider-cards.server";
import { providerFilter } from "../../support/booking/provider-filter.server";
import { DEFAULT_SETTINGS } from "../booking/read-booking-offer.server";

const KINDS = ["clinic", "video"] as const;
/** So much is found at most: who wants more looks through the lists. */
const MOST = { departments: 3, services: 6, doctors: 6, byTitle: 60, insurers: 5 } as const;

interface Asked {
  words: string[];
  meant: SpecialtyName[];
}

const readRows = (context: RequestContext, { words }: Asked) => {
  const { db } = context;
  const named = (kind: AppointmentKind, limit: number) =>
    providerPageStatement(db, providerFilter(context, kind, { q: words.join(" ") || undefined }), limit);
  const anyone = (kind: AppointmentKind) => providerPageStatement(db, providerFilter(context, kind, {}), MOST.byTitle);
  return db.batch([
    calendarSettingsStatement(db),
    offeringsStatement(db, { patient: patientLooking(context) }),
    offeringPlacesStatement(db, {}),
    departmentNamesStatement(db),
    offeringDepartmentsStatement(db),
    named("clinic", MOST.doctors),
    named("video", MOST.doctors),
    anyone("clinic"),
    anyone("video"),
  ]);
};

/**
 * What fits a patient's words: departments, services and doctors by name, or by the field of medicine that the words
 * are of, each with what can be booked. Three round trips, and a bounded number of doctors, whatever the practice has.
 */
export async function findCare(context: RequestContext, query: string): Promise<FoundCareView> {
  await authorize(context, "slots.read");
  const asked = { words: searchWords(query), meant: specialtiesMeant(query) };
  const [rows, { insurers }] = await Promise.all([readRows(context, asked), settingOf(context, "front-page")]);
  const [calendar, offerings, places, departments, belongs, namedAtClinic, namedByVideo, atClinic, byVideo] = rows;
  const settings = calendar[0] ?? DEFAULT_SETTINGS;
  const fits = (called: string) =>
    (asked.words.length > 0 && nameFits(called, asked.words)) || isOf(called, asked.meant);
  // A practice that is not booked by its doctors shows neither them nor their departments.
  const byProvider = settings.healthCareProviderBasedBooking;
  const found = byProvider ? departments.filter(({ name }) => fits(name)).slice(0, MOST.departments) : [];
  // Words of the mail address are among the tokens that the database compares: the names alone count.
  const named = eachOnce([namedAtClinic, namedByVideo], MOST.doctors).filter(
    ({ firstName, lastName }) => asked.words.length > 0 && nameFits(`${firstName} ${lastName}`, asked.words),
  );
  const titled = eachOnce([atClinic, byVideo], 2 * MOST.byTitle).filter(({ designation }) => fits(designation));
  const people = named.length > 0 ? named : await peopleOf(context, found, titled);
  const scene = mixedScene(context, settings, offerings, places);
  const ownKinds = (id: string) => kindsOf(offerings, belongs, id);
  const services = offerings.filter(({ name, description }) => fits(name) || fits(description));
  const { showPrices } = context.profile.settings;
  return {
    departments: found.map(({ id, name }) => ({ id, name, kind: ownKinds(id)[0] ?? "clinic" })),
    services: services.slice(0, MOST.services).map((offering) => offeringView(offering, places, showPrices)),
    cards: byProvider
      ? await providerCards(scene, people.slice(0, MOST.doctors), Math.min(FIRST_LOOK_DAYS, settings.horizonDays))
      : [],
    insurers: insurersIn(insurers, asked.words),
    byService: settings.serviceOnlyBasedBooking,
    urgent: isUrgent(query),
  };
}

/** The insurers among the accepted ones that are named. */
const insurersIn = (accepted: string, words: readonly string[]): string[] =>
  words.length === 0
    ? []
    : accepted
        .split("\n")
        .filter((name) => name !== "" && nameFits(name, words))
        .slice(0, MOST.insurers);

/** The doctors of some departments after those whose title says it, each once. */
async function peopleOf(
  context: RequestContext,
  departments: readonly { id: string }[],
  titled: readonly Provider[],
): Promise<Provider[]> {
  const [first, ...others] = departments.flatMap(({ id }) =>
    KINDS.map((kind) =>
      providerPageStatement(context.db, providerFilter(context, kind, { department: id }), MOST.doctors),
    ),
  );
  const lists = first ? await context.db.batch([first, ...others]) : [];
  return eachOnce([titled, ...lists], MOST.doctors);
}

/** The kinds of appointments that a department gives. */
function kindsOf(
  offerings: readonly Offering[],
  belongs: readonly { serviceOfferingId: string; departmentId: string }[],
  departmentId: string,
): AppointmentKind[] {
  const own = new Set(belongs.flatMap((each) => (each.departmentId === departmentId ? [each.serviceOfferingId] : [])));
  const given = new Set(
    offerings.filter(({ id }) => own.has(id)).map(({ offeringsType }) => kindOfOffering(offeringsType)),
  );
  return KINDS.filter((kind) => given.has(kind));
}
