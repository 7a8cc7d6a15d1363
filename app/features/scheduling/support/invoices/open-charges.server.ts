import { readOpenCharges, type OpenCharge } from "~/features/billing/public.server";
import { localDate } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { lineFacts } from "./line-facts.server";

/** A charge that stands on no invoice, with all that its line says. */
export interface NamedCharge extends OpenCharge {
  /** Names it in a form. */
  key: string;
  servedOn: string;
  /** The provider of its appointment; null where it is of none. */
  employeeId: string | null;
}

/**
 * The charges of a patient, or of an appointment, that stand on no invoice, the oldest first, with what they are for. The
 * caller has authorized it.
 */
export async function openCharges(
  context: RequestContext,
  of: "patient" | "appointment",
  id: string,
): Promise<NamedCharge[]> {
  const charges = await readOpenCharges(context.db, of, id);
  const facts = await lineFacts(
    context,
    charges.map(({ appointmentId }) => appointmentId),
  );
  return charges.map((charge) => {
    const known = charge.appointmentId === null ? undefined : facts.get(charge.appointmentId);
    const isByHand = charge.chargeId !== null;
    return {
      ...charge,
      key: `${charge.entryId}.${charge.entryLine}`,
      description: charge.description || (known?.description ?? ""),
      servedOn: isByHand || !known ? localDate(charge.at, context.profile.timeZone) : known.servedOn,
      employeeId: known?.employeeId ?? null,
      branchId: charge.branchId ?? known?.branchId ?? null,
    };
  });
}
