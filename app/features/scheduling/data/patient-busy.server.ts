import type { TenantDb } from "~/db/client.server";
import { LONGEST_VISIT_MS } from "../domain/visit-time";

const BUSY = `SELECT 1 AS busy FROM appointment WHERE organization_id = ?1 AND patient_id = ?2
AND starts_at > ?3 AND starts_at < ?5 AND ends_at > ?4 AND state_id IN (1, 2, 4, 6, 7, 11) AND id <> ?6 LIMIT 1`;

/** Whether a patient has a visit, other than `except`, that overlaps UTC ms [start, end). */
export async function patientIsBusy(
  db: TenantDb,
  patientId: string,
  start: number,
  end: number,
  except = "",
): Promise<boolean> {
  return (
    (await db.raw(BUSY, db.organizationId, patientId, start - LONGEST_VISIT_MS, start, end, except).first()) !== null
  );
}
