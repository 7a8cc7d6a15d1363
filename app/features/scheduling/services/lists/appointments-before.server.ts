import { backPage, type BackPage, type BackWanted } from "~/kernel/time/back-page";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { appointmentsBeforeStatement } from "../../data/lists/appointments-before.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { withinReach } from "../../support/appointments/appointment-reach.server";

/** An appointment where it stands in time. */
export type AppointmentBefore = AppointmentSummary & { at: number };

/**
 * The appointments of a patient before an instant, as far as this person may see them: a provider sees those with
 * themselves. Reading them is audited.
 */
export async function appointmentsBefore(
  context: RequestContext,
  patientId: string,
  wanted: BackWanted,
): Promise<BackPage<AppointmentBefore>> {
  await authorize(context, "appointment.list");
  const reach = withinReach(context, { employeeId: null, branchId: null, type: null, state: null });
  const of = { patientId: reach.patientId ?? patientId, employeeId: reach.employeeId };
  const [rows] = await Promise.all([
    appointmentsBeforeStatement(context.db, of, wanted),
    auditRead(context, { action: "appointment.list", subjectKind: "patient", subjectId: patientId, patientId }),
  ]);
  const found = await readSummaries(
    context.db,
    rows.map(({ id }) => id),
  );
  const summaries = new Map(found.map((summary) => [summary.id, summary]));
  return backPage(rows, wanted.most, ({ id, at }) => {
    const summary = summaries.get(id);
    return summary ? { ...summary, at } : null;
  });
}
