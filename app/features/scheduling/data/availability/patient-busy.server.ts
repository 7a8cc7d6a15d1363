import type { TenantDb } from "~/db/client.server";
import type { Interval } from "~/kernel/time/intervals";
import { LONGEST_VISIT_MS } from "../../domain/appointments/visit-time";

const BUSY = `SELECT starts_at AS "start", ends_at AS "end" FROM appointment WHERE organization_id = ?1 AND patient_id = ?2
AND starts_at > ?3 AND starts_at < ?5 AND ends_at > ?4 AND state_id IN (1, 2, 4, 6, 7, 11) AND id <> ?6 AND (?7 IS NULL OR booked_by_patient_id = ?7)`;

interface Among {
  /** One that does not count. */
  except?: string | undefined;
  /** Only those that this patient booked; null for all. */
  bookedBy?: string | null;
}

/** When a patient has visits that overlap UTC ms [from, to). */
export async function readPatientBusy(
  db: TenantDb,
  patientId: string,
  { from, to }: { from: number; to: number },
  { except = "", bookedBy = null }: Among = {},
): Promise<Interval[]> {
  const found = await db
    .raw(BUSY, db.organizationId, patientId, from - LONGEST_VISIT_MS, from, to, except, bookedBy)
    .all<Interval & Record<string, unknown>>();
  return found.results;
}

/** Whether a patient has a visit that overlaps UTC ms [from, to). */
export const patientIsBusy = async (
  db: TenantDb,
  patientId: string,
  range: { from: number; to: number },
  among?: Among,
): Promise<boolean> => (await readPatientBusy(db, patientId, range, among)).length > 0;
