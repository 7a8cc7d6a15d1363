import { and, eq } from "drizzle-orm";
import { employee } from "~/db/schema/identity.server";
import { serviceOffering } from "~/db/schema/organization.server";
import { patient } from "~/db/schema/patients.server";
import { appointment } from "~/db/schema/scheduling.server";

/** Joins whom an appointment is for. */
export const patientOfAppointment = () =>
  and(eq(patient.organizationId, appointment.organizationId), eq(patient.id, appointment.patientId));

/** Joins what an appointment is booked as. */
export const offeringOfAppointment = () =>
  and(
    eq(serviceOffering.organizationId, appointment.organizationId),
    eq(serviceOffering.id, appointment.serviceOfferingId),
  );

/** Joins whom an appointment is with. */
export const providerOfAppointment = () =>
  and(eq(employee.organizationId, appointment.organizationId), eq(employee.id, appointment.employeeId));
