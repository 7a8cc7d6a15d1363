import { appointmentGoneStatement, bookMoney, type MoneyEvent } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange, AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import { isGone, isPaid } from "../../domain/payments/online-payment";
import { isOwed } from "../../domain/payments/owed";

/** What a change of an appointment does to money, in the order in which it is booked. */
function eventsOf({ appointment: before, price: asked }: AppointmentForChange, after: AppointmentRow): MoneyEvent[] {
  const { id: appointmentId, patientId } = after;
  const price = asked && { amountMinor: asked.costMinor, currencyCode: asked.currencyCode };
  if (patientId === null) return [];
  const change = { appointmentId, version: before.version + 1 };
  const events: MoneyEvent[] = [];
  if (before.paidAtClinicAt === null && after.paidAtClinicAt !== null && price)
    events.push({ event: "paidAtClinic", patientId, price, ...change });
  if (before.paidAtClinicAt !== null && after.paidAtClinicAt === null)
    events.push({ event: "paidAtClinicUndone", ...change });
  // What took place before there were books is charged when its money comes.
  const paysNow = isPaid(after) && !isPaid(before);
  if (isOwed(after) && (!isOwed(before) || paysNow)) events.push({ event: "charged", patientId, price, ...change });
  if (isOwed(before) && !isOwed(after)) events.push({ event: "chargeReversed", ...change });
  return events;
}

/**
 * What a change of an appointment writes about money: into the books, and that of an appointment that was paid online
 * and is gone the money is to be given back; not so where it comes back by undo.
 */
export function moneyWrites(
  context: RequestContext,
  loaded: AppointmentForChange,
  after: AppointmentRow,
): D1PreparedStatement[] {
  const { appointment: before } = loaded;
  const booked = bookMoney(context, eventsOf(loaded, after));
  const gone = isGone(after.stateId);
  if (before.onlinePaymentId === null || gone === isGone(before.stateId)) return booked;
  return [...booked, appointmentGoneStatement(context.db, before.onlinePaymentId, gone)];
}
