import type { AvailabilityRequest } from "~/features/scheduling/domain/availability/availability";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 2, 7, 3);

/**
 * Doctors with a morning, an afternoon, a lunch exclusion and about eight appointments a day, in Berlin (change on 29
 * March).
 */
export function practiceRequest(doctors: number, days: number, slotMinutes: number): AvailabilityRequest {
  const timing = (dayOfWeek: number, startMinutes: number, endMinutes: number, type: "INCLUSION" | "EXCLUSION") => ({
    id: `${dayOfWeek}-${startMinutes}`,
    type,
    dayOfWeek,
    startMinutes,
    endMinutes,
    startDate: null,
    endDate: null,
    branchId: null,
    offeringsType: null,
    serviceOfferingIds: [],
    note: "",
  });
  const timings = [1, 2, 3, 4, 5].flatMap((day) => [
    timing(day, 480, 780, "INCLUSION"),
    timing(day, 780, 1080, "INCLUSION"),
    timing(day, 720, 765, "EXCLUSION"),
  ]);
  return {
    now: NOW,
    from: NOW,
    to: NOW + days * DAY,
    rules: {
      slotMinutes,
      dayStartMinutes: 420,
      dayEndMinutes: 1200,
      minimumNoticeMinutes: 60,
      horizonDays: 365,
      minimumDateSetting: 0,
      excludedDates: ["2026-04-03", "2026-04-06"],
      organizationToday: "2026-03-02",
    },
    offering: {
      id: "visit",
      type: "PHYSICAL_CONSULTATION",
      durationMinutes: 20,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 5,
    },
    providers: Array.from({ length: doctors }, (_, doctor) => ({
      id: `doctor-${doctor}`,
      offeringsTypes: ["PHYSICAL_CONSULTATION" as const],
      places: [{ branchId: "main", zone: "Europe/Berlin" }],
      timings,
      busy: Array.from({ length: days * 8 }, (_, appointment) => {
        const day = Math.floor(NOW / DAY) + Math.floor(appointment / 8);
        const start = day * DAY + (84 + (((appointment % 8) * 15 + doctor * 7) % 120)) * 300_000;
        return { start, end: start + 1_500_000 };
      }),
      dailyMaximum: null,
      appointmentsOn: new Map<string, number>(),
    })),
  };
}
