import { and, desc, eq, gte, lt, lte, or } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { trackerBucket, trackerReading, trackerReadingVersion } from "~/db/schema/phr.server";
import type { Reading } from "../../domain/trackers/reading";
import type { TrackerName } from "../../domain/trackers/trackers";

const MOST_VERSIONS = 50;

const columns = {
  id: trackerReading.id,
  patientId: trackerReading.patientId,
  tracker: trackerReading.tracker,
  at: trackerReading.at,
  zone: trackerReading.zone,
  day: trackerReading.day,
  value: trackerReading.value,
  value2: trackerReading.value2,
  typed: trackerReading.typed,
  context: trackerReading.context,
  site: trackerReading.site,
  device: trackerReading.device,
  note: trackerReading.note,
  source: trackerReading.source,
  enabled: trackerReading.enabled,
  offReason: trackerReading.offReason,
  authorKind: trackerReading.authorKind,
  authorId: trackerReading.authorId,
  recordedAt: trackerReading.recordedAt,
  firstAuthorKind: trackerReading.firstAuthorKind,
  version: trackerReading.version,
};

/** Where a list of readings goes on: after this one. */
export interface AfterReading {
  at: number;
  id: string;
}

interface ReadingsAsked {
  patientId: string;
  tracker: TrackerName;
  enabled?: boolean;
  after?: AfterReading | undefined;
  /** Instants in UTC ms, both inclusive. */
  from?: number;
  to?: number;
  most: number;
}

/** Readings of a tracker, the newest first. */
export async function listReadings(db: TenantDb, asked: ReadingsAsked): Promise<Reading[]> {
  const { patientId, tracker, enabled = true, after, from, to, most } = asked;
  const { at, id } = trackerReading;
  return db.orm
    .select(pick(columns))
    .from(trackerReading)
    .where(
      and(
        ...[db.own(trackerReading), eq(trackerReading.patientId, patientId), eq(trackerReading.tracker, tracker)],
        eq(trackerReading.enabled, enabled),
        from === undefined ? undefined : gte(at, from),
        to === undefined ? undefined : lte(at, to),
        after && and(lte(at, after.at), or(lt(at, after.at), lt(id, after.id))),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(most);
}

/** The newest readings of a tracker as far as they are compared with limits, the newest first. */
export const readMeasured = (db: TenantDb, asked: { patientId: string; tracker: string; most: number }) =>
  db.orm
    .select(
      pick({
        at: trackerReading.at,
        day: trackerReading.day,
        value: trackerReading.value,
        value2: trackerReading.value2,
      }),
    )
    .from(trackerReading)
    .where(
      and(
        ...[db.own(trackerReading), eq(trackerReading.patientId, asked.patientId)],
        ...[eq(trackerReading.tracker, asked.tracker as TrackerName), eq(trackerReading.enabled, true)],
      ),
    )
    .orderBy(desc(trackerReading.at), desc(trackerReading.id))
    .limit(asked.most);

/** One reading by its id, on its list or not. */
export async function readReading(db: TenantDb, id: string): Promise<Reading | undefined> {
  const [row] = await db.orm
    .select(pick(columns))
    .from(trackerReading)
    .where(and(db.own(trackerReading), eq(trackerReading.id, id)))
    .limit(1);
  return row;
}

/** The versions of a reading that was changed, the newest first; none of one that never was. */
export const readingVersionsStatement = (db: TenantDb, readingId: string) =>
  db.orm
    .select(
      pick({
        version: trackerReadingVersion.version,
        change: trackerReadingVersion.change,
        values: trackerReadingVersion.values,
        reason: trackerReadingVersion.reason,
        authorKind: trackerReadingVersion.authorKind,
        authorId: trackerReadingVersion.authorId,
        at: trackerReadingVersion.at,
      }),
    )
    .from(trackerReadingVersion)
    .where(and(db.own(trackerReadingVersion), eq(trackerReadingVersion.readingId, readingId)))
    .orderBy(desc(trackerReadingVersion.version))
    .limit(MOST_VERSIONS);

/** Whether a version of a reading is there as its author wrote it at that time. */
export async function isReadingStored(
  db: TenantDb,
  { id, version, authorId, recordedAt }: Pick<Reading, "id" | "version" | "authorId" | "recordedAt">,
): Promise<boolean> {
  const [row] = await db.orm
    .select(pick({ authorId: trackerReadingVersion.authorId, at: trackerReadingVersion.at }))
    .from(trackerReadingVersion)
    .where(
      and(
        ...[db.own(trackerReadingVersion), eq(trackerReadingVersion.readingId, id)],
        eq(trackerReadingVersion.version, version),
      ),
    )
    .limit(1);
  return row?.authorId === authorId && row.at === recordedAt;
}

interface BucketsAsked {
  patientId: string;
  tracker: TrackerName;
  span: "DAY" | "MONTH";
  /** Day numbers, both inclusive. */
  from: number;
  to: number;
  /** The newest of them. */
  most: number;
}

/** Days or months of readings, the oldest first. */
export async function readBuckets(db: TenantDb, asked: BucketsAsked) {
  const { patientId, tracker, span, from, to, most } = asked;
  const { start } = trackerBucket;
  const rows = await db.orm
    .select(
      pick({
        start,
        count: trackerBucket.count,
        min: trackerBucket.min,
        max: trackerBucket.max,
        sum: trackerBucket.sum,
        min2: trackerBucket.min2,
        max2: trackerBucket.max2,
        sum2: trackerBucket.sum2,
      }),
    )
    .from(trackerBucket)
    .where(
      and(
        ...[db.own(trackerBucket), eq(trackerBucket.patientId, patientId), eq(trackerBucket.tracker, tracker)],
        eq(trackerBucket.span, span),
        Number.isFinite(from) ? gte(start, from) : undefined,
        lte(start, to),
      ),
    )
    .orderBy(desc(start))
    .limit(most);
  return rows.toReversed();
}
