import type { DeskKind } from "~/kernel/money/desk-kinds";
import { readTaking } from "~/features/billing/public.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";

/** What was taken at the desk at once (minor units), and what of it was for nothing that is owed. */
interface JustTakenBalance {
  amountMinor: number;
  aheadMinor: number;
  currencyCode: string;
  kind: DeskKind;
}

/**
 * What was just taken for all that a patient owes, for whoever took it or looks after the money; null where there is none
 * of that id. `ahead` is what the address says was kept as paid ahead, and is never more than what was for no one thing.
 */
export async function takenAtOnce(
  context: RequestContext,
  takingId: string,
  ahead: string,
): Promise<JustTakenBalance | null> {
  await authorize(context, "appointment.markPaid");
  const rows = await readTaking(context.db, takingId);
  const [first] = rows;
  const sees = verdictOf(context, "payment.review") === "allowed" || first?.actorId === context.auditActor.id;
  if (!first || !sees) return null;
  const sum = (of: typeof rows) => of.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const forNothing = sum(rows.filter(({ appointmentId, chargeId }) => appointmentId === null && chargeId === null));
  const said = /^\d{1,13}$/.test(ahead) ? Number(ahead) : 0;
  const { currencyCode, kind } = first;
  return { amountMinor: sum(rows), aheadMinor: Math.min(said, forNothing), currencyCode, kind };
}
