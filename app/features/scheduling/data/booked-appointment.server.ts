import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { branch, serviceOffering } from "~/db/schema/organization.server";
import { patient } from "~/db/schema/patients.server";
import { appointment } from "~/db/schema/scheduling.server";

/** A visit with the names that a confirmation or a calendar file says; undefined for blocked time and unknown ids. */
export async function readBookedAppointment(db: TenantDb, appointmentId: string) {
  const [row] = await db.orm
    .select(
      pick({
        id: appointment.id,
        stateId: appointment.stateId,
        type: appointment.type,
        startsAt: appointment.startsAt,
        endsAt: appointment.endsAt,
        timeZone: appointment.timeZone,
        version: appointment.version,
        updatedAt: appointment.updatedAt,
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
      }),
    )
    .from(appointment)
    .innerJoin(
      employee,
      and(eq(employee.organizationId, appointment.organizationId), eq(employee.id, appointment.employeeId)),
    )
    .innerJoin(branch, and(eq(branch.organizationId, appointment.organizationId), eq(branch.id, appointment.branchId)))
    .innerJoin(
      serviceOffering,
      and(
        eq(serviceOffering.organizationId, appointment.organizationId),
        eq(serviceOffering.id, appointment.serviceOfferingId),
      ),
    )
    .innerJoin(
      patient,
      and(eq(patient.organizationId, appointment.organizationId), eq(patient.id, appointment.patientId)),
    )
    .where(and(db.own(appointment), eq(appointment.id, appointmentId)));
  return row;
}
