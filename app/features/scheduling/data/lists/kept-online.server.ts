import { and, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { payment } from "~/db/schema/billing.server";

/** The columns of an appointment in a statement: its organization, its id, and the last payment that took effect on it. */
interface Columns {
  organization: string;
  id: string;
  lastId: string;
}

/** The gateway still has it for the practice. What is asked to go back is no longer the patient's in the books. */
const STILL_HERE = "y.status = 'PAID' AND y.review IS NOT 'REFUND_REQUESTED'";
const OF_ONE = `CASE WHEN y.purpose = 'VISIT' AND ${STILL_HERE} THEN y.amount_minor - y.refunded_minor`;
/** Parts that went back of a payment of several things are owed no more, so each of these stays paid by it. */
const OF_SEVERAL = `WHEN y.purpose = 'BALANCE' AND (${STILL_HERE} OR y.refunded_minor = y.amount_minor) THEN coalesce(i.amount_minor, 0)`;

/**
 * What gateways have taken for an appointment and still have, in SQL (minor units): by the last payment that took effect
 * on it and by those before.
 * @param alone by payments for it alone, which the books have under it
 */
export function keptOnlineText({ organization, id, lastId }: Columns, alone = false): string {
  const kept = `${OF_ONE} ${alone ? "" : OF_SEVERAL} ELSE 0 END`;
  return `(CASE WHEN ${lastId} IS NULL THEN 0 ELSE coalesce((SELECT ${kept} FROM payment y
LEFT JOIN payment_item i ON i.organization_id = ${organization} AND i.payment_id = y.id AND i.appointment_id = ${id}
WHERE y.organization_id = ${organization} AND y.id = ${lastId}), 0)
+ coalesce((SELECT sum(${kept}) FROM payment_item i CROSS JOIN payment y ON y.organization_id = ${organization} AND y.id = i.payment_id
WHERE i.organization_id = ${organization} AND i.appointment_id = ${id} AND i.applied_at IS NOT NULL AND i.payment_id <> ${lastId}), 0) END)`;
}

/** The ids of the payments that took effect on an appointment before the last one, as JSON, in SQL. */
export const earlierPaymentsText = ({ organization, id, lastId }: Columns): string =>
  `(SELECT json_group_array(i.payment_id) FROM payment_item i WHERE i.organization_id = ${organization}
AND i.appointment_id = ${id} AND i.applied_at IS NOT NULL AND i.payment_id <> coalesce(${lastId}, ''))`;

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
