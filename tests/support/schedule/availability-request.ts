import type { AvailabilityRequest, ProviderSchedule } from "~/features/scheduling/domain/availability/availability";
import type { Slot } from "~/features/scheduling/domain/timings/timing";

/** Monday 4 May 2026, 06:00 UTC: 08:00 in Berlin, 02:00 in New York. */
export const MONDAY = Date.UTC(2026, 4, 4, 6, 0);

export function slot(dayOfWeek: number, startMinutes: number, endMinutes: number, more: Partial<Slot> = {}): Slot {
  return {
    id: `${dayOfWeek}-${startMinutes}-${more.type ?? "INCLUSION"}`,
    type: "INCLUSION",
    dayOfWeek,
    startMinutes,
    endMinutes,
    startDate: null,
    endDate: null,
    branchId: null,
    offeringsType: null,
    serviceOfferingIds: [],
    note: "",
    ...more,
  };
}

/** A doctor in Berlin, Mondays 09:00 to 11:00, with nothing booked. */
export function doctor(more: Partial<ProviderSchedule> = {}): ProviderSchedule {
  return {
    id: "doctor",
    offeringsTypes: ["VIDEO_CONSULTATION"],
    places: [{ branchId: "main", zone: "Europe/Berlin" }],
    timings: [slot(1, 540, 660)],
    busy: [],
    dailyMaximum: null,
    appointmentsOn: new Map(),
    ...more,
  };
}

interface Changes {
  readonly rules?: Partial<AvailabilityRequest["rules"]>;
  readonly offering?: Partial<AvailabilityRequest["offering"]>;
  readonly providers?: readonly ProviderSchedule[];
  readonly now?: number;
  readonly from?: number;
  readonly to?: number;
}

/** Appointments of 30 minutes on a grid of 30, asked for on that Monday at 08:00 Berlin time, for one day. */
export function request(changes: Changes = {}): AvailabilityRequest {
  return {
    now: changes.now ?? MONDAY,
    from: changes.from ?? MONDAY,
    to: changes.to ?? MONDAY + 86_400_000,
    rules: {
      slotMinutes: 30,
      dayStartMinutes: 0,
      dayEndMinutes: 1440,
      minimumNoticeMinutes: 0,
      horizonDays: 30,
      minimumDateSetting: 0,
      excludedDates: [],
      organizationToday: "2026-05-04",
      ...changes.rules,
    },
    offering: {
      id: "visit",
      type: "VIDEO_CONSULTATION",
      durationMinutes: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      ...changes.offering,
    },
    providers: changes.providers ?? [doctor()],
  };
}

/** UTC ms of a wall-clock time in Berlin in the summer of 2026 (UTC+2). */
export function berlin(text: string): number {
  return Date.parse(`${text}+02:00`);
}
