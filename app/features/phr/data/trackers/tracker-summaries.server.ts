import type { TenantDb } from "~/db/client.server";
import type { TrackerName } from "../../domain/trackers/trackers";

/** A recent day of a tracker, in the canonical unit. */
export interface RecentDay {
  tracker: TrackerName;
  /** Days since 1970-01-01. */
  day: number;
  mean: number;
  mean2: number | null;
  sum: number;
}

/** The last reading of a tracker, in the canonical unit. */
export interface LastReading {
  tracker: TrackerName;
  id: string;
  at: number;
  zone: string;
  day: number;
  value: number;
  value2: number | null;
  context: string;
}

const DAYS = `SELECT b.tracker, b.start AS day, b.sum / b.count AS mean, b.sum2 / b.count AS mean2, b.sum
FROM json_each(?3) asked CROSS JOIN tracker_bucket b ON b.organization_id = ?1 AND b.patient_id = ?2 AND b.tracker = asked.value AND b.span = 'DAY'
AND b.start > coalesce((SELECT o.start FROM tracker_bucket o WHERE o.organization_id = ?1 AND o.patient_id = ?2 AND o.tracker = asked.value AND o.span = 'DAY' ORDER BY o.start DESC LIMIT 1 OFFSET ?4), -99999999)
ORDER BY b.tracker, b.start`;

const LAST = `SELECT r.tracker, r.id, r.at, r.zone, r.day, r.value, r.value2, r.context
FROM json_each(?3) asked CROSS JOIN tracker_reading r ON r.organization_id = ?1 AND r.id =
(SELECT o.id FROM tracker_reading o WHERE o.organization_id = ?1 AND o.patient_id = ?2 AND o.tracker = asked.value AND o.enabled = 1 ORDER BY o.at DESC, o.id DESC LIMIT 1)`;

/** The last days of each of the trackers on which there were readings, at most `days` of each, the oldest first. */
export async function recentDays(
  db: TenantDb,
  patientId: string,
  trackers: readonly TrackerName[],
  days: number,
): Promise<RecentDay[]> {
  const { results } = await db.raw(DAYS, db.organizationId, patientId, JSON.stringify(trackers), days).all<RecentDay>();
  return results;
}

/** The last reading of each of the trackers. */
export async function lastReadings(
  db: TenantDb,
  patientId: string,
  trackers: readonly TrackerName[],
): Promise<LastReading[]> {
  const { results } = await db.raw(LAST, db.organizationId, patientId, JSON.stringify(trackers)).all<LastReading>();
  return results;
}
