import {
  changeDiscountStatements,
  priceAt,
  priceWith,
  readDiscountOffer,
  uninvoicedStatement,
  type AgreedPrice,
} from "~/features/billing/public.server";
import { minorWritten } from "~/kernel/money/typed";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { otherAppointmentsStatement } from "../../data/appointments/other-appointments.server";
import { discountAppointmentSchema } from "../../schemas/payments/discount-appointment";
import { CODE_FIELD, refusedDiscount } from "../../support/booking/booking-discount.server";
import { priceStands } from "../../support/payments/price-stands.server";
import {
  commitChange,
  loadForChange,
  requireDecision,
  type ChangedAppointment,
} from "../appointments/change-appointment.server";

const refusal = (message: string, field = CODE_FIELD) => new InvalidError([{ field, message }]);

const STANDS = {
  paid: "scheduling:disabled.alreadyPaid",
  beingPaid: "discounts:refused.beingPaid",
  invoiced: "discounts:refused.invoiced",
} as const;

/** What the history says of it: what is taken off from now on. */
const noteOf = ({ discounts, currencyCode }: Pick<AgreedPrice, "discounts" | "currencyCode">): string =>
  discounts
    .map(({ label, amountMinor }) => `${label}: ${currencyCode} ${minorWritten(amountMinor, currencyCode)}`)
    .join(", ");

/**
 * Staff give an unpaid appointment a discount by its code, or take one off it that does not hold; the price is worked
 * out anew, and what is owed already is charged anew. Its state stays as it is.
 * @throws InvalidError at the code where it takes nothing off, or the appointment is paid, being paid or invoiced,
 * or so much of it is written off
 */
export async function discountAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, discountCode: code, remove, ...request } = parse(discountAppointmentSchema, raw);
  const loaded = await loadForChange(context, id, "appointment.markPaid");
  requireDecision(context, "discount", loaded);
  const stands = await priceStands(context, loaded);
  if (stands !== null) throw refusal(STANDS[stands]);
  const { appointment, price } = loaded;
  const { serviceOfferingId, branchId, patientId } = appointment;
  if (price === null || serviceOfferingId === null || patientId === null)
    throw refusal("scheduling:disabled.nothingToPay");
  const asked = () => ({
    ...{ serviceOfferingId, code, appointmentId: id, without: remove ? [remove] : [] },
    patient: { id: patientId, others: otherAppointmentsStatement(context.db, patientId, id) },
  });
  const discounts = await readDiscountOffer(context, asked());
  const { agreed, refusal: refused } = priceAt(discounts, branchId);
  if (refused !== null) throw refusedDiscount(refused);
  const now = priceWith(discounts, branchId, agreed);
  if (now === null) throw refusal("scheduling:disabled.nothingToPay");
  const taken = { before: price.discounts, after: now };
  const writes = changeDiscountStatements(
    context,
    { appointmentId: id, patientId, isKnown: true },
    taken,
    discounts.versions,
  );
  const { totalMinor: costMinor } = now;
  // What was written off was paid by nobody: made cheaper, it would be a credit of theirs.
  if (loaded.waivedMinor > 0 && costMinor < price.costMinor - loaded.dueMinor)
    throw refusal("discounts:refused.writtenOff");
  const repriced = { ...now, costMinor };
  const change = { action: "discount", authority: "appointment.markPaid", auditAs: "appointment.discount" } as const;
  return commitChange(
    context,
    { ...request, id, note: noteOf(now) || undefined, asked: `${code} ${remove ?? ""}` },
    { ...change, writes: [uninvoicedStatement(context.db, id), ...writes] },
    { ...loaded, price: repriced, isRepriced: true, payToBook: loaded.payToBook && costMinor > 0 },
  ).catch(async (error: unknown) => {
    if (!(error instanceof ConflictError)) throw error;
    const again = priceAt(await readDiscountOffer(context, asked()), branchId);
    throw again.agreed?.discountMinor === agreed?.discountMinor ? error : refusedDiscount("gone");
  });
}
