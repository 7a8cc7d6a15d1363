import { giveBackStatements, takeAgainStatements } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange, AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import { isGone } from "../../domain/payments/online-payment";

/** Discounts are used up by what stands and is paid in money. */
const isDiscounted = ({ stateId, paidByCreditAt }: Pick<AppointmentRow, "stateId" | "paidByCreditAt">): boolean =>
  !isGone(stateId) && paidByCreditAt === null;

/**
 * Gives back the uses of the discounts of an appointment that is called off, refused or ran out, or that a credit pays
 * for from now on, and takes them again where that is undone; the price that was agreed stays.
 */
export function discountWrites(
  context: RequestContext,
  { appointment: before, price }: AppointmentForChange,
  after: Pick<AppointmentRow, "stateId" | "paidByCreditAt">,
): D1PreparedStatement[] {
  if (!price || price.discounts.length === 0 || isDiscounted(before) === isDiscounted(after)) return [];
  const { discounts, currencyCode } = price;
  return !isDiscounted(after)
    ? giveBackStatements(context, before.id, discounts)
    : takeAgainStatements(
        context,
        { appointmentId: before.id, patientId: before.patientId ?? "" },
        { discounts: [...discounts], currencyCode },
      );
}
