import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, DAY_MS, toDayNumber } from "~/kernel/time/dates";
import { formatMinutes } from "~/kernel/time/minutes";
import { createZoneTable } from "~/kernel/time/zones";
import { request } from "../../../../../tests/support/schedule/availability-request";
import { oracleTimes, wallClock } from "../../../../../tests/support/schedule/availability-oracle";
import { RUNS, SEED } from "../../../../../tests/support/schedule/dst-zones";
import { findTimes } from "../availability/availability";
import type { Slot } from "./timing";
import { timingsConflict } from "./timing-conflicts";
import type { HoursDraft } from "./week-draft";
import { readWeek } from "./week-problems";
import { OFFERINGS_TYPE, APPOINTMENT_KINDS } from "../appointments/appointment-kind";
import type { WeekSheet } from "./week-sheet";

const zones = createZoneTable();
/** A Friday; on the Sunday after it the clocks of Berlin go forward, three weeks before they did in New York. */
const TODAY = "2026-03-27";
const PLACES = [
  { branchId: "north", zone: "Europe/Berlin" },
  { branchId: "south", zone: "America/New_York" },
];
const clocks = {
  zoneOf: (branchId: string | null) => PLACES.find((place) => place.branchId === branchId)?.zone ?? "UTC",
  today: TODAY,
  zones,
};

const time = fc.integer({ min: 0, max: 287 }).map((tick) => formatMinutes(tick * 5));
const dateOrEmpty = fc.oneof(
  { weight: 4, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 4 }).map((days) => addDays(TODAY, days)) },
);
const line: fc.Arbitrary<HoursDraft> = fc.record({
  id: fc.uuid(),
  day: fc.constantFrom(5, 6, 7, 1),
  from: time,
  until: time,
  validFrom: dateOrEmpty,
  validUntil: dateOrEmpty,
  note: fc.constant(""),
  offerings: fc.constantFrom<string[]>([], [], ["visit"], ["other"]),
});
const absence: fc.Arbitrary<Slot> = fc
  .record({
    id: fc.uuid(),
    first: fc.integer({ min: 0, max: 4 }),
    length: fc.integer({ min: 0, max: 2 }),
    ticks: fc.tuple(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 1, max: 288 })),
    whole: fc.boolean(),
    branchId: fc.constantFrom(null, "north", "south"),
  })
  .map(({ id, first, length, ticks: [a, b], whole, branchId }) => ({
    id,
    type: "EXCLUSION",
    dayOfWeek: null,
    startDate: addDays(TODAY, first),
    endDate: addDays(TODAY, first + length),
    startMinutes: whole ? 0 : Math.min(a, b - 1) * 5,
    endMinutes: whole ? 1440 : Math.max(a + 1, b) * 5,
    branchId,
    offeringsType: null,
    serviceOfferingIds: [],
    note: "",
  }));

/** One week after another as the editor takes them: what breaks a rule is left out, as the form would refuse it. */
function accepted(weeks: readonly { sheet: WeekSheet; lines: readonly HoursDraft[] }[], away: readonly Slot[]): Slot[] {
  const kept: Slot[] = [];
  for (const { sheet, lines } of weeks)
    for (const each of lines) {
      const { slots, problems } = readWeek([each], { ...clocks, sheet, others: kept });
      if (problems.length === 0) kept.push(...slots);
    }
  for (const each of away) if (!kept.some((other) => timingsConflict(each, other, clocks))) kept.push(each);
  return kept;
}

const sheets = PLACES.flatMap(({ branchId }) => APPOINTMENT_KINDS.map((kind) => ({ branchId, kind })));
const anyTimings = fc
  .tuple(
    fc.array(fc.array(line, { maxLength: 5 }), { minLength: sheets.length, maxLength: sheets.length }),
    fc.array(absence, { maxLength: 3 }),
  )
  .map(([lines, away]) =>
    accepted(
      sheets.map((sheet, index) => ({ sheet, lines: lines[index] ?? [] })),
      away,
    ),
  );

const from = (toDayNumber(TODAY) - 1) * DAY_MS;

