import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { branch, serviceOffering } from "~/db/schema/organization.server";
import { patient } from "~/db/schema/patients.server";
import { appointment } from "~/db/schema/scheduling.server";
import { JOINED } from "./visit-joins.server";

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
    .innerJoin(employee, JOINED.employee)
    .innerJoin(branch, JOINED.branch)
    .innerJoin(serviceOffering, JOINED.offering)
    .innerJoin(patient, JOINED.patient)
    .where(and(db.own(appointment), eq(appointment.id, appointmentId)));
  return row;
}
