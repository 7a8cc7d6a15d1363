import type { IsoDate } from "~/kernel/time/dates";
import type { Interval } from "~/kernel/time/intervals";
import type { Slot } from "../timings/timing";

/** The specification's service types (section 1). */
export type ServiceType =
  "VIDEO_CONSULTATION" | "PHYSICAL_CONSULTATION" | "QUESTIONS" | "REMOTE_MONITORING" | "GROUP_SESSION";

/** An organization's rules of booking. Minutes are multiples of 5. */
export interface BookingRules {
  /** calendarSlotDuration: starts lie on this grid, counted from the start of the inclusion slot; at least 5. */
  readonly slotMinutes: number;
  /** dayStartInMins and dayEndInMins: minutes from local midnight (0..1440) between which appointments lie whole. */
  readonly dayStartMinutes: number;
  readonly dayEndMinutes: number;
  /** Time between now and the first start that may be booked. */
  readonly minimumNoticeMinutes: number;
  /** Starts lie at most this many days after the organization's today. */
  readonly horizonDays: number;
  /**
   * -1: on or after the organization's date; anything else: on or after today at the place (specification, section 5).
   */
  readonly minimumDateSetting: number;
  /** Local dates on which no minute is bookable. */
  readonly excludedDates: readonly IsoDate[];
  /** Today in the organization's own zone. */
  readonly organizationToday: IsoDate;
}

/** What is booked. Minutes are multiples of 5, the duration at least 5. */
export interface BookableOffering {
  readonly id: string;
  readonly type: ServiceType;
  readonly durationMinutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
}

/** A place where the appointment may happen: a branch, or null for none in particular (video). */
export interface Place {
  readonly branchId: string | null;
  /** IANA zone whose wall clock the timings are read on. */
  readonly zone: string;
}

export interface ProviderSchedule {
  readonly id: string;
  /** Service types that the provider gives. */
  readonly offeringsTypes: readonly ServiceType[];
  /** Where the provider gives this offering; leave out the places that were not chosen. */
  readonly places: readonly Place[];
  /** Inclusions and exclusions of all places and offerings; those that do not count are left aside. */
  readonly timings: readonly Slot[];
  /** Claims of others and of the provider, with their buffers, UTC ms, in any order. */
  readonly busy: readonly Interval[];
  /** When the patient who is looking is elsewhere: no time then is offered. `judgeTime` names that rule, by itself. */
  readonly patientBusy?: readonly Interval[];
  /** Most appointments that may start on a local day; null is no limit. */
  readonly dailyMaximum: number | null;
  /** Appointments that start on each local day already. */
  readonly appointmentsOn: ReadonlyMap<IsoDate, number>;
}

export interface AvailabilityRequest {
  /** UTC ms. */
  readonly now: number;
  /** Starts are looked for in UTC ms [from, to). */
  readonly from: number;
  readonly to: number;
  readonly rules: BookingRules;
  readonly offering: BookableOffering;
  readonly providers: readonly ProviderSchedule[];
}

/** Starts that are offered, ascending UTC ms; `branchIds[i]` is the place of `starts[i]`. */
export interface ProviderTimes {
  readonly providerId: string;
  readonly starts: readonly number[];
  readonly branchIds: readonly (string | null)[];
}
