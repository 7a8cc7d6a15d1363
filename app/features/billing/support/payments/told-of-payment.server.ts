import type { OutboxEntry } from "~/db/commit.server";
import { employeesInRoles, ROLE } from "~/features/identity/public.server";
import { readRecord } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";

/** Tells those who look after the practice's money that a payment needs one of them. */
export async function toldOfReview(context: RequestContext): Promise<OutboxEntry[]> {
  const told = await employeesInRoles(context.db, [ROLE.ADMINISTRATOR, ROLE.OWNER, ROLE.BILLER]);
  return told.map((id) => outboxEntry(context, "mail", { template: "payment.review", to: { kind: "EMPLOYEE", id } }));
}

/** Tells a patient with an account that money of theirs went back; whoever paid by the link is told by their gateway. */
export async function toldOfRefund(context: RequestContext, patientId: string | null): Promise<OutboxEntry[]> {
  const userId = patientId === null ? null : ((await readRecord(context.db, patientId, null))?.record.userId ?? null);
  return userId === null
    ? []
    : [outboxEntry(context, "mail", { template: "payment.refunded", to: { kind: "USER", id: userId } })];
}
