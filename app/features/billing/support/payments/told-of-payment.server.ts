import type { OutboxEntry } from "~/db/commit.server";
import { employeesInRoles, ROLE } from "~/features/identity/public.server";
import { readRecord } from "~/features/patients/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { Money } from "../../domain/payments/payment";

/** Tells those who look after the practice's money that a payment needs one of them. */
export async function toldOfReview(context: RequestContext): Promise<OutboxEntry[]> {
  const told = await employeesInRoles(context.db, [ROLE.ADMINISTRATOR, ROLE.OWNER, ROLE.BILLER]);
  return told.map((id) => outboxEntry(context, "mail", { template: "payment.review", to: { kind: "EMPLOYEE", id } }));
}

/** Tells a patient with an account of a sum; none where it is not known yet. Whoever paid by the link has none. */
async function toldOfMoney(
  context: RequestContext,
  patientId: string | null,
  template: "payment.refunded" | "payment.tooMuch" | "payment.keptAhead",
  money: Money | undefined,
): Promise<OutboxEntry[]> {
  const userId = patientId === null ? null : ((await readRecord(context.db, patientId, null))?.record.userId ?? null);
  const about = money && money.amountMinor > 0 ? { money } : {};
  return userId === null
    ? []
    : [outboxEntry(context, "mail", { template, to: { kind: "USER", id: userId }, ...about })];
}

/** Tells a patient that money of theirs went back; whoever paid by the link is told by their gateway. */
export const toldOfRefund = (context: RequestContext, patientId: string | null, money: Money) =>
  toldOfMoney(context, patientId, "payment.refunded", money);

/** Tells a patient that they paid more than was due, or what was paid already. */
export const toldOfTooMuch = (context: RequestContext, patientId: string | null, money: Money | undefined) =>
  toldOfMoney(context, patientId, "payment.tooMuch", money);

/** Tells a patient that what they paid too much is kept as paid ahead. */
export const toldOfKept = (context: RequestContext, patientId: string | null, money: Money) =>
  toldOfMoney(context, patientId, "payment.keptAhead", money);
