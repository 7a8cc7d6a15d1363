import { appointmentForMail, stateName, type AppointmentForMail } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentInMail, AppointmentStanding } from "../../domain/mail/appointment-in-mail";

const STANDING: Record<ReturnType<typeof stateName>, AppointmentStanding> = {
  NEW: "asked",
  RESCHEDULED: "proposed",
  NEW_FROM_ORGANIZATION: "proposed",
  CONFIRMED: "sure",
  CONFIRMED_WALKIN: "sure",
  IN_PROGRESS: "sure",
  CANCELED: "off",
  REJECTED: "off",
  EXPIRED: "off",
  CONCLUDED: "over",
  COMPLETED: "over",
  NO_SHOW: "over",
  BLOCKED: "over",
};

/** What a mail says of an appointment. */
export function appointmentInMail(appointment: AppointmentForMail): AppointmentInMail {
  const { id, type, startsAt, endsAt, timeZone, note, previousStartsAt, isUnconfirmed } = appointment;
  const { stateId, offering, employee, patient, branch } = appointment;
  return {
    ...{ id, type, startsAt, endsAt, timeZone, note, previousStartsAt, isUnconfirmed },
    isHere: appointment.arrival !== null || stateName(stateId) === "IN_PROGRESS",
    standing: STANDING[stateName(stateId)],
    offering: offering?.name ?? "",
    againPath: paths.bookAgain(appointment),
    instructions: offering?.instructions ?? "",
    provider: { title: employee.title, firstName: employee.firstName, lastName: employee.lastName },
    patient: patient && { id: patient.id, name: `${patient.firstName} ${patient.lastName}`.trim() },
    place: { name: branch.name, address: branch.address, city: branch.city },
  };
}

/** Reads what a mail says of an appointment. @throws NotFoundError where this organization has none of that id */
export async function readAppointment(context: RequestContext, appointmentId: string): Promise<AppointmentInMail> {
  return appointmentInMail(await appointmentForMail(context, appointmentId));
}
