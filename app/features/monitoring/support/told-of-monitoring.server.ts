import type { OutboxEntry } from "~/db/commit.server";
import { readRecord } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";

/** What a patient is told: a plan is proposed, readings are due, a month is to be paid, or somebody wrote to them. */
export type ToldPatient = "monitoring.proposed" | "monitoring.due" | "monitoring.unpaid" | "monitoring.reviewed";

/** Tells a patient, where they have an account. */
export async function tellPatient(
  context: RequestContext,
  patientId: string,
  template: ToldPatient,
): Promise<OutboxEntry[]> {
  const userId = (await readRecord(context.db, patientId, null))?.record.userId ?? null;
  return userId === null ? [] : [outboxEntry(context, "mail", { template, to: { kind: "USER", id: userId } })];
}

/** Tells somebody of the practice that a patient needs them. Neither who it is nor why is said. */
export const tellOfAlert = (context: RequestContext, employeeId: string): OutboxEntry =>
  outboxEntry(context, "mail", { template: "monitoring.alert", to: { kind: "EMPLOYEE", id: employeeId } });
