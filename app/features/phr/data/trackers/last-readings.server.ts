import type { TenantDb } from "~/db/client.server";
import { trackerOf, type TrackerName } from "../../domain/trackers/trackers";

/** The value of a tracker that adds up is the total of its day. */
const LAST_DAY = `SELECT tracker, sum AS value, start AS day FROM tracker_bucket
WHERE organization_id = ?1 AND patient_id = ?2 AND tracker = ?3 AND span = 'DAY' ORDER BY start DESC LIMIT 1`;

const LAST = `SELECT tracker, value, day FROM tracker_reading
WHERE organization_id = ?1 AND patient_id = ?2 AND tracker = ?3 AND enabled = 1
ORDER BY at DESC, id DESC LIMIT 1`;

interface Row {
  tracker: TrackerName;
  value: number;
  /** Days since 1970-01-01. */
  day: number;
}

/**
 * The last reading of each of some trackers, or the last day of those that add up, in the canonical unit: one row of
 * the index each, in one round trip.
 */
export async function lastReadings(
  db: TenantDb,
  patientId: string,
  trackers: readonly TrackerName[],
): Promise<ReadonlyMap<TrackerName, { value: number; day: number }>> {
  if (trackers.length === 0) return new Map();
  // Queries that start at the same moment are sent as one batch.
  const rows = await Promise.all(
    trackers.map((tracker) =>
      db.raw(trackerOf(tracker).total ? LAST_DAY : LAST, db.organizationId, patientId, tracker).first<Row>(),
    ),
  );
  return new Map(rows.flatMap((row) => (row ? [[row.tracker, { value: row.value, day: row.day }]] : [])));
}
