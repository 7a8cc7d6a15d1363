import type { TenantDb } from "~/db/client.server";
import type { OfferedSession } from "../../domain/groups/group-session";
import type { Viewer, Range } from "../availability/schedules.server";
import { rowsOf } from "~/db/rows.server";

/** Seats that the looker holds themselves are free to them; what has run out is free to everybody. */
const OFFERED = `SELECT s.id, s.service_offering_id AS "serviceOfferingId", s.employee_id AS "employeeId", s.branch_id AS "branchId",
s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.buffer_before_minutes AS "bufferBeforeMinutes",
s.buffer_after_minutes AS "bufferAfterMinutes", s.time_zone AS "timeZone", s.capacity,
(SELECT count(*) FROM group_seat t WHERE t.organization_id = ?1 AND t.session_id = s.id
  AND (t.expires_at IS NULL OR t.expires_at > ?5) AND NOT (t.holder_kind = 'HOLD' AND EXISTS (
    SELECT 1 FROM booking_hold h WHERE h.organization_id = ?1 AND h.id = t.holder_id AND h.visitor_hash = ?6))) AS taken
FROM json_each(?2) ids CROSS JOIN group_session s INDEXED BY group_session_offering
ON s.organization_id = ?1 AND s.service_offering_id = ids.value AND s.starts_at >= ?3 AND s.starts_at < ?4
WHERE s.state = 'OPEN' ORDER BY s.starts_at, s.id`;

type Row = OfferedSession & { serviceOfferingId: string };

/** The open sessions of some group offerings, by offering; UTC ms [from, to). */
export async function readOfferedSessions(
  db: TenantDb,
  offeringIds: readonly string[],
  range: Range,
  { now, visitorHash }: Viewer,
): Promise<Map<string, OfferedSession[]>> {
  const sessions = new Map<string, OfferedSession[]>(offeringIds.map((id) => [id, []]));
  if (offeringIds.length === 0) return sessions;
  const ids = JSON.stringify(offeringIds);
  const [found] = await db.rawBatch([
    db.raw(OFFERED, db.organizationId, ids, range.from, range.to, now, visitorHash ?? ""),
  ]);
  for (const { serviceOfferingId, ...session } of rowsOf<Row>(found)) sessions.get(serviceOfferingId)?.push(session);
  return sessions;
}
