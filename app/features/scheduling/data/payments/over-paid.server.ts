import type { TenantDb } from "~/db/client.server";
import { COST, offeringJoin, priceJoin } from "../lists/appointment-joins.server";

/** An appointment for which more was taken at the desk than it costs, or anything where nothing of it is owed. */
export interface OverPaid {
  id: string;
  startsAt: number;
  timeZone: string;
  what: string;
  overMinor: number;
  /** 1 where it is set aside for the appointment itself, so that it covers nothing else that its patient owes. */
  isSetAside: number;
}

/** Nothing of it is owed, now or later. Of who did not come it is not said here: that is the practice's to decide. */
const OFF = "(a.disabled_at IS NOT NULL OR a.state_id IN (3, 5, 9) OR a.paid_by_credit_at IS NOT NULL)";
/** Somebody said that the money stays, and nothing was taken since. */
const KEPT = `EXISTS (SELECT 1 FROM appointment_history k WHERE k.organization_id = ?1 AND k.appointment_id = over.id
AND k.action = 'keep-ahead' AND k.to_state_id = over.state_id AND NOT EXISTS (SELECT 1 FROM appointment_history m
WHERE m.organization_id = ?1 AND m.appointment_id = over.id AND m.action = 'mark-paid' AND m.version > k.version))`;

/** What online payments brought too much is told of those themselves. The history is read of what is too much alone. */
const OVER = `SELECT over.id, over."startsAt", over."timeZone", over.what, over."overMinor", over."isSetAside"
FROM (SELECT a.id, a.state_id, a.starts_at AS "startsAt", a.time_zone AS "timeZone", coalesce(o.name, '') AS what,
s.taken_minor - s.refunded_minor + s.waived_minor - CASE WHEN ${OFF} THEN 0 ELSE ${COST} END AS "overMinor",
NOT ${OFF} AND c.entry_id IS NULL AND ${COST} > 0 AS "isSetAside"
FROM json_each(?2) j CROSS JOIN appointment a ON a.organization_id = ?1 AND a.id = j.value ${priceJoin("a")} ${offeringJoin("a")}
WHERE (${OFF} OR (a.online_payment_id IS NULL AND a.state_id <> 12))) over
WHERE CASE WHEN "overMinor" > 0 THEN NOT ${KEPT} ELSE 0 END`;

/** Those among some appointments for which too much was taken at the desk, and nobody has said what becomes of it. */
export const overPaid = async (db: TenantDb, ids: readonly string[]): Promise<OverPaid[]> =>
  ids.length === 0
    ? []
    : (await db.raw(OVER, db.organizationId, JSON.stringify(ids)).all<OverPaid & Record<string, unknown>>()).results;
