import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { anyRequest } from "../../../../../tests/support/schedule/availability-arbitrary";
import { oracleTimes, wallClock } from "../../../../../tests/support/schedule/availability-oracle";
import { RUNS, SEED, clockChanges, sampleZones } from "../../../../../tests/support/schedule/dst-zones";
import {
  anyProvider,
  findTimes,
  nextFree,
  offersAt,
  type AvailabilityRequest,
  type ProviderTimes,
} from "./availability";
import { explainTime } from "../timings/explain-time";

const zones = createZoneTable();
const changes = sampleZones().flatMap((zone) => clockChanges(zone).map((at) => ({ zone, at })));
const HOUR = 3_600_000;

const asPairs = (times: ProviderTimes) => times.starts.map((start, i) => [start, times.branchIds[i]]);

function aroundTheClock(zone: string, at: number): AvailabilityRequest {
  const timings = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
    id: String(dayOfWeek),
    type: "INCLUSION" as const,
    dayOfWeek,
    startMinutes: 0,
    endMinutes: 1440,
    startDate: null,
    endDate: null,
    branchId: null,
    offeringsType: null,
    serviceOfferingIds: [],
    note: "",
  }));
  return {
    now: at - 30 * HOUR,
    from: at - 2 * HOUR,
    to: at + 2 * HOUR,
    rules: {
      slotMinutes: 20,
      dayStartMinutes: 0,
      dayEndMinutes: 1440,
      minimumNoticeMinutes: 0,
      horizonDays: 9,
      minimumDateSetting: 0,
      excludedDates: [],
      organizationToday: new Date(at).toISOString().slice(0, 10),
    },
    offering: {
      id: "visit",
      type: "VIDEO_CONSULTATION",
      durationMinutes: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
    },
    providers: [
      {
        id: "doctor",
        offeringsTypes: ["VIDEO_CONSULTATION"],
        places: [{ branchId: null, zone }],
        timings,
        busy: [],
        dailyMaximum: null,
        appointmentsOn: new Map(),
      },
    ],
  };
}

describe(
  `the slot engine against the minute-by-minute oracle (TEST_SEED=${SEED})`,
  { timeout: 60_000 + 200 * RUNS },
  () => {
    it("samples 30 zones with clock changes in every year from 2024 to 2034", () => {
      expect(new Set(changes.map((change) => change.zone)).size).toBe(30);
      expect(new Set(changes.map((change) => new Date(change.at).getUTCFullYear())).size).toBe(11);
    });

    it("offers what the oracle offers around every clock change of the sample", () => {
      for (const { zone, at } of changes) {
        const request = aroundTheClock(zone, at);
        const [times] = findTimes(request, zones);
        const where = `${zone} at ${new Date(at).toISOString()}`;
        expect(asPairs(times!), where).toEqual(oracleTimes(request, request.providers[0]!));
      }
    });

    it("offers what the oracle offers for any timings, busy times, buffers, durations, grids and horizons", () => {
      let offered = 0;
      let withTimes = 0;
      fc.assert(
        fc.property(anyRequest(changes), (request) => {
          const times = findTimes(request, zones);
          request.providers.forEach((provider, i) => {
            expect(asPairs(times[i]!)).toEqual(oracleTimes(request, provider));
            offered += times[i]!.starts.length;
          });
          if (times.some((each) => each.starts.length > 0)) withTimes++;
        }),
        { seed: SEED, numRuns: RUNS },
      );
      // The sample must not be mostly empty answers, which would prove little.
      expect(withTimes).toBeGreaterThan(RUNS / 3);
      expect(offered).toBeGreaterThan(RUNS * 5);
    });

    it("explains every five minutes of the range exactly as it offers them", () => {
      fc.assert(
        fc.property(anyRequest(changes), (request) => {
          const times = findTimes(request, zones);
          request.providers.forEach((provider, i) => {
            const offered = new Set(asPairs(times[i]!).map(String));
            const first = Math.ceil(request.from / 300_000) * 300_000;
            for (const place of provider.places) {
              for (let at = first; at < request.to; at += 300_000) {
                const explanation = explainTime(request, provider, place.branchId, at, zones);
                expect(explanation === "offered", `${at} ${String(explanation)}`).toBe(
                  offered.has(String([at, place.branchId])),
                );
              }
            }
          });
        }),
        { seed: SEED, numRuns: Math.ceil(RUNS / 2) },
      );
    });

    it("finds as the next free times the first of all times, each with all who offer it", () => {
      fc.assert(
        fc.property(anyRequest(changes), fc.integer({ min: 1, max: 9 }), (request, count) => {
          const all = findTimes(request, zones);
          expect(nextFree(request, zones, count).map(asPairs)).toEqual(all.map((t) => asPairs(t).slice(0, count)));
          const any = anyProvider(all);
          expect(any.starts).toEqual([...new Set(all.flatMap((t) => t.starts))].sort((a, b) => a - b));
          any.starts.forEach((start, i) => {
            const expected = all.flatMap((t) =>
              asPairs(t)
                .filter(([at]) => at === start)
                .map(([, branchId]) => ({ providerId: t.providerId, branchId })),
            );
            expect(offersAt(any, i)).toEqual(expected);
          });
        }),
        { seed: SEED, numRuns: Math.ceil(RUNS / 2) },
      );
    });

    it("reads the oracle's clock right: New York skips from 01:59 to 03:00 on 10 March 2024", () => {
      expect(wallClock("America/New_York", Date.UTC(2024, 2, 10, 6, 59))).toEqual({
        date: "2024-03-10",
        weekday: 7,
        minute: 119,
      });
      expect(wallClock("America/New_York", Date.UTC(2024, 2, 10, 7, 0)).minute).toBe(180);
    });
  },
);
