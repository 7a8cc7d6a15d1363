import { unpaidOf, type ExplainedCharge } from "~/kernel/money/explained-charge";
import { itemOf, type Standing } from "./account-standing";

/** What of a charge is asked for, and what of it is covered by what was paid ahead (minor units). */
export interface AskedOfCharge {
  toPayMinor: number;
  coveredMinor: number;
}

/**
 * What of a charge is asked for, by how it stands with all that its patient owes. What counts as paid asks for nothing,
 * however it was paid.
 * @param paid ids of appointments that count as paid
 */
export function askedOfCharge(
  charge: Pick<ExplainedCharge, "chargeId" | "appointmentId" | "totalMinor" | "paidMinor" | "refundedMinor">,
  standings: readonly Standing[],
  paid: ReadonlySet<string>,
): AskedOfCharge {
  const found = itemOf(standings, charge.chargeId ?? charge.appointmentId ?? "");
  if (found) return { toPayMinor: found.toPayMinor, coveredMinor: found.coveredMinor };
  const unpaidMinor = unpaidOf(charge);
  const isCovered = charge.chargeId === null && paid.has(charge.appointmentId ?? "");
  return isCovered ? { toPayMinor: 0, coveredMinor: unpaidMinor } : { toPayMinor: unpaidMinor, coveredMinor: 0 };
}
