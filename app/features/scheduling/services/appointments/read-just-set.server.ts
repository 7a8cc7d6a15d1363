import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readHistory } from "../../data/appointments/appointment-history-read.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { isJustSet, isSetAct, type JustSet } from "../../domain/appointments/just-set";
import { reaches } from "../../support/appointments/reaches.server";
import { summarySubject } from "../../support/appointments/appointment-subject.server";

/**
 * Which appointment was just set, by `done` and `of` in the address of a staff page; null where the address names none,
 * or where it is not this person's to set.
 * @throws ForbiddenError for staff who see no appointments
 */
export async function readJustSet(context: RequestContext, asked: URLSearchParams): Promise<JustSet | null> {
  await authorize(context, "appointment.list");
  const [id, done] = [asked.get("of"), asked.get("done")];
  if (id === null || !isSetAct(done) || context.actor.kind !== "employee") return null;
  const appointment = await readSummary(context.db, id);
  if (!appointment?.patient) return null;
  if (verdictOf(context, "appointment.set", summarySubject(appointment)) !== "allowed") return null;
  const { stateId, startsAt, timeZone, patient, employee, arrival } = appointment;
  const [made] = await readHistory(context.db, id);
  const mayCancel = verdictOf(context, "appointment.cancel", summarySubject(appointment)) === "allowed";
  return {
    ...{ id, stateId, startsAt, timeZone, patient, employee, isHere: arrival !== null },
    doNotNotify: made?.doNotNotify === true,
    isReached: await reaches(context, patient),
    mayUndo: mayCancel && isJustSet(appointment, context.now),
  };
}
