import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSummary } from "../../../data/lists/appointment-rows-read.server";
import type { CheckedIn } from "../../../domain/appointments/arrivals/checked-in";
import { summarySubject } from "../../../support/appointments/appointment-subject.server";

/**
 * Who was just checked in, by `done` and `of` in the address of a staff page; null where the address names nobody, where
 * the appointment is not this person's to see, or where its patient has been called in or the check-in undone since.
 * @throws ForbiddenError for staff who may check nobody in
 */
export async function readCheckedIn(context: RequestContext, asked: URLSearchParams): Promise<CheckedIn | null> {
  const id = asked.get("of");
  if (id === null || asked.get("done") !== "arrive" || context.actor.kind !== "employee") return null;
  await authorize(context, "appointment.arrive");
  const appointment = await readSummary(context.db, id);
  if (!appointment?.patient || appointment.arrival?.calledAt !== null) return null;
  if (verdictOf(context, "appointment.arrive", summarySubject(appointment)) !== "allowed") return null;
  const { patient, startsAt, timeZone } = appointment;
  return { id, patient: { firstName: patient.firstName, lastName: patient.lastName }, startsAt, timeZone };
}
