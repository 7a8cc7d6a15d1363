import type { OutboxEntry } from "~/db/commit.server";
import { readRecord } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";

/** Tells a patient with an account that there is something to look at: never what it is. */
export async function toldToPatient(
  context: RequestContext,
  template: `prescription.${"ready" | "ended" | "notDispensed" | "warningEnded" | "renewalAnswered"}`,
  patientId: string,
): Promise<OutboxEntry[]> {
  const userId = (await readRecord(context.db, patientId, null))?.record.userId ?? null;
  return userId === null ? [] : [outboxEntry(context, "mail", { template, to: { kind: "USER", id: userId } })];
}

/** Tells a provider that a patient asks for a renewal, that a pharmacy does not hand out what they prescribed, or that it must be answered first. */
export const toldToPrescriber = (
  context: RequestContext,
  template: `prescription.${"renewalAsked" | "declined" | "refused" | "refusalWithdrawn"}`,
  employeeId: string,
): OutboxEntry => outboxEntry(context, "mail", { template, to: { kind: "EMPLOYEE", id: employeeId } });
