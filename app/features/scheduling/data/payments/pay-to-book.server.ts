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
