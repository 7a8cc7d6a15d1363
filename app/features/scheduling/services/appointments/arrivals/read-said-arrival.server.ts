import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readCheckIn } from "../../../data/appointments/appointment-history-read.server";
import { readSummary } from "../../../data/lists/appointment-rows-read.server";
import { APPOINTMENT_STATE } from "../../../domain/appointments/appointment-states";
import { isSaidAct, type SaidAct, type SaidArrival } from "../../../domain/appointments/arrivals/said-arrival";
import type { AppointmentSummary } from "../../../domain/lists/appointment-summary";
import { summarySubject } from "../../../support/appointments/appointment-subject.server";
import { viewUndo } from "../view-undo.server";

/** A check-in holds until the patient is called in, an end as long as this person can undo it; what is undone, is. */
async function stillHolds(context: RequestContext, act: SaidAct, appointment: AppointmentSummary): Promise<boolean> {
  const { id, stateId, arrival } = appointment;
  if (act === "undo-arrival") return true;
  if (act === "arrived-before") return arrival !== null;
  if (act === "arrive") return arrival?.calledAt === null;
  if (stateId !== APPOINTMENT_STATE[act === "conclude" ? "CONCLUDED" : "COMPLETED"]) return false;
  if (verdictOf(context, "appointment.undo", summarySubject(appointment)) !== "allowed") return false;
  return (await viewUndo(context, id)) !== null;
}

/**
 * Who was just checked in, or had been before, whose appointment was just ended, or of whom that was undone, by `done` and `of` in the address of a staff page; null
 * where the address names nobody, where the appointment is not this person's to see, or where it is not so any more.
 * @throws ForbiddenError for staff who may check nobody in
 */
export async function readSaidArrival(context: RequestContext, asked: URLSearchParams): Promise<SaidArrival | null> {
  const [id, act] = [asked.get("of"), asked.get("done")];
  if (id === null || !isSaidAct(act) || context.actor.kind !== "employee") return null;
  await authorize(context, "appointment.arrive");
  const appointment = await readSummary(context.db, id);
  if (!appointment?.patient) return null;
  if (verdictOf(context, "appointment.arrive", summarySubject(appointment)) !== "allowed") return null;
  if (!(await stillHolds(context, act, appointment))) return null;
  const { patient, startsAt, timeZone } = appointment;
  const before = act === "arrived-before" ? await readCheckIn(context.db, id) : null;
  if (act === "arrived-before" && !before) return null;
  return { id, act, patient: { firstName: patient.firstName, lastName: patient.lastName }, startsAt, timeZone, before };
}