/** A doctor with such timings, asked for appointments of a kind over the days around the change. */
const asked = (timings: readonly Slot[], kind: WeekSheet["kind"]) =>
  request({
    now: from,
    from,
    to: from + 4 * DAY_MS,
    rules: { organizationToday: TODAY, slotMinutes: 15 },
    offering: { type: OFFERINGS_TYPE[kind], durationMinutes: 30 },
    providers: [
      {
        id: "doctor",
        offeringsTypes: [OFFERINGS_TYPE[kind]],
        places: PLACES,
        timings,
        busy: [],
        dailyMaximum: null,
        appointmentsOn: new Map(),
      },
    ],
  });

/** Read off the wall clock of the place alone, without the engine: does a slot hold at this minute? */
function holdsAt(slot: Slot, kind: WeekSheet["kind"], branchId: string | null, utc: number): boolean {
  const { date, weekday, minute } = wallClock(clocks.zoneOf(branchId), utc);
  return (
    (slot.branchId === null || slot.branchId === branchId) &&
    (slot.offeringsType === null || slot.offeringsType === OFFERINGS_TYPE[kind]) &&
    (slot.serviceOfferingIds.length === 0 || slot.serviceOfferingIds.includes("visit")) &&
    (slot.dayOfWeek === null || slot.dayOfWeek === weekday) &&
    (slot.startDate === null || date >= slot.startDate) &&
    (slot.endDate === null || date <= slot.endDate) &&
    slot.startMinutes <= minute &&
    minute < slot.endMinutes
  );
}

const runs = { seed: SEED, numRuns: Math.max(20, Math.round(RUNS / 4)) };

describe(`timings that the editor accepts (TEST_SEED=${SEED})`, { timeout: 60_000 + 200 * RUNS }, () => {
  it("are never booked outside of an inclusion or inside an exclusion", () => {
    let offered = 0;
    const check = (timings: readonly Slot[], kind: WeekSheet["kind"]) => {
      const [times] = findTimes(asked(timings, kind), zones);
      for (const [index, start] of (times?.starts ?? []).entries()) {
        const branchId = times?.branchIds[index] ?? null;
        offered++;
        for (let minute = 0; minute < 30; minute += 5) {
          const holding = timings.filter((slot) => holdsAt(slot, kind, branchId, start + minute * 60_000));
          expect(holding.some(({ type }) => type === "INCLUSION")).toBe(true);
          expect(holding.some(({ type }) => type === "EXCLUSION")).toBe(false);
        }
      }
    };
    fc.assert(
      fc.property(anyTimings, (timings) => APPOINTMENT_KINDS.forEach((kind) => check(timings, kind))),
      runs,
    );
    expect(offered).toBeGreaterThan(1_000);
  });

  it("are booked exactly as the minute-by-minute oracle reads them", () => {
    fc.assert(
      fc.property(anyTimings, fc.constantFrom(...APPOINTMENT_KINDS), (timings, kind) => {
        const wanted = asked(timings, kind);
        const [times] = findTimes(wanted, zones);
        const pairs = times?.starts.map((start, index) => [start, times.branchIds[index]]);
        expect(pairs).toEqual(wanted.providers[0] && oracleTimes(wanted, wanted.providers[0]));
      }),
      { ...runs, numRuns: Math.max(5, Math.round(runs.numRuns / 4)) },
    );
  });

  it("have no two hours for the clinic at one moment at two places", () => {
    const clinicAt = (timings: readonly Slot[], branchId: string, utc: number) =>
      timings.some(
        (slot) =>
          slot.branchId === branchId &&
          slot.offeringsType === OFFERINGS_TYPE.clinic &&
          slot.type === "INCLUSION" &&
          holdsAt({ ...slot, serviceOfferingIds: [] }, "clinic", branchId, utc),
      );
    fc.assert(
      fc.property(anyTimings, (timings) => {
        for (let utc = toDayNumber(TODAY) * DAY_MS + DAY_MS; utc < from + 5 * DAY_MS; utc += 300_000)
          expect(clinicAt(timings, "north", utc) && clinicAt(timings, "south", utc)).toBe(false);
      }),
      { ...runs, numRuns: Math.max(10, Math.round(runs.numRuns / 2)) },
    );
  });
});
