import { and, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { payment } from "~/db/schema/billing.server";
import { serviceOffering, serviceOfferingConfig } from "~/db/schema/organization.server";
import { PRICE, PRICE_LESS, PRICE_TAXES, SETTLED_MINOR, WAIVED_MINOR } from "../lists/appointment-joins.server";

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

/**
 * What a gateway has taken for the appointment `a` alone and still has, in SQL. What is asked to go back is no longer the
 * patient's in the books.
 */
export const TAKEN_ONLINE = `coalesce((SELECT y.amount_minor - y.refunded_minor FROM payment y WHERE y.organization_id = ?1
AND y.id = a.online_payment_id AND y.purpose = 'VISIT' AND y.status = 'PAID' AND y.review IS NOT 'REFUND_REQUESTED'), 0)`;

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
