import { and, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { payment } from "~/db/schema/billing.server";
import { serviceOffering, serviceOfferingConfig } from "~/db/schema/organization.server";
import {
  COST,
  COST_CURRENCY,
  offeringJoin,
  priceJoin,
  PRICE,
  PRICE_LESS,
  PRICE_TAXES,
  SETTLED_MINOR,
  WAIVED_MINOR,
} from "../lists/appointment-joins.server";

/** What of an appointment's offering and of its price at its place says how the appointment is paid. */
export const termFields = {
  ownPaymentOption: serviceOffering.onlinePaymentOption,
  ...PRICE,
  settledMinor: SETTLED_MINOR,
  waivedMinor: WAIVED_MINOR,
  taxes: PRICE_TAXES,
  ...PRICE_LESS,
};

/** How each kind of service is paid for. */
export const paymentStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ type: serviceOfferingConfig.type, properties: serviceOfferingConfig.properties }))
    .from(serviceOfferingConfig)
    .where(and(db.own(serviceOfferingConfig), eq(serviceOfferingConfig.enabled, true)));

/** Of which of some appointments a try to pay failed. */
export const failedPaymentsStatement = (db: TenantDb, ids: readonly string[]) =>
  db.orm
    .select(pick({ appointmentId: payment.appointmentId }))
    .from(payment)
    .where(
      and(
        db.own(payment),
        sql`${payment.appointmentId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        eq(payment.status, "FAILED"),
      ),
    );

/** An appointment that stands, with what it costs and what was paid for it. Minor units; 1 for true; instants in UTC ms. */
export interface StandingAppointment {
  id: string;
  patientId: string;
  startsAt: number;
  timeZone: string;
  what: string;
  currencyCode: string;
  costMinor: number;
  /** What was taken for it at the desk and is still there, and what was waived. */
  settledMinor: number;
  /** What a gateway has taken for it alone, and still has. */
  onlineMinor: number;
  tookPlace: number;
  isBooked: number;
  isPaid: number;
}

/** So many appointments of a patient are looked at, the latest that are past and the next to come. */
const LATEST = 100;
const NEXT = 100;

const edge = (
  side: "<= ?3" | "> ?3",
  order: "ASC" | "DESC",
  most: number,
) => `(SELECT l.starts_at FROM appointment l WHERE l.organization_id = ?1 AND l.patient_id = j.value
AND l.starts_at ${side} ORDER BY l.starts_at ${order} LIMIT 1 OFFSET ${most - 1})`;

/** What is asked to go back is no longer the patient's in the books. */
const ONLINE = `coalesce((SELECT y.amount_minor - y.refunded_minor FROM payment y WHERE y.organization_id = ?1
AND y.id = a.online_payment_id AND y.purpose = 'VISIT' AND y.status = 'PAID' AND y.review IS NOT 'REFUND_REQUESTED'), 0)`;

/** A plus keeps the reading to the appointments of the patient: by an index of states the whole practice would be read. */
const STANDING = `SELECT a.id, a.patient_id AS "patientId", a.starts_at AS "startsAt", a.time_zone AS "timeZone",
coalesce(o.name, '') AS what, ${COST_CURRENCY} AS "currencyCode", ${COST} AS "costMinor",
coalesce(s.taken_minor - s.refunded_minor + s.waived_minor, 0) AS "settledMinor", ${ONLINE} AS "onlineMinor",
a.state_id IN (7, 8, 10) AS "tookPlace", c.entry_id IS NOT NULL AS "isBooked",
coalesce(a.paid_at_clinic_at, a.paid_online_at, a.paid_by_credit_at) IS NOT NULL AS "isPaid"
FROM json_each(?2) j CROSS JOIN appointment a INDEXED BY appointment_patient_time ON a.organization_id = ?1 AND a.patient_id = j.value
AND a.starts_at >= coalesce(${edge("<= ?3", "DESC", LATEST)}, 0)
AND a.starts_at <= coalesce(${edge("> ?3", "ASC", NEXT)}, 9007199254740991)
${priceJoin("a")} ${offeringJoin("a")}
WHERE a.disabled_at IS NULL AND a.paid_by_credit_at IS NULL AND +a.state_id IN (1, 2, 4, 6, 7, 8, 10, 11) AND ${COST} > 0
AND (c.entry_id IS NULL OR coalesce(a.paid_at_clinic_at, a.paid_online_at) IS NULL)
ORDER BY a.starts_at, a.id`;

/**
 * The appointments of some patients that are or will be owed, or for which money is set aside, among the latest and the
 * next of each. It reads no more of a patient who has come for years.
 */
export const readStandingAppointments = async (
  db: TenantDb,
  patientIds: readonly string[],
  now: number,
): Promise<StandingAppointment[]> =>
  (
    await db
      .raw(STANDING, db.organizationId, JSON.stringify(patientIds), now)
      .all<StandingAppointment & Record<string, unknown>>()
  ).results;
