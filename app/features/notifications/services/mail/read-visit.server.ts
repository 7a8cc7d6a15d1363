import { appointmentForMail, stateName, type AppointmentForMail } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { VisitForMail, VisitStanding } from "../../domain/mail/visit-for-mail";

const STANDING: Record<ReturnType<typeof stateName>, VisitStanding> = {
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

/** What a mail says of a visit. */
export function visitOf(appointment: AppointmentForMail): VisitForMail {
  const { id, type, startsAt, endsAt, timeZone, note, previousStartsAt } = appointment;
  const { stateId, offering, employee, patient, branch } = appointment;
  return {
    ...{ id, type, startsAt, endsAt, timeZone, note, previousStartsAt },
    standing: STANDING[stateName(stateId)],
    offering: offering?.name ?? "",
    instructions: offering?.instructions ?? "",
    provider: { title: employee.title, firstName: employee.firstName, lastName: employee.lastName },
    patient: patient && { id: patient.id, name: `${patient.firstName} ${patient.lastName}`.trim() },
    place: { name: branch.name, address: branch.address, city: branch.city },
  };
}

/** Reads what a mail says of a visit. @throws NotFoundError where this organization has none of that id */
export async function readVisit(context: RequestContext, appointmentId: string): Promise<VisitForMail> {
  return visitOf(await appointmentForMail(context, appointmentId));
}
