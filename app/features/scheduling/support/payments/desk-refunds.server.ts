import { heldAtDesk } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { overPaid } from "../../data/payments/over-paid.server";
import { deskRefundsOf, type DeskRefund } from "../../domain/payments/desk-refunds";
import { standingOfPatients } from "./standing-of-patient.server";

/**
 * The payments at the desk that are to go back to anybody, or to one patient. It asks nobody's permission: whoever calls
 * it has.
 */
export async function deskRefunds(
  context: Pick<RequestContext, "db" | "now">,
  patientId: string | null = null,
): Promise<DeskRefund[]> {
  const held = await heldAtDesk(context.db, patientId);
  const found = await overPaid(context.db, [...new Set(held.map(({ appointmentId }) => appointmentId))]);
  if (found.length === 0) return [];
  const overs = found.map((each) => ({ ...each, isSetAside: each.isSetAside === 1 }));
  const theirs = held.filter(({ appointmentId }) => overs.some(({ id }) => id === appointmentId));
  const standings = await standingOfPatients(
    context,
    theirs.map((each) => each.patientId),
  );
  return deskRefundsOf(
    held,
    overs,
    (id, currency) => standings.get(id)?.find(({ currencyCode }) => currencyCode === currency)?.aheadLeftMinor ?? 0,
  );
}

/** Of a payment at the desk (minor units): what should go back, and what covers something else that the patient owes. */
export interface DeskRefundParts {
  backMinor: number;
  coversMinor: number;
  /** It was paid for nothing in particular. */
  isAhead?: boolean;
}

/**
 * The parts of what is left of a payment at the desk (minor units); null where nothing of it is too much for its
 * appointment. It asks nobody's permission: whoever calls it has.
 */
export async function deskRefundParts(
  context: Pick<RequestContext, "db" | "now">,
  {
    id,
    patientId,
    appointmentId,
    leftMinor,
  }: { id: string; patientId: string; appointmentId: string; leftMinor: number },
): Promise<DeskRefundParts | null> {
  const [[over], refunds] = await Promise.all([overPaid(context.db, [appointmentId]), deskRefunds(context, patientId)]);
  if (!over) return null;
  const backMinor = refunds.find((each) => each.id === id)?.amountMinor ?? 0;
  return { backMinor, coversMinor: Math.max(0, Math.min(leftMinor, over.overMinor) - backMinor) };
}

/**
 * The parts of what is left of a payment at the desk that was for nothing in particular (minor units): what of it is
 * still ahead, and what covers something that its patient owes. It asks nobody's permission: whoever calls it has.
 */
export async function aheadRefundParts(
  context: Pick<RequestContext, "db" | "now">,
  { patientId, currencyCode, leftMinor }: { patientId: string; currencyCode: string; leftMinor: number },
): Promise<DeskRefundParts> {
  const standing = (await standingOfPatients(context, [patientId])).get(patientId) ?? [];
  const ahead = standing.find((each) => each.currencyCode === currencyCode)?.aheadLeftMinor ?? 0;
  const backMinor = Math.min(leftMinor, ahead);
  return { backMinor, coversMinor: leftMinor - backMinor, isAhead: true };
}
