import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { RequestContext } from "~/platform/context.server";
import { insertReadings } from "~/features/phr/data/trackers/readings-write.server";
import { newReading } from "~/features/phr/support/trackers/new-reading.server";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { correctReading } from "~/features/phr/services/trackers/correct-reading.server";
import { switchReading } from "~/features/phr/services/trackers/switch-reading.server";
import { viewTracker } from "~/features/phr/services/trackers/view-tracker.server";
import { SPANS } from "~/features/phr/domain/trackers/spans";
import { openPractice, patientActor } from "../support/organization";

const now = Date.UTC(2026, 10, 23, 9, 0);
const DAY = 86_400_000;

interface BucketRow {
  span: string;
  start: number;
  count: number;
  min: number;
  max: number;
  sum: number;
  min2: number | null;
}

const bucketsOf = async ({ db }: RequestContext, patientId: string) =>
  (
    await db
      .raw(
        "SELECT span, start, count, min, max, sum, min2 FROM tracker_bucket WHERE organization_id = ?1 AND patient_id = ?2 ORDER BY tracker, span, start",
        ...[db.organizationId, patientId],
      )
      .all<BucketRow>()
  ).results;

/** The same, from the readings themselves. */
const recomputed = async ({ db }: RequestContext, patientId: string) =>
  (
    await db
      .raw(
        `SELECT 'DAY' AS span, day AS start, count(*) AS count, min(value) AS min, max(value) AS max, sum(value) AS sum, min(value2) AS min2 FROM tracker_reading WHERE organization_id = ?1 AND patient_id = ?2 AND enabled = 1 GROUP BY tracker, day
UNION ALL SELECT 'MONTH', CAST(julianday(date(day * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER) AS first, count(*), min(value), max(value), sum(value), min(value2) FROM tracker_reading WHERE organization_id = ?1 AND patient_id = ?2 AND enabled = 1 GROUP BY tracker, first ORDER BY span, start`,
        ...[db.organizationId, patientId],
      )
      .all<BucketRow>()
  ).results;

const same = (rows: BucketRow[]) => rows.map((row) => ({ ...row, sum: Math.round(row.sum * 1000) / 1000 }));

let practice: Awaited<ReturnType<typeof openPractice>>;
const context = (at = now) => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), at);

beforeAll(async () => {
  practice = await openPractice({ now, timeZone: "America/New_York" });
});

const step = fc.record({
  what: fc.constantFrom("add", "add", "correct", "remove", "putBack"),
  value: fc.integer({ min: 50, max: 110 }),
  days: fc.integer({ min: 0, max: 70 }),
  hour: fc.integer({ min: 0, max: 23 }),
  which: fc.nat(20),
});

it("the days and months equal the readings after any additions, corrections and removals", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const known: string[] = [];
      for (const { what, value, days, hour, which } of steps) {
        const date = new Date(now - (days + 1) * DAY).toISOString().slice(0, 10);
        const typed = { value: String(value), unit: "/min", date, time: `${String(hour).padStart(2, "0")}:15` };
        const id = known[which % Math.max(known.length, 1)];
        if (what === "add" || id === undefined)
          known.push((await addReadings(await context(), { tracker: "pulse", ...typed })).id);
        else if (what === "correct")
          await correctReading(await context(), id, typed).catch((error: { status: number }) =>
            expect(error.status).toBe(404),
          );
        else
          await switchReading(await context(), id, what === "putBack").catch((error: { status: number }) =>
            expect(error.status).toBe(404),
          );
      }
      const read = await context();
      expect(same(await bucketsOf(read, practice.ids.patient))).toEqual(
        same(await recomputed(read, practice.ids.patient)),
      );
    }),
    { numRuns: 6, seed: 23 },
  );
}, 60_000);

it("10,000 readings of a tracker are opened over any span with at most 400 rows read, in few round trips", async () => {
  const fill = await context();
  const reached = {
    patient: {
      ...{ id: practice.ids.patient, name: "", firstName: "", birthDate: "1988-04-12", gender: 2 },
      ...{ hasAccount: true, hasEmail: true },
    },
    author: { authorKind: "patient" as const, authorId: practice.ids.patient, source: "DEVICE" as const },
  };
  const readings = Array.from({ length: 10_000 }, (_, index) => {
    const at = now - Math.floor(index / 8) * DAY - (index % 8) * 3_600_000 - 3_600_000;
    const value = 80 + ((index * 37) % 90);
    const facts = { at, zone: "UTC", day: Math.floor(at / DAY), value, value2: null, context: "", site: "", note: "" };
    return newReading(fill, reached, "glucose", { ...facts, typed: { value: String(value), unit: "glucose mg/dL" } });
  });
  for (let from = 0; from < readings.length; from += 2_500)
    await fill.db.rawBatch([insertReadings(fill.db, readings.slice(from, from + 2_500), { bringBack: false })]);
  for (const span of SPANS) {
    const read = await context();
    const { points } = await viewTracker(read, { tracker: "glucose", span, off: false });
    expect(points.length).toBeGreaterThan(6);
    expect(points.length).toBeLessThanOrEqual(366);
    expect(read.db.meter.rowsRead, span).toBeLessThanOrEqual(400);
    expect(read.db.meter.roundTrips, span).toBeLessThanOrEqual(5);
  }
}, 120_000);
