import { onlyBookedBy } from "~/platform/access/actor.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentFilter } from "../../data/lists/appointment-list-read.server";
import type { Chooser } from "../../domain/appointments/set-options";

interface Wanted {
  employeeId: string | null;
  branchId: string | null;
  type: "video" | "in_patient" | null;
  state: AppointmentFilter["stateId"];
}

/** Whether this person sees everyone's appointments, and may thus choose whose. */
export const seesEveryone = ({ actor }: RequestContext): boolean =>
  actor.kind === "employee" && actor.authorities.has("appointment.list");

/**
 * Narrows what was asked for to what this person may see: a patient their own (of an unproven account only what they
 * booked), a doctor theirs, an administrator all.
 */
export function withinReach(context: RequestContext, wanted: Wanted): AppointmentFilter {
  const { actor } = context;
  const { state: stateId, ...rest } = wanted;
  if (actor.kind === "patient")
    return { ...rest, stateId, patientId: actor.patientId, bookedByPatientId: onlyBookedBy(actor) };
  const employeeId = actor.kind === "employee" && !seesEveryone(context) ? actor.employeeId : wanted.employeeId;
  return { ...rest, stateId, employeeId, patientId: null };
}

/** The employee that whoever sets appointments for themselves only is bound to; null where they may set anybody's. */
export const setsOnlyOf = ({ actor }: RequestContext): string | null =>
  actor.kind === "employee" && !actor.authorities.has("appointment.set") ? actor.employeeId : null;

/** Who sets an appointment; `zone` is that of their clock, where it is known. */
export const chooserOf = ({ actor, profile }: RequestContext, zone?: string): Chooser => ({
  employeeId: actor.kind === "employee" ? actor.employeeId : null,
  zones: [...(zone === undefined ? [] : [zone]), profile.timeZone],
});

/** Whether this person may open patients' pages at all; as a provider those of their own patients. */
export const opensPatients = (context: RequestContext): boolean =>
  context.actor.kind === "employee" && verdictOf(context, "patient.list") === "allowed";

/** Whether this person may open the page of an appointment's patient. */
export function mayOpenPatient(
  context: RequestContext,
  { patient, employee }: { patient: { id: string } | null; employee: { id: string } },
): boolean {
  if (!patient || !opensPatients(context)) return false;
  const subject = { kind: "patient", id: patient.id, patientId: patient.id, employeeId: employee.id };
  return verdictOf(context, "patient.read", subject) === "allowed";
}
