import fc from "fast-check";
import type {
  AvailabilityRequest,
  ProviderSchedule,
  ServiceType,
} from "~/features/scheduling/domain/availability/availability";
import type { Slot } from "~/features/scheduling/domain/timings/timing";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A zone and an instant at which its clocks change. */
export interface ClockChange {
  readonly zone: string;
  readonly at: number;
}

const dateAround = (utc: number, days: number) => new Date(utc + days * DAY).toISOString().slice(0, 10);
const weekdayAround = (utc: number, days: number) => ((new Date(utc + days * DAY).getUTCDay() + 6) % 7) + 1;
const fiveMinutes = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((n) => n * 5);

/** Mostly the first value, so that rules which empty whole days do not hide the others. */
const rarely = <T>(usual: T, ...rare: T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...rare) });

const dateOrNull = (at: number) =>
  rarely<string | null>(null, ...[-2, -1, 0, 1, 2].map((days) => dateAround(at, days)));

function slot(at: number): fc.Arbitrary<Slot> {
  return fc
    .record({
      id: fc.uuid(),
      type: fc.constantFrom<Slot["type"]>("INCLUSION", "INCLUSION", "INCLUSION", "EXCLUSION"),
      dayOfWeek: fc.integer({ min: -1, max: 1 }).map((d) => weekdayAround(at, d)),
      startMinutes: fiveMinutes(0, 1380),
      length: fc.oneof({ weight: 4, arbitrary: fiveMinutes(15, 480) }, fc.constant(1440)),
      startDate: dateOrNull(at),
      endDate: dateOrNull(at),
      branchId: rarely<string | null>(null, "north", "south"),
      offeringsType: rarely<Slot["offeringsType"]>(null, "VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"),
      everyDay: rarely(false, true),
      serviceOfferingIds: rarely<string[]>([], ["visit"], ["other"]),
    })
    .map(({ length, everyDay, ...rest }) => ({
      ...rest,
      dayOfWeek: everyDay && rest.type === "EXCLUSION" ? null : rest.dayOfWeek,
      startMinutes: length === 1440 ? 0 : rest.startMinutes,
      endMinutes: Math.min(1440, (length === 1440 ? 0 : rest.startMinutes) + length),
      note: "",
    }));
}

/** Busy time in units of some minutes: in fives, appointments often fit exactly; in ones, never quite. */
const busyTime = (at: number, unit: number) =>
  fc
    .record({ from: fc.integer({ min: -1500, max: 1500 }), length: fc.integer({ min: 0, max: 120 }) })
    .map(({ from, length }) => {
      const start = at + Math.round(from / unit) * unit * MINUTE;
      return { start, end: start + Math.round(length / unit) * unit * MINUTE };
    });

function provider(at: number, zone: string, otherZone: string): fc.Arbitrary<ProviderSchedule> {
  return fc.record({
    id: fc.uuid(),
    offeringsTypes: rarely<ServiceType[]>(["PHYSICAL_CONSULTATION", "VIDEO_CONSULTATION"], ["QUESTIONS"]),
    places: fc.constantFrom(
      [{ branchId: null, zone }],
      [{ branchId: "north", zone }],
      [
        { branchId: "north", zone },
        { branchId: "south", zone: otherZone },
      ],
    ),
    timings: fc.array(slot(at), { minLength: 3, maxLength: 9 }),
    busy: fc.array(fc.oneof(busyTime(at, 5), busyTime(at, 5), busyTime(at, 1)), { maxLength: 9 }),
    dailyMaximum: rarely<number | null>(null, 3, 2, 1, 0),
    appointmentsOn: fc.constantFrom(new Map<string, number>(), new Map([[dateAround(at, 0), 2]])),
  });
}

/** Any request for a day or two around a clock change. */
export function anyRequest(changes: readonly ClockChange[]): fc.Arbitrary<AvailabilityRequest> {
  return fc.tuple(fc.constantFrom(...changes), fc.constantFrom(...changes)).chain(([{ at, zone }, other]) =>
    fc.record({
      now: fc.integer({ min: -2880, max: 600 }).map((minutes) => at + minutes * MINUTE + 1234),
      from: fc.integer({ min: -1440, max: 60 }).map((minutes) => at + minutes * MINUTE),
      to: fc.integer({ min: 61, max: 1440 }).map((minutes) => at + minutes * MINUTE),
      rules: fc.record({
        slotMinutes: fc.constantFrom(5, 10, 15, 20, 25, 45, 60),
        dayStartMinutes: fc.oneof(fc.constant(0), fiveMinutes(0, 600)),
        dayEndMinutes: fc.oneof(fc.constant(1440), fiveMinutes(900, 1440)),
        minimumNoticeMinutes: rarely(0, 5, 120, 1440),
        horizonDays: rarely(90, 0, 1, 2),
        minimumDateSetting: rarely(0, -1),
        excludedDates: fc.array(
          fc.integer({ min: -1, max: 1 }).map((d) => dateAround(at, d)),
          { maxLength: 1 },
        ),
        organizationToday: rarely(dateAround(at, 0), dateAround(at, -1), dateAround(at, 1)),
      }),
      offering: fc.record({
        id: fc.constant("visit"),
        type: fc.constant("VIDEO_CONSULTATION" as const),
        durationMinutes: fc.oneof({ weight: 5, arbitrary: fiveMinutes(5, 60) }, fiveMinutes(5, 240), fc.constant(1500)),
        bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 20),
        bufferAfterMinutes: fc.constantFrom(0, 0, 10, 30),
      }),
      providers: fc.array(provider(at, zone, other.zone), { minLength: 1, maxLength: 2 }),
    }),
  );
}
