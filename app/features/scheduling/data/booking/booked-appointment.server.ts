import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { branch, serviceOffering } from "~/db/schema/organization.server";
import { patient } from "~/db/schema/patients.server";
import { appointment } from "~/db/schema/scheduling.server";
import { appointmentStateOf } from "../../domain/appointments/appointment-states";
import { paymentTerms } from "../../domain/payments/online-payment";
import { failedPaymentsStatement } from "../lists/kept-online.server";
import { paymentStatement, termFields } from "../payments/pay-to-book.server";
import { AGREED, CHARGED, JOINED, OFFERED_AT, SETTLED } from "../lists/appointment-joins.server";

const fields = {
  id: appointment.id,
  stateId: appointment.stateId,
  type: appointment.type,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  timeZone: appointment.timeZone,
  version: appointment.version,
  updatedAt: appointment.updatedAt,
  createdAt: appointment.createdAt,
  proofDueAt: appointment.proofDueAt,
  disabledAt: appointment.disabledAt,
  paidAtClinicAt: appointment.paidAtClinicAt,
  paidOnlineAt: appointment.paidOnlineAt,
  paidByCreditAt: appointment.paidByCreditAt,
  patientId: appointment.patientId,
  employeeId: appointment.employeeId,
  email: patient.email,
  offeringName: serviceOffering.name,
  durationMinutes: serviceOffering.durationMinutes,
  instructions: serviceOffering.instructions,
  title: employee.title,
  firstName: employee.firstName,
  lastName: employee.lastName,
  placeName: branch.name,
  placeAddress: branch.address,
  placeCity: branch.city,
};

const bookedStatement = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(pick({ ...fields, ...termFields }))
    .from(appointment)
    .innerJoin(employee, JOINED.employee)
    .innerJoin(branch, JOINED.branch)
    .innerJoin(serviceOffering, JOINED.offering)
    .leftJoin(...OFFERED_AT)
    .leftJoin(...CHARGED)
    .leftJoin(...AGREED)
    .leftJoin(...SETTLED)
    .innerJoin(patient, JOINED.patient)
    .where(and(db.own(appointment), eq(appointment.id, appointmentId)));

/**
 * An appointment with the names that a confirmation or a calendar file says, and how it is paid, in one round trip;
 * undefined for blocked time and unknown ids.
 */
export async function readBookedAppointment(db: TenantDb, appointmentId: string) {
  const [[row], kinds, failed] = await db.batch([
    bookedStatement(db, appointmentId),
    paymentStatement(db),
    failedPaymentsStatement(db, [appointmentId]),
  ]);
  if (!row) return undefined;
  return { ...row, stateId: appointmentStateOf(row.stateId), terms: paymentTerms(row, kinds, failed.length > 0) };
}
