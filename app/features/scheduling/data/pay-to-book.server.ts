import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { serviceOfferingConfig } from "~/db/schema/organization.server";

/** How each kind of service is paid for. */
export const paymentStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ type: serviceOfferingConfig.type, properties: serviceOfferingConfig.properties }))
    .from(serviceOfferingConfig)
    .where(and(db.own(serviceOfferingConfig), eq(serviceOfferingConfig.enabled, true)));

/** Whether a kind of service must be paid to book (specification, section 3: the options that begin with PAY_TO_BOOK). */
export function mustBePaidToBook(
  payments: readonly { type: string; properties: { onlinePaymentOptions?: string } }[],
  type: string,
): boolean {
  const options = payments.find((payment) => payment.type === type)?.properties.onlinePaymentOptions ?? "";
  return options.startsWith("PAY_TO_BOOK");
}
