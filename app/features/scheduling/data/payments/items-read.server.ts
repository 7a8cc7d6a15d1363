import type { TenantDb } from "~/db/client.server";
import type { BackWanted } from "~/kernel/time/back-page";
import { COST, COST_CURRENCY, earlierPayments, offeringJoin, priceJoin } from "../lists/appointment-joins.server";

/** An appointment with what was paid for it and how. Amounts in the minor unit of its currency; 1 for true. */
export interface MoneyOfAppointment {
  id: string;
  patientId: string;
  version: number;
  at: number;
  what: string;
  stateId: number;
  currencyCode: string;
  costMinor: number;
  takenMinor: number;
  refundedMinor: number;
  waivedMinor: number;
  isDisabled: number;
  isPaidAtClinic: number;
  isPaidOnline: number;
  isPaidByCredit: number;
  /** The last online payment that took effect on it, and those before, as JSON. */
  onlinePaymentId: string | null;
  earlierPayments: string;
  /** What was agreed without the discounts, and these as JSON; null where none was agreed. */
  baseMinor: number | null;
  discounts: string | null;
}

const FIELDS = `SELECT a.id, a.patient_id AS "patientId", a.version, a.starts_at AS at, a.state_id AS "stateId", coalesce(o.name, '') AS what,
${COST_CURRENCY} AS "currencyCode", ${COST} AS "costMinor", coalesce(s.taken_minor, 0) AS "takenMinor",
coalesce(s.refunded_minor, 0) AS "refundedMinor", coalesce(s.waived_minor, 0) AS "waivedMinor",
a.disabled_at IS NOT NULL AS "isDisabled", a.paid_at_clinic_at IS NOT NULL AS "isPaidAtClinic",
a.paid_online_at IS NOT NULL AS "isPaidOnline", a.paid_by_credit_at IS NOT NULL AS "isPaidByCredit",
a.online_payment_id AS "onlinePaymentId", ${earlierPayments("a")} AS "earlierPayments",
g.base_minor AS "baseMinor", g.discounts
FROM appointment a ${priceJoin("a")}
${offeringJoin("a")}`;

/** What was paid for, or is owed: what is only booked, or was called off unpaid, is neither. */
const PAGE = `${FIELDS} WHERE a.organization_id = ?1 AND a.patient_id = ?2 AND (a.starts_at, a.id) < (?3, ?4) AND ${COST} > 0
AND (s.appointment_id IS NOT NULL OR a.paid_at_clinic_at IS NOT NULL OR a.online_payment_id IS NOT NULL OR a.paid_online_at IS NOT NULL
OR a.paid_by_credit_at IS NOT NULL OR (a.disabled_at IS NULL AND +a.state_id IN (7, 8, 10)))
ORDER BY a.starts_at DESC, a.id DESC LIMIT ?5`;
const ONE = `${FIELDS} WHERE a.organization_id = ?1 AND a.id = ?2`;

type Row = MoneyOfAppointment & Record<string, unknown>;

/** A patient's appointments that cost something and were paid or are owed, before a place, the newest first. */
export const moneyOfAppointments = async (db: TenantDb, patientId: string, { before, most }: BackWanted) =>
  (await db.raw(PAGE, db.organizationId, patientId, before.at, before.id, most).all<Row>()).results;

/** The same of one; null where there is none. */
export const moneyOfAppointment = (db: TenantDb, id: string): Promise<MoneyOfAppointment | null> =>
  db.raw(ONE, db.organizationId, id).first<Row>();

const SOME = `${FIELDS} WHERE a.organization_id = ?1 AND a.id IN (SELECT value FROM json_each(?2))`;

/** The same of some, in no order. */
export const moneyOfSome = async (db: TenantDb, ids: readonly string[]): Promise<MoneyOfAppointment[]> =>
  ids.length === 0 ? [] : (await db.raw(SOME, db.organizationId, JSON.stringify(ids)).all<Row>()).results;

const ONLINE_KEYS = `SELECT a.id, 'payment:' || a.online_payment_id AS key FROM json_each(?2) j
CROSS JOIN appointment a ON a.organization_id = ?1 AND a.id = j.value AND a.online_payment_id IS NOT NULL`;

/** By which online payment each of some appointments was paid, as `paymentParts` names it. */
export const onlineKeysOf = async (db: TenantDb, ids: readonly string[]): Promise<{ id: string; key: string }[]> =>
  ids.length === 0
    ? []
    : (await db.raw(ONLINE_KEYS, db.organizationId, JSON.stringify(ids)).all<{ id: string; key: string }>()).results;
