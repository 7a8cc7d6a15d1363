import type { TaxPart } from "~/kernel/money/price";
import type { PersonColour } from "~/kernel/person-colour";
import type {
  BookableOffering,
  BookingRules,
  Place,
  ProviderSchedule,
  ServiceType,
} from "../availability/availability-request";
import type { Slot } from "../timings/timing";
import type { Interval } from "~/kernel/time/intervals";

/** The organization's calendar settings, as stored. Minutes, days and UTC dates. */
export interface CalendarRules {
  calendarSlotDuration: number;
  dayStartInMins: number;
  dayEndInMins: number;
  healthCareProviderBasedBooking: boolean;
  serviceOnlyBasedBooking: boolean;
  minimumNoticeMinutes: number;
  horizonDays: number;
  minimumDate: number;
  dailyMaximum: number | null;
  excludedDates: string[];
  /** Somebody who has not signed in confirms their request by a mailed link. */
  confirmByMail: boolean;
}

/** An offering that the public may see. Costs in the currency's minor unit. */
export interface Offering {
  id: string;
  name: string;
  offeringsType: "VIDEO_CONSULTATION" | "PHYSICAL_CONSULTATION";
  description: string;
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  onlineBookingOption: "ENABLED" | "DISABLED" | "CALL_TO_BOOK";
  /** Its own online payment option; DISABLED where that of all appointments of its kind holds. */
  onlinePaymentOption: string;
  confirmsByItself: boolean;
  /** Whether it is for a first appointment: a patient who has been here does not book it. */
  newPatientsOnly: boolean;
  instructions: string;
  /** Given to groups, with so many seats a session; null for appointments of one patient. */
  groupCapacity: number | null;
}

/** Where an offering is given, and what it costs there. */
export interface OfferingPlace {
  serviceOfferingId: string;
  branchId: string;
  name: string;
  address: string;
  city: string;
  postalCode?: string;
  /** Degrees; null where nobody said. */
  latitude?: number | null;
  longitude?: number | null;
  phone: string;
  timeZone: string;
  costMinor: number;
  currencyCode: string;
  /** The taxes in it. */
  taxes?: readonly TaxPart[];
}

/** A provider as patients see them. */
export interface Provider {
  id: string;
  title: number;
  firstName: string;
  lastName: string;
  designation: string;
  photoFileId: string | null;
  colour: PersonColour | null;
  languages: string[];
  about: string;
}

/** What is known of the time of some providers within a range. */
export interface Schedules {
  /** Branch ids by provider. */
  branches: ReadonlyMap<string, readonly string[]>;
  timings: ReadonlyMap<string, readonly Slot[]>;
  busy: ReadonlyMap<string, readonly Interval[]>;
  /** When the patient who is looking has appointments, whoever they are with. */
  ofPatient?: readonly Interval[];
  /** Appointments by provider and local day; filled only where a daily maximum is set. */
  appointmentsOn: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** The engine's rules from an organization's settings; `organizationToday` is the date in its own zone. */
export function bookingRules(settings: CalendarRules, organizationToday: string): BookingRules {
  return {
    slotMinutes: Math.max(5, settings.calendarSlotDuration),
    dayStartMinutes: settings.dayStartInMins,
    dayEndMinutes: settings.dayEndInMins,
    minimumNoticeMinutes: settings.minimumNoticeMinutes,
    horizonDays: settings.horizonDays,
    minimumDateSetting: settings.minimumDate,
    excludedDates: settings.excludedDates,
    organizationToday,
  };
}

/** What of an offering decides on its times. */
export function bookableOffering(offering: Offering): BookableOffering {
  const { id, offeringsType: type, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = offering;
  return { id, type, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes };
}

/**
 * A provider's schedule for one offering: their places where it is given, or the one that was chosen. Who gives the
 * offering is known from the rows already, so its type is among theirs.
 */
export function scheduleOf(
  providerId: string,
  options: {
    type: ServiceType;
    places: readonly OfferingPlace[];
    chosenBranchId?: string;
    dailyMaximum: number | null;
  },
  schedules: Schedules,
): ProviderSchedule {
  const own = new Set(schedules.branches.get(providerId) ?? []);
  const places: Place[] = options.places
    .filter(
      ({ branchId }) =>
        own.has(branchId) && (options.chosenBranchId === undefined || branchId === options.chosenBranchId),
    )
    .map(({ branchId, timeZone }) => ({ branchId, zone: timeZone }));
  return {
    id: providerId,
    offeringsTypes: [options.type],
    places,
    timings: schedules.timings.get(providerId) ?? [],
    busy: schedules.busy.get(providerId) ?? [],
    ...(schedules.ofPatient && { patientBusy: schedules.ofPatient }),
    dailyMaximum: options.dailyMaximum,
    appointmentsOn: schedules.appointmentsOn.get(providerId) ?? new Map<string, number>(),
  };
}
