import type { TenantDb } from "~/db/client.server";
import type { TrackerName } from "../../domain/trackers/trackers";

const BEST = `SELECT max(highest) AS best FROM (SELECT max AS highest FROM tracker_bucket
WHERE organization_id = ?1 AND patient_id = ?2 AND tracker = ?3 AND span = 'MONTH' ORDER BY start DESC LIMIT ?4)`;

/** The highest reading of the last months that have any, in the canonical unit; null where there is none. */
export async function bestReading(
  db: TenantDb,
  patientId: string,
  tracker: TrackerName,
  months: number,
): Promise<number | null> {
  const found = await db.raw(BEST, db.organizationId, patientId, tracker, months).first<{ best: number | null }>();
  return found?.best ?? null;
}
