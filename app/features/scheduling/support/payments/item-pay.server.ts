import { payChoices } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { itemOf, type Standing } from "../../domain/payments/account-standing";
import type { ItemPay } from "../../domain/payments/item-pay";
import type { PaymentItem } from "../../domain/payments/payment-item";
import { payableNow } from "./payable-now.server";

/**
 * How a patient pays what is left of one thing; null where nothing is. An appointment that takes payment online is paid
 * on its own page, and anything else that is owed with all that is owed. It asks nobody's permission.
 * @param item with what is asked for of it
 * @param loaded the appointment, where it is one
 */
export async function itemPay(
  context: RequestContext,
  item: PaymentItem,
  loaded: AppointmentForChange | undefined,
  standings: readonly Standing[],
): Promise<ItemPay | null> {
  const { id, dueMinor, currencyCode } = item;
  if (dueMinor === 0) return null;
  const isOwed = itemOf(standings, id) !== undefined;
  const isOnline = (await payChoices(context, currencyCode)).length > 0;
  if (isOnline && loaded?.price && payableNow(context, { ...loaded, dueMinor }) === "payable") return "here";
  if (!isOwed) return "later";
  return isOnline ? "together" : "atClinic";
}
