import { settingOf } from "~/features/organization/public.server";
import {
  heldAppointment,
  interactionRatings,
  stateName,
  type HeldAppointment,
} from "~/features/scheduling/public.server";
import { actsForClinic } from "~/platform/access/actor.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readFeedback, type FeedbackRow } from "../data/feedback.server";
import type { PatientBeside, StaffBeside } from "../domain/feedback-beside";
import { afterAct, isHeld, MOST_RETRIES, stateAt } from "../domain/feedback-states";
import { answerFor } from "../support/answer-of.server";

function patientSees({ now }: RequestContext, row: FeedbackRow | undefined): PatientBeside | null {
  const may = row && (["give", "edit"] as const).some((act) => afterAct(row, act, now) !== null);
  if (!row || (!may && row.givenAt === null)) return null;
  return { side: "patient", appointmentId: row.appointmentId, isGiven: row.givenAt !== null };
}

async function staffSees(
  context: RequestContext,
  appointment: HeldAppointment,
  row: FeedbackRow | undefined,
): Promise<StaffBeside | null> {
  const { actor, now } = context;
  const { id, patient, employee } = appointment;
  const subject = { kind: "feedback", id, patientId: patient?.id ?? null, employeeId: employee.id };
  const may = (authority: "feedback.ask" | "feedback.read") => verdictOf(context, authority, subject) === "allowed";
  const isOwn = actor.kind === "employee" && actor.employeeId === employee.id;
  if (!may("feedback.read") && !isOwn) return null;
  const [{ patientFeedbackEnabled }, ratings] = await Promise.all([
    settingOf(context, "patient-feedback"),
    isOwn ? interactionRatings(context, [id]) : null,
  ]);
  const mayRetry = row && row.retries < MOST_RETRIES && afterAct(row, "retry", now) !== null;
  const next = row ? (mayRetry ? "retry" : null) : "request";
  return {
    side: "staff",
    appointmentId: id,
    asked: row && may("feedback.read") ? { state: stateAt(row, now), at: row.givenAt ?? row.askedAt } : null,
    stars: row && may("feedback.read") ? (answerFor(context, row)?.stars ?? null) : null,
    asks: patientFeedbackEnabled && may("feedback.ask") ? next : null,
    ...(ratings ? { own: ratings.get(id) ?? null } : {}),
  };
}

/**
 * What the page of an appointment that took place says of feedback: to its patient where they say how it was, to staff
 * how the question stands and whether they can ask. Null where there is nothing to say.
 * @throws NotFoundError for an appointment that is unknown or not theirs
 */
export async function readFeedbackBeside(
  context: RequestContext,
  appointmentId: string,
): Promise<PatientBeside | StaffBeside | null> {
  await authorize(context, "appointment.read");
  const [appointment, row] = await Promise.all([
    heldAppointment(context, appointmentId),
    readFeedback(context.db, appointmentId),
  ]);
  if (!appointment) throw new NotFoundError();
  const { id, patient, employee, bookedByPatientId: madeBy } = appointment;
  const owner = { patientId: patient?.id ?? null, employeeId: employee.id, madeBy };
  await authorize(context, "appointment.read", { kind: "appointment", id, ...owner, appointmentId: id });
  if (!patient || !isHeld(stateName(appointment.stateId))) return null;
  if (actsForClinic(context.actor)) return staffSees(context, appointment, row);
  const subject = { kind: "feedback", id, patientId: patient.id, employeeId: employee.id };
  return verdictOf(context, "feedback.give", subject) === "allowed" ? patientSees(context, row) : null;
}
