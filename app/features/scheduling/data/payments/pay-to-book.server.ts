import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { payment } from "~/db/schema/billing.server";
import { serviceOffering, serviceOfferingConfig } from "~/db/schema/organization.server";
import { appointment } from "~/db/schema/scheduling.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { UnpaidAppointment } from "../../domain/payments/unpaid";
import { CHARGED, JOINED, OFFERED_AT, PRICE } from "../lists/appointment-joins.server";

/** What of an appointment's offering and of its price at its place says how the appointment is paid. */
export const termFields = {
  ownPaymentOption: serviceOffering.onlinePaymentOption,
  ...PRICE,
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

/** Of so many of a patient's appointments, the latest, it is asked whether they are paid. */
const LATEST = 100;
const { IN_PROGRESS, CONCLUDED, COMPLETED } = APPOINTMENT_STATE;

/**
 * What took place among a patient's latest appointments, costs something and was not paid, the newest first. It reads
 * no more of a patient who has come for years.
 */
export function unpaidStatement(db: TenantDb, patientId: string, now: number): PromiseLike<UnpaidAppointment[]> {
  const latest = sql`(SELECT l.id FROM ${appointment} AS l WHERE l.organization_id = ${db.organizationId}
AND l.patient_id = ${patientId} AND l.starts_at <= ${now} ORDER BY l.starts_at DESC, l.id DESC LIMIT ${LATEST})`;
  return (
    db.orm
      .select(
        pick({
          id: appointment.id,
          startsAt: appointment.startsAt,
          timeZone: appointment.timeZone,
          service: sql<string>`coalesce(${serviceOffering.name}, '')`,
          // What costs nothing is left out below.
          costMinor: sql<number>`${PRICE.costMinor}`,
          currencyCode: sql<string>`${PRICE.currencyCode}`,
        }),
      )
      .from(appointment)
      .leftJoin(serviceOffering, JOINED.offering)
      .leftJoin(...OFFERED_AT)
      .leftJoin(...CHARGED)
      .where(
        and(
          ...[db.own(appointment), sql`${appointment.id} IN ${latest}`, isNull(appointment.disabledAt)],
          ...[isNull(appointment.paidAtClinicAt), isNull(appointment.paidOnlineAt), isNull(appointment.paidByCreditAt)],
          ...[inArray(appointment.stateId, [IN_PROGRESS, CONCLUDED, COMPLETED]), sql`${PRICE.costMinor} > 0`],
        ),
      )
      // By a value of its own: in the order of an index SQLite would walk the appointments of the whole practice.
      .orderBy(sql`+${appointment.startsAt} DESC`, sql`+${appointment.id} DESC`)
  );
}
