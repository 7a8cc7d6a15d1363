import { lookedAfterBy, mayReadRecords, reachPatient } from "~/features/patients/public.server";
import { onlyBookedBy } from "~/platform/access/actor.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { assignmentOf, readAssignment, type AssignmentRow } from "../../data/questionnaires/assignments.server";

/** Somebody else has done something about it meanwhile, or it is over. */
export const overtaken = () =>
  new ConflictError("changedMeanwhile", [{ field: "", message: "questionnaires:error.changed" }]);

/** The patient who is signed in, or for whom a relative is. @throws NotFoundError for everybody else */
export async function answeringPatient(context: RequestContext): Promise<string> {
  await authorize(context, "questionnaire.answer");
  const { actor } = context;
  if (actor.kind !== "patient") throw new NotFoundError();
  return actor.patientId;
}

/** Whether what the practice handed out is theirs to see: not of an account whose address is unproven. */
export const seesAssigned = (context: RequestContext): boolean => onlyBookedBy(context.actor) === null;

/** One's own questionnaire. @throws NotFoundError */
export async function reachOwn(context: RequestContext, id: string): Promise<AssignmentRow> {
  await authorize(context, "questionnaire.answer");
  const row = seesAssigned(context) ? await readAssignment(context.db, id) : undefined;
  if (!row) throw new NotFoundError();
  await authorize(context, "questionnaire.answer", { kind: "questionnaire", id, patientId: row.patientId });
  return row;
}

type StaffRight = "questionnaire.read" | "questionnaire.assign";

/** A patient for whoever may hand them questionnaires, or read their answers as part of their record. */
export async function reachAnswering(
  context: RequestContext,
  right: StaffRight,
  patientId: string,
): ReturnType<typeof reachPatient> {
  const reached = await reachPatient(context, right, patientId);
  if (right === "questionnaire.read" && !(await mayReadRecords(context, reached.isOwn))) throw new ForbiddenError();
  return reached;
}

/** An assigned questionnaire for staff. @throws NotFoundError, ForbiddenError */
export async function reachAssigned(context: RequestContext, right: StaffRight, id: string): Promise<AssignmentRow> {
  await authorize(context, right);
  const row = await readAssignment(context.db, id);
  if (!row) throw new NotFoundError();
  await reachAnswering(context, right, row.patientId);
  return row;
}

/** Of whose patients somebody sees the questionnaires: everybody's (null), or their own. */
export const seenOf = ({ actor }: RequestContext): string | null =>
  actor.kind === "employee" && !actor.authorities.has("questionnaire.read") ? actor.employeeId : null;

/** The same as a condition of what is read. */
export const mineOf = (employeeId: string | null) =>
  employeeId === null ? undefined : lookedAfterBy(assignmentOf, employeeId);

/** Whether somebody may do this at all, for buttons and places in lists. */
export const may = (context: RequestContext, right: StaffRight | "questionnaire.manage"): boolean =>
  verdictOf(context, right) === "allowed";
