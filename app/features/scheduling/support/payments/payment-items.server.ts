import { onlinePaidFor, type ChargeOfPatient, type PaidAhead } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { MoneyOfAppointment } from "../../data/payments/items-read.server";
import type { PriceLess } from "../../domain/lists/price-less";
import { isGone } from "../../domain/payments/online-payment";
import { appointmentStateOf } from "../../domain/appointments/appointment-states";
import { dueOf, itemStateOf, overOf, type ItemMoney, type PaymentItem } from "../../domain/payments/payment-item";

const itemOf = (
  named: Pick<PaymentItem, "of" | "id" | "at" | "what" | "currencyCode">,
  money: ItemMoney,
): PaymentItem => {
  const { totalMinor, paidMinor, refundedMinor, waivedMinor } = money;
  return {
    ...named,
    ...{ totalMinor, paidMinor, refundedMinor, waivedMinor },
    overMinor: overOf(money),
    isByCredit: false,
    dueMinor: dueOf(money),
    coveredMinor: 0,
    state: itemStateOf(money),
  };
};

/** The online payments that took effect on an appointment. */
export const onlineIdsOf = ({ onlinePaymentId, earlierPayments }: MoneyOfAppointment): string[] =>
  onlinePaymentId === null ? [] : [onlinePaymentId, ...(JSON.parse(earlierPayments) as string[])];

/** What discounts took off its price; null where none did. */
function lessOf({ baseMinor, discounts }: MoneyOfAppointment): PriceLess | null {
  const taken = discounts === null ? [] : (JSON.parse(discounts) as PriceLess["discounts"]);
  return baseMinor === null || taken.length === 0 ? null : { baseMinor, discounts: taken };
}

/** Appointments as what was paid for or is owed, with what was paid online for them, in one more round trip. */
export async function appointmentItems(
  db: RequestContext["db"],
  rows: readonly MoneyOfAppointment[],
): Promise<PaymentItem[]> {
  const online = rows.flatMap((row) => onlineIdsOf(row).map((paymentId) => ({ appointmentId: row.id, paymentId })));
  const paid = await onlinePaidFor(db, online);
  return rows.map((row) => {
    const { id, at, what, currencyCode, costMinor, takenMinor, waivedMinor } = row;
    const byGateway = paid.get(id);
    const paidMinor = takenMinor + (byGateway?.paidMinor ?? 0);
    const settled = row.isPaidByCredit === 1 || row.isPaidAtClinic === 1 || row.isPaidOnline === 1;
    const item = itemOf(
      { of: "appointment", id, at, what, currencyCode },
      {
        totalMinor: costMinor,
        // What was paid at the clinic before money had a kind, as of sample data, is worth its price.
        paidMinor: paidMinor === 0 && settled && row.isPaidByCredit !== 1 ? costMinor : paidMinor,
        refundedMinor: row.refundedMinor + (byGateway?.refundedMinor ?? 0),
        waivedMinor,
        isGone: row.isDisabled === 1 || isGone(appointmentStateOf(row.stateId)),
        isSettled: settled,
      },
    );
    const onlineMinor = (byGateway?.paidMinor ?? 0) - (byGateway?.refundedMinor ?? 0);
    const here = {
      ...{ onlineMinor, deskMinor: Math.max(0, item.paidMinor - item.refundedMinor - onlineMinor) },
      ...{ askedMinor: byGateway?.askedMinor ?? 0, openMinor: byGateway?.openMinor ?? 0 },
    };
    const less = lessOf(row);
    return { ...item, ...(less && { less }), isByCredit: row.isPaidByCredit === 1, here };
  });
}

/** Charges as what was paid for or is owed. */
export const chargeItems = (rows: readonly ChargeOfPatient[]): PaymentItem[] =>
  rows.map(({ id, at, what, currencyCode, totalMinor, paidMinor, waivedMinor, refundedMinor, isGone: gone }) => ({
    ...itemOf(
      { of: "charge", id, at, what, currencyCode },
      {
        ...{ totalMinor, paidMinor: paidMinor - waivedMinor, refundedMinor },
        // What is given back of a charge that stands is owed no more.
        ...{ waivedMinor: waivedMinor + refundedMinor, isGone: gone === 1, isSettled: false },
      },
    ),
    waivedMinor,
  }));

/** What was paid ahead, or for all that was owed. */
export const aheadItems = (rows: readonly PaidAhead[], of: "ahead" | "account" = "ahead"): PaymentItem[] =>
  rows.map(({ id, at, currencyCode, paidMinor, refundedMinor }) => {
    const money = { totalMinor: paidMinor, paidMinor, refundedMinor, waivedMinor: 0, isGone: true, isSettled: false };
    // Nothing was called off: it is for nothing in particular.
    return {
      ...itemOf({ of, id, at, what: "", currencyCode }, money),
      state: itemStateOf({ ...money, isGone: false }),
    };
  });
