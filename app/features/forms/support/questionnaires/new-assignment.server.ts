import { uuidv7 } from "~/kernel/ids";
import { DAY_MS } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { insertAssignment, type AssignmentRow } from "../../data/questionnaires/assignments.server";
import { assignmentAudit, dueOf } from "./change-assignment.server";
import { tellPatient } from "./told-of-assignment.server";

export type NewAssignment = Pick<
  AssignmentRow,
  "patientId" | "questionnaireId" | "versionNo" | "dueAt" | "source" | "sourceId" | "employeeId"
>;

/** The row of a questionnaire that is handed out now. */
export const newAssignment = ({ now }: RequestContext, made: NewAssignment) => ({
  ...({ id: uuidv7(now), state: "ASSIGNED", assignedAt: now, since: now, draft: {} } as const),
  // Less than a day before it is due, the first notice is the reminder.
  isReminded: made.dueAt !== null && made.dueAt - now < 2 * DAY_MS,
  ...made,
});

/** What handing a questionnaire out writes; its patient is told. */
export async function assigning(context: RequestContext, made: NewAssignment) {
  const row = newAssignment(context, made);
  return {
    writes: [insertAssignment(context.db, row)],
    audit: [assignmentAudit(row, "questionnaire.assign", ["questionnaire"])] as const,
    outbox: await tellPatient(context, made.patientId, "questionnaire.assigned"),
    due: dueOf(row),
    result: { id: row.id },
  };
}
