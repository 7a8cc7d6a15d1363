import type { TenantDb } from "~/db/client.server";

/** The place of one appointment among those of a provider on a local day. */
export interface DayPlace {
  appointmentId: string;
  employeeId: string;
  /** YYYY-MM-DD at the place. */
  localDay: string;
}

const NEXT = `INSERT INTO daily_ordinal (organization_id, employee_id, local_day, ordinal, appointment_id)
SELECT ?1, ?2, ?3, coalesce(max(ordinal), 0) + 1, ?4 FROM daily_ordinal WHERE organization_id = ?1 AND employee_id = ?2 AND local_day = ?3`;
const NEXT_WITHIN = `INSERT INTO daily_ordinal (organization_id, employee_id, local_day, ordinal, appointment_id)
SELECT ?1, ?2, ?3, value, ?4 FROM json_each(?5)
WHERE value NOT IN (SELECT ordinal FROM daily_ordinal WHERE organization_id = ?1 AND employee_id = ?2 AND local_day = ?3)
AND (SELECT count(*) FROM daily_ordinal WHERE organization_id = ?1 AND employee_id = ?2 AND local_day = ?3) < ?6
ORDER BY value LIMIT 1`;
const TAKEN = "SELECT CASE WHEN changes() = 1 THEN 1 ELSE json_extract('{}', 'conflict') END";
const RELEASE = "DELETE FROM daily_ordinal WHERE organization_id = ?1 AND appointment_id = ?2";

/**
 * Counts an appointment among those of its day. With a maximum, a full day fails the batch: CommitRefused with
 * `{ kind: "conflict" }`, as a conditional write that changed nothing does.
 */
export function takeDayPlaceStatements(db: TenantDb, place: DayPlace, maximum: number | null): D1PreparedStatement[] {
  const { organizationId } = db;
  const { employeeId, localDay, appointmentId } = place;
  if (maximum === null) return [db.raw(NEXT, organizationId, employeeId, localDay, appointmentId)];
  const ordinals = JSON.stringify(Array.from({ length: Math.max(0, maximum) }, (_, index) => index + 1));
  return [db.raw(NEXT_WITHIN, organizationId, employeeId, localDay, appointmentId, ordinals, maximum), db.raw(TAKEN)];
}

/** Gives the place of an appointment on its day back; an appointment that has none loses nothing. */
export function releaseDayPlaceStatement(db: TenantDb, appointmentId: string): D1PreparedStatement {
  return db.raw(RELEASE, db.organizationId, appointmentId);
}
