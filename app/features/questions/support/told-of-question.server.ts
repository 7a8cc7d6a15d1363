import type { OutboxEntry } from "~/db/commit.server";
import { answeringProviders, employeesInRoles, ROLE } from "~/features/identity/public.server";
import { readRecord } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { QuestionRow } from "../data/questions.server";
import { mayAnswer } from "./reach-question.server";

type Scope = Pick<QuestionRow, "employeeId" | "departmentId">;

const toStaff = (context: RequestContext, template: "question.asked" | "question.due", ids: readonly string[]) =>
  ids.map((id) => outboxEntry(context, "mail", { template, to: { kind: "EMPLOYEE", id } }));

/** Tells whoever is to answer that there is something to answer, or that it is due soon: one, or all who may take it. */
export async function tellProviders(
  context: RequestContext,
  scope: Scope,
  template: "question.asked" | "question.due",
): Promise<OutboxEntry[]> {
  if (scope.employeeId !== null) return toStaff(context, template, [scope.employeeId]);
  const able = (await answeringProviders(context.db)).filter(({ id, departmentIds }) =>
    mayAnswer(scope, { employeeId: id, departmentIds }),
  );
  return toStaff(
    context,
    template,
    able.map(({ id }) => id),
  );
}

/** Tells those who run the practice that nobody has answered. */
export async function tellAdministrators(context: RequestContext): Promise<OutboxEntry[]> {
  return toStaff(context, "question.due", await employeesInRoles(context.db, [ROLE.ADMINISTRATOR, ROLE.OWNER]));
}

/** Tells a patient that something was written to them, or that there will be no answer. */
export async function tellPatient(
  context: RequestContext,
  { patientId }: Pick<QuestionRow, "patientId">,
  template: "question.answered" | "question.ended",
): Promise<OutboxEntry[]> {
  const userId = (await readRecord(context.db, patientId, null))?.record.userId ?? null;
  return userId === null ? [] : [outboxEntry(context, "mail", { template, to: { kind: "USER", id: userId } })];
}
