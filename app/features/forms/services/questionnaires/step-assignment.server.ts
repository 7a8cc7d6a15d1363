import { asAsked, commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  changeAssignment,
  dropAssignmentDue,
  nextAssignmentLook,
  readAssignment,
} from "../../data/questionnaires/assignments.server";
import { nextLookAt } from "../../domain/questionnaires/assignment-states";
import { assignmentAudit, assignmentPlan, dueOf } from "../../support/questionnaires/change-assignment.server";
import { tellPatient } from "../../support/questionnaires/told-of-assignment.server";

/**
 * Reminds a patient of a questionnaire a day before it is due, or notes that it was not filled in in time: each once,
 * whoever looks and however often. What is not due yet is looked at when it is. What belongs before an appointment goes
 * with it: it is due when that was moved to, and taken back where that was called off.
 * @param startOf when an appointment begins (UTC ms); null where it is called off
 */
export async function stepAssignment(
  context: RequestContext,
  item: { id: string; dueAt: number },
  startOf: (appointmentId: string) => Promise<number | null>,
): Promise<void> {
  await authorize(context, "questionnaire.settle");
  const { db, now } = context;
  const row = await readAssignment(db, item.id);
  const next = row && nextLookAt(row);
  if (!row || !next || next.at > now) {
    await nextAssignmentLook(db, { kind: "QUESTIONNAIRE", ...item }, next?.at ?? null).run();
    return;
  }
  const dueAt = row.source === "APPOINTMENT" && row.sourceId !== null ? await startOf(row.sourceId) : row.dueAt;
  if (dueAt === null) {
    await commit(context, { ...assignmentPlan(context, row, "withdraw"), result: null }).catch(asAsked);
    return;
  }
  if (dueAt !== row.dueAt) {
    await commit(context, {
      guarded: changeAssignment(db, row, { dueAt }),
      writes: [dropAssignmentDue(db, row.id)],
      audit: [assignmentAudit(row, "questionnaire.move", ["dueAt"])],
      due: dueOf({ ...row, dueAt }),
      result: null,
    }).catch(asAsked);
    return;
  }
  if (next.act === "lapse") {
    await commit(context, { ...assignmentPlan(context, row, "lapse"), result: null }).catch(asAsked);
    return;
  }
  await commit(context, {
    guarded: changeAssignment(db, row, { isReminded: true }),
    writes: [dropAssignmentDue(db, row.id)],
    audit: [assignmentAudit(row, "questionnaire.remind", ["isReminded"])],
    outbox: await tellPatient(context, row.patientId, "questionnaire.due"),
    due: dueOf({ ...row, isReminded: true }),
    result: null,
  }).catch(asAsked);
}
