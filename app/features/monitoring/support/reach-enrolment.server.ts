import { onlyBookedBy } from "~/platform/access/actor.server";
import { authorize, type Subject } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { readEnrolment, type EnrolmentRow, type SeenBy } from "../data/enrolments.server";
import { monitoringTerms, toldInOrder } from "./monitoring-terms.server";

/** Whose patients whoever asks sees: everybody's (null), or those that they review or whose team they are in. */
export async function seenBy(context: RequestContext): Promise<SeenBy> {
  const { actor } = context;
  if (actor.kind !== "employee" || actor.authorities.has("monitoring.work")) return null;
  const { teams } = await monitoringTerms(context);
  const own = teams.filter(({ members }) => members.includes(actor.employeeId));
  return { employeeId: actor.employeeId, teams: own.map(({ name }) => name) };
}

/** An enrolment as authorize asks whose it is: it is everybody's of its team. */
async function subjectOf(context: RequestContext, row: EnrolmentRow): Promise<Subject> {
  const { actor } = context;
  const { id, patientId, employeeId } = row;
  const subject = { kind: "monitoring", id, patientId, madeBy: patientId, employeeId };
  if (actor.kind !== "employee" || employeeId === actor.employeeId) return subject;
  const told = toldInOrder(row, await monitoringTerms(context));
  return told.includes(actor.employeeId) ? { ...subject, employeeId: actor.employeeId } : subject;
}

/** Whether what the practice suggested is theirs to see: not of an account whose address is unproven. */
export const seesOwn = ({ actor }: RequestContext): boolean => onlyBookedBy(actor) === null;

type Right = "monitoring.take" | "monitoring.work";

/**
 * An enrolment for whoever may do this with it.
 * @throws NotFoundError, ForbiddenError, NotSignedInError
 */
export async function reachEnrolment(context: RequestContext, right: Right, id: string): Promise<EnrolmentRow> {
  await authorize(context, right);
  const row = seesOwn(context) ? await readEnrolment(context.db, id) : undefined;
  if (!row) throw new NotFoundError();
  await authorize(context, right, await subjectOf(context, row));
  return row;
}

/** The patient who is monitored. @throws NotFoundError for everybody else */
export async function ownPatient(context: RequestContext): Promise<string> {
  await authorize(context, "monitoring.take");
  const { actor } = context;
  if (actor.kind !== "patient") throw new NotFoundError();
  const { patientId } = actor;
  await authorize(context, "monitoring.take", { kind: "patient", id: patientId, patientId, madeBy: patientId });
  return patientId;
}

/** Who works here and does it. A program with a key does none of it. @throws ForbiddenError */
export function workerOf({ actor }: RequestContext): string {
  if (actor.kind !== "employee") throw new ForbiddenError();
  return actor.employeeId;
}
