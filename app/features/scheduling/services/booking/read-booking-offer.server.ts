import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { DAY_MS } from "~/kernel/time/dates";
import { holdsOfVisitorStatement } from "../../data/availability/booking-holds.server";
import { askedQuestionsStatement } from "../../data/settings/booking-questions.server";
import { calendarSettingsStatement } from "../../data/settings/calendar-settings.server";
import { appointmentThatWas } from "../../data/appointments/appointment-that-was.server";
import { offeringPlacesStatement, offeringsStatement, type OfferingFilter } from "../../data/booking/offerings.server";
import { paymentStatement } from "../../data/payments/pay-to-book.server";
import {
  departmentsOfOfferingStatement,
  providersOfOfferingStatement,
  providerStatement,
} from "../../data/booking/providers.server";
import { readSchedules } from "../../data/availability/schedules.server";
import {
  bookingRules,
  type CalendarRules,
  type Offering,
  type OfferingPlace,
  type Provider,
} from "../../domain/booking/bookable";
import type { BookingHold } from "../../domain/availability/booking-hold";
import type { AskedQuestion } from "~/features/forms/domain/questions/question";
import { localDay, type BookingOffer } from "../../domain/booking/booking-offer";
import type { OfferingView } from "../../domain/booking/booking-view";
import { mustBePaidToBook, paymentOption } from "../../domain/payments/online-payment";
import { offeringView } from "../../domain/booking/offering-view";
import { keptFrom, type Visitor } from "../../domain/booking/who-may-book";
import { viewerOf, patientLooking } from "../../support/availability/viewer.server";
import { readSessionsOf } from "../groups/read-offered-sessions.server";

/** Settings of an organization that has not written any: the specification's default slot and a common horizon. */
export const DEFAULT_SETTINGS: CalendarRules = {
  calendarSlotDuration: 5,
  dayStartInMins: 0,
  dayEndInMins: 1440,
  healthCareProviderBasedBooking: true,
  serviceOnlyBasedBooking: true,
  minimumNoticeMinutes: 60,
  horizonDays: 60,
  minimumDate: 0,
  dailyMaximum: null,
  excludedDates: [],
  confirmByMail: false,
};

/** What can be chosen from, before the times are known. */
export interface BookingChoices {
  settings: CalendarRules;
  offerings: Offering[];
  places: OfferingPlace[];
  /** Of the one offering, where only one is meant; else of the provider that was named, if any. */
  providers: Provider[];
  /** The departments of whoever gives the one offering, while nobody is chosen. */
  departments: { employeeId: string; name: string }[];
  /** The one offering, where only one is meant, must be paid to book. */
  payToBook: boolean;
  /** How that is paid for, by the specification's online payment options. */
  paymentOption: string;
  /** Times that are kept for this visitor; some may have run out. */
  holds: BookingHold[];
  /** What whoever books the one offering is asked; empty where several are meant. */
  questions: AskedQuestion[];
  visitor: Visitor;
}

const NOBODY = { patientId: "", bookedBy: null };

/** The offerings that fit, their places and providers: one round trip. */
export async function readBookingChoices(context: RequestContext, filter: OfferingFilter): Promise<BookingChoices> {
  await authorize(context, "slots.read");
  const { db } = context;
  const patient = patientLooking(context);
  const providers = filter.serviceOfferingId
    ? providersOfOfferingStatement(db, filter.serviceOfferingId, filter.employeeId)
    : providerStatement(db, filter.employeeId ?? "");
  const asked = filter.employeeId ? undefined : filter.serviceOfferingId;
  const [settings, offerings, places, people, departments, payments, holds, questions, visited] = await db.batch([
    calendarSettingsStatement(db),
    offeringsStatement(db, filter),
    offeringPlacesStatement(db, filter),
    providers,
    departmentsOfOfferingStatement(db, asked ?? ""),
    paymentStatement(db),
    holdsOfVisitorStatement(db, context.visitor.hash),
    askedQuestionsStatement(db, filter.serviceOfferingId ?? ""),
    appointmentThatWas(db, patient ?? NOBODY),
  ]);
  const [one] = offerings;
  const kind = { kind: one?.offeringsType ?? "", own: one?.onlinePaymentOption ?? "" };
  const option = paymentOption(payments, kind);
  const paid = { payToBook: mustBePaidToBook(option), paymentOption: option };
  const knows = patient === undefined ? "stranger" : visited.length > 0 ? "returningPatient" : "newPatient";
  const [own = DEFAULT_SETTINGS] = settings;
  return {
    settings: own,
    offerings,
    places,
    providers: people,
    departments,
    ...paid,
    holds,
    questions,
    visitor: knows,
  };
}

/** Somebody who has been here is not shown what is for a first appointment. */
export const openOfferings = (
  { offerings, visitor, places }: Pick<BookingChoices, "offerings" | "visitor" | "places">,
  showsPrice: boolean,
): OfferingView[] =>
  offerings
    .filter((offering) => keptFrom(visitor, offering) === null)
    .map((offering) => offeringView(offering, places, showsPrice));

/** When and with whom one of the choices can be booked, over the whole horizon: a second round trip. */
export async function readBookingOffer(
  context: RequestContext,
  choices: BookingChoices,
  offering: Offering,
  zones: ZoneTable = createZoneTable(),
): Promise<BookingOffer> {
  await authorize(context, "slots.read");
  const { db, now, profile } = context;
  const { settings, providers } = choices;
  const range = { from: now, to: now + (settings.horizonDays + 2) * DAY_MS };
  const [schedules, sessions] = await Promise.all([
    readSchedules(
      db,
      providers.map(({ id }) => id),
      range,
      viewerOf(context),
      settings.dailyMaximum !== null,
    ),
    readSessionsOf(context, offering, range),
  ]);
  return {
    now,
    settings,
    rules: bookingRules(settings, localDay(zones, profile.timeZone, now)),
    offering,
    places: choices.places.filter((place) => place.serviceOfferingId === offering.id),
    providers,
    schedules,
    ...sessions,
  };
}
