import { ofOwnPatients } from "~/features/patients/public.server";
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

/** An appointment, and whose it is. */
interface OfPatient {
  id: string;
  patientId: string | null;
}

/** The same of an appointment that was read with its patient. */
export const ofPatient = ({ id, patient }: { id: string; patient: { id: string } | null }): OfPatient => ({
  id,
  patientId: patient?.id ?? null,
});

/**
 * Of some appointments the ids of those whose patients' pages this person may open: all of them, or as a provider those
 * of whom they look after, which the patient of a request is not yet.
 */
export async function opensPatientsOf(context: RequestContext, appointments: readonly OfPatient[]): Promise<string[]> {
  const { actor, db } = context;
  if (actor.kind !== "employee" || verdictOf(context, "patient.list") !== "allowed") return [];
  const all = actor.authorities.has("patient.read");
  if (!all && verdictOf(context, "patient.read") !== "allowed") return [];
  const patientIds = appointments.flatMap(({ patientId }) => patientId ?? []);
  const own = all ? new Set(patientIds) : await ofOwnPatients(db, actor.employeeId, patientIds);
  return appointments.flatMap(({ id, patientId }) => (patientId !== null && own.has(patientId) ? [id] : []));
}
