import type { AppointmentState } from "~/features/scheduling/domain/appointments/appointment-states";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { rowsOf, systemOf } from "./scene";

/** The present of what happened before there were books. */
export const NOW = Math.floor(Date.now() / HOUR) * HOUR;
let hours = 0;

/** An appointment of the practice's patient, each an hour before the last, as a Worker leaves it that keeps no books. */
export async function givenBefore(
  practice: Practice,
  stateId: AppointmentState,
  set: Record<string, number | string> = {},
): Promise<string> {
  hours += 1;
  const startsAt = NOW - hours * HOUR;
  const context = await systemOf(practice);
  const id = await givenAppointment(practice, context, { startsAt, stateId });
  for (const [column, value] of Object.entries(set))
    await context.db
      .raw(
        `UPDATE appointment SET ${column} = ?3 WHERE organization_id = ?1 AND id = ?2`,
        context.db.organizationId,
        id,
        value,
      )
      .run();
  return id;
}

/** A payment of 15.00 EUR that such a Worker took: for an appointment, else by the practice's link. */
export async function givenPayment(
  practice: Practice,
  status: string,
  more: { appointmentId?: string; review?: string } = {},
): Promise<string> {
  const { db } = await systemOf(practice);
  const id = crypto.randomUUID();
  await db
    .raw(
      `INSERT INTO payment (organization_id, id, purpose, appointment_id, patient_id, amount_minor, currency_code, status, gateway_type, review, created_at, paid_at, refunded_at)
SELECT ?1, ?2, ?3, ?4, ?5, 1500, 'EUR', ?6, 'STRIPE', ?7, ?8, ?9, ?10`,
      ...[db.organizationId, id, more.appointmentId ? "VISIT" : "PAY_NOW", more.appointmentId ?? null],
      ...[more.appointmentId ? practice.ids.patient : null, status, more.review ?? null, NOW - HOUR],
      ...[status === "OPEN" ? null : NOW, status === "REFUNDED" ? NOW : null],
    )
    .run();
  return id;
}

/** Marks an appointment as sample data. */
export async function asSample(practice: Practice, appointmentId: string): Promise<void> {
  const { db } = await systemOf(practice);
  await db
    .raw(
      "INSERT INTO demo_row (organization_id, table_name, row_id) SELECT ?1, 'appointment', ?2",
      db.organizationId,
      appointmentId,
    )
    .run();
}

/** What an appointment at the clinic costs in a practice of the tests, in minor units. */
export async function priceOf(practice: Practice): Promise<number> {
  const [row] = await rowsOf<{ cost: number }>(
    await systemOf(practice),
    "SELECT cost_minor AS cost FROM service_offering_branch WHERE organization_id = ?1 AND service_offering_id = ?2",
    practice.ids.clinicOffering,
  );
  return row?.cost ?? 0;
}
