import { answeringProviders } from "~/features/identity/public.server";
import { authorize, verdictOf, type Subject } from "~/platform/access/authorize.server";
import { onlyBookedBy } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readQuestion, type QuestionRow, type SeenBy } from "../data/questions.server";

type Scoped = Pick<QuestionRow, "employeeId" | "departmentId">;

/** Whether somebody may answer a question: it is theirs, or nobody's yet and they are of its department. */
export const mayAnswer = ({ employeeId, departmentId }: Scoped, who: NonNullable<SeenBy>): boolean =>
  employeeId === who.employeeId ||
  (employeeId === null && (departmentId === null || who.departmentIds.includes(departmentId)));

/** Whose questions whoever asks sees: everybody's (null), or those that they answer or may take. */
export async function seenBy(context: RequestContext): Promise<SeenBy> {
  const { actor, db } = context;
  if (actor.kind !== "employee" || actor.authorities.has("question.read")) return null;
  const own = (await answeringProviders(db)).find(({ id }) => id === actor.employeeId);
  return { employeeId: actor.employeeId, departmentIds: own?.departmentIds ?? [] };
}

/** A question as authorize asks whose it is: what a provider may take is as theirs. */
async function subjectOf(context: RequestContext, row: QuestionRow): Promise<Subject> {
  const { id, patientId, madeBy, employeeId } = row;
  const subject = { kind: "question", id, patientId, madeBy };
  const { actor } = context;
  if (actor.kind !== "employee" || employeeId === actor.employeeId) return { ...subject, employeeId };
  const who = (await answeringProviders(context.db)).find((each) => each.id === actor.employeeId);
  const isTheirs = who !== undefined && mayAnswer(row, { employeeId: who.id, departmentIds: who.departmentIds });
  return { ...subject, employeeId: isTheirs ? actor.employeeId : employeeId };
}

type Right = "question.ask" | "question.read" | "question.answer" | "question.assign";

/**
 * A question for whoever may do this with it. What a patient has not sent is nobody else's.
 * @throws NotFoundError, ForbiddenError, NotSignedInError
 */
export async function reachQuestion(context: RequestContext, right: Right, id: string): Promise<QuestionRow> {
  await authorize(context, right);
  const row = await readQuestion(context.db, id);
  if (!row) throw new NotFoundError();
  const subject = await subjectOf(context, row);
  await authorize(context, right, subject);
  const isUnsent = row.askedAt === null;
  if (isUnsent && context.actor.kind !== "patient") throw new NotFoundError();
  return row;
}

/** Whether a button is shown to whoever looks. */
export async function maySee(context: RequestContext, right: Right, row: QuestionRow): Promise<boolean> {
  if (verdictOf(context, right) !== "allowed") return false;
  return verdictOf(context, right, await subjectOf(context, row)) === "allowed";
}

/** The patient who asks, and who wrote it. @throws NotFoundError for everybody else */
export async function askingPatient(context: RequestContext): Promise<{ patientId: string; madeBy: string }> {
  await authorize(context, "question.ask");
  const { actor } = context;
  if (actor.kind !== "patient") throw new NotFoundError();
  const { patientId } = actor;
  const madeBy = actor.acting?.ownPatientId ?? patientId;
  await authorize(context, "question.ask", { kind: "patient", id: patientId, patientId, madeBy });
  return { patientId, madeBy };
}

/** Of an account with an unproven address, who must have written what it sees; null where it sees everything. */
export const onlyWrittenBy = (context: RequestContext): string | null => onlyBookedBy(context.actor);
