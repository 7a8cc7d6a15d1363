import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { serviceOffering, serviceOfferingConfig } from "~/db/schema/organization.server";
import { PRICE, PRICE_LESS, PRICE_TAXES, SETTLED_MINOR, WAIVED_MINOR } from "../lists/appointment-joins.server";

/** What of an appointment's offering and of its price at its place says how the appointment is paid. */
export const termFields = {
  ownPaymentOption: serviceOffering.onlinePaymentOption,
  confirmsItself: serviceOffering.confirmsByItself,
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
