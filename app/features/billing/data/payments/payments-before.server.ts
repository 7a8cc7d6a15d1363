import { and, desc, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { payment } from "~/db/schema/billing.server";
import type { BackMark, BackWanted } from "~/kernel/time/back-page";
import type { PaymentStatus } from "../../domain/payments/payment";

/** A try to pay where it stands in time: when it was begun. */
export interface PaymentBefore extends BackMark {
  appointmentId: string | null;
  /** In the currency's minor unit. */
  amountMinor: number;
  currencyCode: string;
  status: PaymentStatus;
}

/** The payments of a patient before an instant, the newest first. */
export const paymentsBeforeStatement = (
  db: TenantDb,
  patientId: string,
  { before, most }: BackWanted,
): PromiseLike<PaymentBefore[]> =>
  db.orm
    .select(
      pick({
        id: payment.id,
        at: payment.createdAt,
        appointmentId: payment.appointmentId,
        amountMinor: payment.amountMinor,
        currencyCode: payment.currencyCode,
        status: payment.status,
      }),
    )
    .from(payment)
    .where(
      and(
        ...[db.own(payment), eq(payment.patientId, patientId)],
        sql`(${payment.createdAt}, ${payment.id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(most);
