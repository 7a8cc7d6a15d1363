import type { OutboxEntry } from "~/db/commit.server";
import { readRecord } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";

/** Tells a patient with an account of their credits: that they have new ones, or that some are about to expire. */
export async function toldOfCredits(
  context: RequestContext,
  template: "credit.granted" | "credit.expiring",
  patientId: string,
): Promise<OutboxEntry[]> {
  const userId = (await readRecord(context.db, patientId, null))?.record.userId ?? null;
  return userId === null ? [] : [outboxEntry(context, "mail", { template, to: { kind: "USER", id: userId } })];
}
