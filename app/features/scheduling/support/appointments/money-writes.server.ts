import {
  appointmentGoneStatement,
  bookMoney,
  takeAtDesk,
  takenKey,
  waiversTakenKey,
  type DeskTaking,
  type MoneyEvent,
} from "~/features/billing/public.server";
import type { ChargedPrice } from "~/kernel/money/price";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange, AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import { requireChangedStatement } from "../../data/appointments/appointment-change-write.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";
import { isGone, isPaid } from "../../domain/payments/online-payment";
import { discountIn } from "../../domain/lists/price-less";
import { isOwed } from "../../domain/payments/owed";

/**
 * What of what was paid an appointment is charged by: all of it where it is paid, and else none, but what a gateway has taken
 * and has yet to take effect.
 */
export function paidSoFar(appointment: AppointmentRow): { isInPart?: boolean; onlineId?: string } {
  const { onlinePaymentId } = appointment;
  // Any other online payment is to be given back.
  if (isPaid(appointment)) return { onlineId: onlinePaymentId ?? "" };
  return onlinePaymentId === null ? { isInPart: true } : { isInPart: true, onlineId: "" };
}

/** It does not take place any longer, or is not on the list. */
const isOff = ({ stateId, disabledAt }: AppointmentRow): boolean =>
  disabledAt !== null || isGone(stateId) || stateId === APPOINTMENT_STATE.NO_SHOW;

type Price = NonNullable<AppointmentForChange["price"]>;
export const chargedPrice = ({ costMinor: amountMinor, currencyCode, taxes, discounts }: Price): ChargedPrice => ({
  ...{ amountMinor, currencyCode, taxes, discountMinor: discountIn({ discounts }) },
  taxMinor: taxes.reduce((sum, tax) => sum + tax.amountMinor, 0),
});

/** Money that is taken at the desk for an appointment; of what is taken at once for several, `takingId` is the same. */
export type TakenForAppointment = DeskTaking & { takingId?: string };

/** What is said of a change that concerns money. */
interface SaidOfMoney {
  action: AppointmentAction;
  taken?: TakenForAppointment | undefined;
}

/** The name in the books of what a change takes at the desk, by which undoing it finds that; null where it takes nothing. */
export const takenKeyOf = ({ appointment }: AppointmentForChange, taken: TakenForAppointment | undefined) =>
  taken ? takenKey(appointment.id, appointment.version + 1) : null;

/** Nothing of it is owed, now or later. */
const owesNothing = (row: AppointmentRow): boolean => isOff(row) || row.paidByCreditAt !== null;

/** What was waived of an appointment goes with what it was waived of. */
const takesWaivers = ({ appointment, waivedMinor, price }: AppointmentForChange, after: AppointmentRow): boolean =>
  waivedMinor > 0 && price !== null && owesNothing(after) && !owesNothing(appointment);

/** The name in the books of the waivers that a change takes, by which undoing it gives them back; null where it takes none. */
export const waivedKeyOf = (loaded: AppointmentForChange, after: AppointmentRow): string | null =>
  takesWaivers(loaded, after) ? waiversTakenKey(loaded.appointment.id, loaded.appointment.version + 1) : null;

/** What undoing the last change takes back of money at the desk. */
function undoneEvents({ appointment }: AppointmentForChange, after: AppointmentRow): MoneyEvent[] {
  const { id: appointmentId, version, wayBack, paidAtClinicAt } = appointment;
  if (wayBack?.waived) return [{ event: "waiversBack", key: wayBack.waived }];
  if (wayBack?.taken) return [{ event: "deskUndone", key: wayBack.taken, reason: "" }];
  const before = wayBack?.taken === undefined && paidAtClinicAt !== null && after.paidAtClinicAt === null;
  return before ? [{ event: "paidAtClinicUndone", appointmentId, version: version + 1 }] : [];
}

/** What a change of an appointment does to money besides what it takes, in the order in which it is booked. */
function eventsOf(loaded: AppointmentForChange, after: AppointmentRow, { action }: SaidOfMoney): MoneyEvent[] {
  const { appointment: before, price: asked, isCharged, isRepriced, waivedMinor } = loaded;
  const { id: appointmentId, patientId } = after;
  const price = asked && chargedPrice(asked);
  if (patientId === null) return [];
  const change = { appointmentId, version: before.version + 1 };
  const events: MoneyEvent[] = action === "undo" ? undoneEvents(loaded, after) : [];
  // What took place before there were books is charged when its money comes.
  const paysNow = isPaid(after) && (!isPaid(before) || !isCharged);
  const charged: MoneyEvent = { event: "charged", patientId, price, ...paidSoFar(after), ...change };
  if (isOwed(after) && (!isOwed(before) || paysNow)) events.push(charged);
  // What was charged before it began is taken back where it does not take place.
  if (!isOwed(after) && (isOwed(before) || (isOff(after) && !isOff(before)))) {
    events.push({ event: "chargeReversed", ...change });
  }
  if (takesWaivers(loaded, after) && price) {
    const amount = { amountMinor: waivedMinor, currencyCode: price.currencyCode };
    events.push({ event: "writtenOffReversed", patientId, amount, ...change });
  }
  // What was charged ahead, and a credit pays for from now on.
  const isCovered = after.paidByCreditAt !== null && before.paidByCreditAt === null && action !== "undo";
  if (isCovered && isCharged && !isOwed(before)) events.push({ event: "chargeReversed", ...change });
  // Free until now, it may have begun without a charge.
  if (isRepriced && (isCharged || isOwed(after)) && !isOff(after))
    events.push({ event: "chargeReversed", ...change }, charged);
  return events;
}

/**
 * What a change of an appointment writes about money: what it takes at the desk, what it does to the books, and that of
 * an appointment that was paid online and is gone the money is to be given back; not so where it comes back by undo.
 */
export function moneyWrites(
  context: RequestContext,
  loaded: AppointmentForChange,
  after: AppointmentRow,
  said: SaidOfMoney,
): D1PreparedStatement[] {
  const { appointment: before } = loaded;
  const { id: appointmentId, patientId } = after;
  const taken = patientId === null ? undefined : said.taken;
  const booked = [
    ...(taken && patientId !== null
      ? takeAtDesk(context, { ...taken, patientId, for: { appointmentId, version: before.version + 1 } })
      : []),
    ...bookMoney(context, eventsOf(loaded, after, said)),
  ];
  const gone = isGone(after.stateId);
  if (before.onlinePaymentId === null || gone === isGone(before.stateId)) return booked;
  const { db } = context;
  const earlier = loaded.earlierPayments.map((id) => appointmentGoneStatement(db, id, gone));
  const flagged = appointmentGoneStatement(db, before.onlinePaymentId, gone);
  // What was given back meanwhile pays for nothing any more: then it does not come back.
  const mayComeBack = !gone && before.paidOnlineAt !== null ? [requireChangedStatement(db)] : [];
  return [...booked, ...earlier, flagged, ...mayComeBack];
}
