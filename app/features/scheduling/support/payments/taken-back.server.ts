import { bookMoney, untouchedDesk, type readDeskPayment } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { lackingAfter } from "../../domain/payments/online-payment";
import { amountText } from "./amount-text.server";
import { appointmentOfMoney, moneyChange } from "./money-change.server";
import { priceStands } from "./price-stands.server";

/**
 * The statements that take back one payment at the desk by an entry against it: what it was for is owed again.
 * @param rows the payment, and what was undone or went back of it since
 * @throws NotFoundError; ConflictError where it was taken back, or something of it went back; InvalidError while the rest
 *   is being paid online
 */
export async function takenBack(
  context: RequestContext,
  [taken, ...since]: Awaited<ReturnType<typeof readDeskPayment>>,
  reason: string,
): Promise<D1PreparedStatement[]> {
  if (taken?.act !== "TAKEN") throw new NotFoundError();
  if (since.length > 0) throw new ConflictError("notPossible");
  const loaded = await appointmentOfMoney(context, taken.appointmentId);
  // What is being paid online is the rest: it would count as paid, and owe what is taken back.
  if (loaded && (await priceStands(context, loaded)) === "beingPaid")
    throw new InvalidError([{ field: "", message: "discounts:refused.beingPaid" }]);
  const isUnpaid = loaded !== null && lackingAfter(loaded, taken.amountMinor) > 0;
  const note = [amountText(taken.amountMinor, taken.currencyCode), reason].filter(Boolean).join(", ");
  return [
    untouchedDesk(context, taken.id, 0),
    ...moneyChange(context, loaded, { act: "take-back-payment", note, isUnpaid }),
    ...bookMoney(context, [{ event: "deskUndone", key: taken.entryKey, reason }]),
  ];
}
