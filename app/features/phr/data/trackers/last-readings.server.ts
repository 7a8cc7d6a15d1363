import type { TenantDb } from "~/db/client.server";
import type { TrackerName } from "../../domain/trackers/trackers";

const LAST = `SELECT tracker, value, day FROM tracker_reading
WHERE organization_id = ?1 AND patient_id = ?2 AND tracker = ?3 AND enabled = 1
ORDER BY at DESC, id DESC LIMIT 1`;

interface Row {
  tracker: TrackerName;
  value: number;
  /** Days since 1970-01-01. */
  day: number;
}

/** The last reading of each of some trackers, in the canonical unit: one row of the index each, in one round trip. */
export async function lastReadings(
  db: TenantDb,
  patientId: string,
  trackers: readonly TrackerName[],
): Promise<ReadonlyMap<TrackerName, { value: number; day: number }>> {
  if (trackers.length === 0) return new Map();
  const found = await db.rawBatch(trackers.map((tracker) => db.raw(LAST, db.organizationId, patientId, tracker)));
  const rows = found.flatMap(({ results }) => results as unknown as Row[]);
  return new Map(rows.map(({ tracker, value, day }) => [tracker, { value, day }]));
}
