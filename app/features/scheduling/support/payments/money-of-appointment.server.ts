import type { RequestContext } from "~/platform/context.server";
import { moneyOfAppointment } from "../../data/payments/items-read.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import type { PaymentItem } from "../../domain/payments/payment-item";
import { isGone } from "../../domain/payments/online-payment";
import { isKeptAhead, moneyOutcome } from "../../domain/payments/money-outcome";
import type { HistoryLine } from "../../domain/lists/appointment-summary";
import { appointmentItems } from "./payment-items.server";
import { standingOfPatient } from "./standing-of-patient.server";

/**
 * What an appointment costs, with what of it was paid, went back and was waived, and what is left; null where it costs
 * nothing. `asked` is the appointment with what is asked for of it. It asks nobody's permission: whoever calls it has.
 */
export async function moneyOf(
  { db }: Pick<RequestContext, "db">,
  { appointment: { id }, price, dueMinor }: Pick<AppointmentForChange, "appointment" | "price" | "dueMinor">,
): Promise<PaymentItem | null> {
  if (price === null || price.costMinor === 0) return null;
  const row = await moneyOfAppointment(db, id);
  const [item] = row ? await appointmentItems(db, [row]) : [];
  if (!item) return null;
  const coveredMinor = Math.max(0, item.dueMinor - dueMinor);
  if (coveredMinor === 0) return item;
  return { ...item, coveredMinor, dueMinor, state: dueMinor === 0 ? "paid" : item.state };
}

/**
 * The same with what became of it where the appointment was called off: a round trip more where some of what was paid is
 * still here.
 */
export async function withOutcome(
  context: RequestContext,
  { appointment: { stateId, disabledAt, patientId } }: Pick<AppointmentForChange, "appointment">,
  money: PaymentItem | null,
  history: readonly HistoryLine[],
): Promise<PaymentItem | null> {
  const here = money?.here;
  const isOff = disabledAt !== null || isGone(stateId);
  if (!money || !here || !isOff || patientId === null || here.deskMinor + here.onlineMinor <= 0) return money;
  const standings = await standingOfPatient(context, patientId);
  const standing = standings.find(({ currencyCode }) => currencyCode === money.currencyCode);
  return { ...money, outcome: moneyOutcome(here, isKeptAhead(history, stateId), standing) };
}
