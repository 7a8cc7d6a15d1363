import type { TenantDb } from "~/db/client.server";

/** A visit as a feed shows it, before it is put into words. Instants in UTC ms. */
export interface FeedVisit {
  id: string;
  stateId: number;
  type: "video" | "in_patient";
  version: number;
  startsAt: number;
  endsAt: number;
  timeZone: string;
  updatedAt: number;
  disabledAt: number | null;
  branchName: string;
  branchAddress: string;
  branchCity: string;
  /** null for blocked time. */
  offeringName: string | null;
  firstName: string | null;
  lastName: string | null;
}

const VISITS = `SELECT a.id, a.state_id AS "stateId", a.type, a.version, a.starts_at AS "startsAt", a.ends_at AS "endsAt",
a.time_zone AS "timeZone", a.updated_at AS "updatedAt", a.disabled_at AS "disabledAt", b.name AS "branchName",
b.address AS "branchAddress", b.city AS "branchCity", s.name AS "offeringName", p.first_name AS "firstName",
p.last_name AS "lastName"
FROM appointment a
JOIN branch b ON b.organization_id = a.organization_id AND b.id = a.branch_id
LEFT JOIN service_offering s ON s.organization_id = a.organization_id AND s.id = a.service_offering_id
LEFT JOIN patient p ON p.organization_id = a.organization_id AND p.id = a.patient_id
WHERE a.organization_id = ?1 AND a.employee_id = ?2 AND a.starts_at BETWEEN ?3 AND ?4
ORDER BY abs(a.starts_at - ?5), a.id LIMIT ?6`;

export interface FeedRange {
  employeeId: string;
  from: number;
  to: number;
  /** Where there are more than `most`, those nearest to this. */
  near: number;
  most: number;
}

/** The visits and blocked times of a provider in a range, in order. */
export async function readFeedVisits(db: TenantDb, range: FeedRange): Promise<FeedVisit[]> {
  const { employeeId, from, to, near, most } = range;
  const { results } = await db.raw(VISITS, db.organizationId, employeeId, from, to, near, most).all<FeedVisit>();
  return results.sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
}
