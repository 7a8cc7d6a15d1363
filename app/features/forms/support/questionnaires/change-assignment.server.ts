import type { AuditEntry, OutboxEntry, Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { changeAssignment, dropAssignmentDue, type AssignmentRow } from "../../data/questionnaires/assignments.server";
import {
  afterAct,
  nextLookAt,
  type AssignmentAct,
  type AssignmentState,
} from "../../domain/questionnaires/assignment-states";
import { overtaken } from "./reach-assignment.server";

interface Change {
  set?: Partial<Omit<AssignmentRow, "id" | "version" | "state">>;
  writes?: readonly Write[];
  outbox?: readonly OutboxEntry[];
}

/** The state that an act leads to. @throws ConflictError where it is not possible now */
function stateAfter({ state }: AssignmentRow, act: AssignmentAct): AssignmentState {
  const after = afterAct(state, act);
  if (after === null) throw overtaken();
  return after;
}

/** The audit line of an act about an assigned questionnaire. */
export const assignmentAudit = (
  { id, patientId }: Pick<AssignmentRow, "id" | "patientId">,
  action: string,
  fields: readonly string[],
): AuditEntry => ({ action, subjectKind: "questionnaire", subjectId: id, patientId, fields });

/** What is due about one from now on; the look that was due is taken off the list by `dropAssignmentDue`. */
export function dueOf(row: Pick<AssignmentRow, "id" | "state" | "dueAt" | "isReminded">) {
  const next = nextLookAt(row);
  return next === null ? [] : [{ kind: "QUESTIONNAIRE" as const, id: row.id, dueAt: next.at }];
}

/**
 * What an act writes about an assigned questionnaire: how it stands then, and when the clock looks at it next. For a
 * commit; it is refused as a conflict where somebody has changed it since it was read.
 * @throws ConflictError where the act is not possible now
 */
export function assignmentPlan(context: RequestContext, row: AssignmentRow, act: AssignmentAct, change: Change = {}) {
  const { db, now } = context;
  const state = stateAfter(row, act);
  const set = { ...change.set, state, ...(state !== row.state && { since: now }) };
  return {
    guarded: changeAssignment(db, row, set),
    writes: [dropAssignmentDue(db, row.id), ...(change.writes ?? [])],
    audit: [assignmentAudit(row, `questionnaire.${act}`, changedFields(row, set))],
    outbox: change.outbox ?? [],
    due: dueOf({ ...row, ...set }),
  } as const;
}
