/**
 * Times the slot engine for 1 and 50 doctors over 30 and 90 days, and the minute-by-minute oracle in the same run for
 * one doctor and one day, scaled to the same work. Run it with tsx; it prints, and never fails for time.
 */
import { anyProvider, findTimes, nextFree, type AvailabilityRequest } from "~/features/scheduling/domain/availability";
import { createZoneTable } from "~/kernel/zones";
import { oracleTimes } from "../tests/support/availability-oracle";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 2, 7, 3);
const ROUNDS = 15;

/** Doctors with a morning, an afternoon, a lunch exclusion and about eight visits a day, in Berlin (change on 29 March). */
function practice(doctors: number, days: number): AvailabilityRequest {
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
      slotMinutes: 5,
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
      busy: Array.from({ length: days * 8 }, (_, visit) => {
        const day = Math.floor(NOW / DAY) + Math.floor(visit / 8);
        const start = day * DAY + (84 + (((visit % 8) * 15 + doctor * 7) % 120)) * 300_000;
        return { start, end: start + 1_500_000 };
      }),
      dailyMaximum: null,
      visitsOn: new Map<string, number>(),
    })),
  };
}

interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

function time(rounds: number, work: () => unknown): Spread {
  const taken = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { min: taken[0]!, median: taken[Math.floor(rounds / 2)]!, max: taken[rounds - 1]! };
}

function print(name: string, { min, median, max }: Spread, note: string): void {
  const ms = (value: number) => value.toFixed(3).padStart(9);
  console.log(`${name.padEnd(38)} min${ms(min)}  median${ms(median)}  max${ms(max)} ms  ${note}`);
}

for (const doctors of [1, 50]) {
  for (const days of [30, 90]) {
    const request = practice(doctors, days);
    const zones = createZoneTable();
    const times = findTimes(request, zones);
    const count = times.reduce((sum, each) => sum + each.starts.length, 0);
    const name = `${doctors} doctor${doctors > 1 ? "s" : ""}, ${days} days`;
    const cold = time(ROUNDS, () => findTimes(request, createZoneTable()));
    print(`${name}, zones cold`, cold, `${count} times, ${zones.intlCalls} Intl calls`);
    print(
      `${name}, zones known`,
      time(ROUNDS, () => findTimes(request, zones)),
      "",
    );
    print(
      `${name}, any provider`,
      time(ROUNDS, () => anyProvider(times)),
      "",
    );
    print(
      `${name}, next three`,
      time(ROUNDS, () => nextFree(request, zones, 3)),
      "",
    );
  }
}

const day = practice(1, 1);
const naive = time(5, () => oracleTimes({ ...day, to: NOW + DAY }, day.providers[0]!));
const zones = createZoneTable();
const engine = time(ROUNDS, () => findTimes(day, zones));
print("1 doctor, 1 day, minute by minute", naive, "");
print("1 doctor, 1 day, engine", engine, `${(naive.median / engine.median).toFixed(0)} times as fast`);
