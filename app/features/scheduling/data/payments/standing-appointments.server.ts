import type { TenantDb } from "~/db/client.server";
import { COST, COST_CURRENCY, due, keptOnline, offeringJoin, priceJoin } from "../lists/appointment-joins.server";

/** An appointment that stands, with what it costs and what was paid for it. Minor units; 1 for true; instants in UTC ms. */
export interface StandingAppointment {
  id: string;
  patientId: string;
  employeeId: string;
  startsAt: number;
  timeZone: string;
  what: string;
  currencyCode: string;
  costMinor: number;
  /** What was taken for it at the desk and is still there, and what was waived. */
  settledMinor: number;
  /** What of that was waived. */
  waivedMinor: number;
  /** What gateways have taken for it, and still have; and what of that was for it alone. */
  onlineMinor: number;
  aloneMinor: number;
  tookPlace: number;
  isBooked: number;
  isPaid: number;
}

/** So many appointments of a patient are looked at, the latest that are past and the next to come. */
const LATEST = 100;
const NEXT = 100;
/** Of so many appointments that took place and are not paid, the latest, it is asked who owes them. */
const MOST_LOOKED_AT = 2_000;

/**
 * The terms of `appointment_unsettled`, word for word: what may be owed or paid ahead. What took place and is paid is
 * not.
 */
const terms = (a: string) => `${a}.disabled_at IS NULL AND ${a}.paid_by_credit_at IS NULL
AND ${a}.state_id IN (1, 2, 4, 6, 7, 8, 10, 11)
AND (${a}.state_id IN (1, 2, 4, 6, 11) OR coalesce(${a}.paid_at_clinic_at, ${a}.paid_online_at) IS NULL)`;

const edge = (
  side: "<= ?3" | "> ?3",
  order: "ASC" | "DESC",
  most: number,
) => `(SELECT l.starts_at FROM appointment l INDEXED BY appointment_unsettled WHERE l.organization_id = ?1
AND l.patient_id = j.value AND ${terms("l")} AND l.starts_at ${side} ORDER BY l.starts_at ${order} LIMIT 1 OFFSET ${most - 1})`;

const SETTLED = "coalesce(s.taken_minor - s.refunded_minor + s.waived_minor, 0)";
/** It costs something, or is to come and cost nothing by now, after something was paid for it. */
const COUNTS = `(${COST} > 0 OR (${COST} = 0 AND a.state_id IN (1, 2, 4, 6, 11) AND ${SETTLED} + ${keptOnline("a", true)} > 0))`;

/** The appointments of patients, who are the column `value` of what is given. */
const standing = (patients: string) => `SELECT a.id, a.patient_id AS "patientId", a.employee_id AS "employeeId",
a.starts_at AS "startsAt", a.time_zone AS "timeZone", coalesce(o.name, '') AS what,
${COST_CURRENCY} AS "currencyCode", ${COST} AS "costMinor",
${SETTLED} AS "settledMinor", coalesce(s.waived_minor, 0) AS "waivedMinor",
${keptOnline("a")} AS "onlineMinor", ${keptOnline("a", true)} AS "aloneMinor",
a.state_id IN (7, 8, 10) AS "tookPlace", c.entry_id IS NOT NULL AS "isBooked",
coalesce(a.paid_at_clinic_at, a.paid_online_at) IS NOT NULL AS "isPaid"
FROM ${patients} j CROSS JOIN appointment a INDEXED BY appointment_unsettled ON a.organization_id = ?1
AND a.patient_id = j.value AND a.starts_at >= coalesce(${edge("<= ?3", "DESC", LATEST)}, 0)
AND a.starts_at <= coalesce(${edge("> ?3", "ASC", NEXT)}, 9007199254740991)
${priceJoin("a")} ${offeringJoin("a")}
WHERE ${terms("a")} AND ${COUNTS}
AND (c.entry_id IS NULL OR coalesce(a.paid_at_clinic_at, a.paid_online_at) IS NULL)
ORDER BY a.starts_at, a.id`;

const unpaid = (u: string) => `${u}.paid_at_clinic_at IS NULL AND ${u}.paid_online_at IS NULL
AND ${u}.paid_by_credit_at IS NULL AND ${u}.disabled_at IS NULL AND ${u}.state_id IN (7, 8, 10)`;

const OF_PATIENTS = standing("json_each(?2)");

/** Those of whom one of some appointments took place and is not paid. A plus keeps the reading to the keys. */
const OF_UNPAID = standing(`(SELECT DISTINCT u.patient_id AS value FROM json_each(?2) i
CROSS JOIN appointment u ON u.organization_id = ?1 AND u.id = i.value
WHERE ${unpaid("+u")})`);

/** Those of whom an appointment took place and is not paid. */
const OF_DEBTORS =
  standing(`(SELECT DISTINCT u.patient_id AS value FROM (SELECT a.id, a.patient_id, a.service_offering_id, a.branch_id, a.online_payment_id
FROM appointment a INDEXED BY appointment_owed WHERE a.organization_id = ?1 AND ${unpaid("a")}
ORDER BY a.starts_at DESC, a.id DESC LIMIT ${MOST_LOOKED_AT}) u ${priceJoin("u")} WHERE ${due("u")} > 0)`);

type Row = StandingAppointment & Record<string, unknown>;

const read = async (
  db: TenantDb,
  statement: string,
  ids: readonly string[],
  now: number,
): Promise<StandingAppointment[]> =>
  (await db.raw(statement, db.organizationId, JSON.stringify(ids), now).all<Row>()).results;

/**
 * The appointments of some patients that are or will be owed, or for which money is set aside, among the latest and the
 * next of each. It reads no more of a patient who has come for years and paid.
 */
export const standingOfThese = (db: TenantDb, patientIds: readonly string[], now: number) =>
  read(db, OF_PATIENTS, patientIds, now);

/** The same of the patients of those of some appointments that took place and are not paid. */
export const standingOfUnpaid = (db: TenantDb, appointmentIds: readonly string[], now: number) =>
  read(db, OF_UNPAID, appointmentIds, now);

/** The same of everyone of whom an appointment took place and is not paid. */
export const standingOfDebtors = (db: TenantDb, now: number) => read(db, OF_DEBTORS, [], now);
