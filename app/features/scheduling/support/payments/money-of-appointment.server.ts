import { verdictOf } from "~/platform/access/authorize.server";
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

/** Whether this person is told what a patient paid ahead: who takes money for all that they owe, and the patient. */
const seesAhead = (context: RequestContext, id: string): boolean => {
  const isPatient = context.actor.kind === "patient";
  const subject = { kind: "patient", id, patientId: id } as const;
  return verdictOf(context, isPatient ? "payment.read" : "appointment.markPaid", subject) === "allowed";
};

/**
 * The same with what became of it where the appointment was called off and some of what was paid is still here, and where
 * it is owed with what its patient paid ahead and did not use: a round trip more for either.
 */
export async function withOutcome(
  context: RequestContext,
  { appointment: { stateId, disabledAt, patientId } }: Pick<AppointmentForChange, "appointment">,
  money: PaymentItem | null,
  history: readonly HistoryLine[],
): Promise<PaymentItem | null> {
  const here = money?.here;
  const isOff = disabledAt !== null || isGone(stateId);
  if (!money || patientId === null) return money;
  const isHere = isOff && here !== undefined && here.deskMinor + here.onlineMinor > 0;
  if (!isHere && (isOff || money.dueMinor === 0 || !seesAhead(context, patientId))) return money;
  const standings = await standingOfPatient(context, patientId);
  const standing = standings.find(({ currencyCode }) => currencyCode === money.currencyCode);
  if (!isHere) return { ...money, aheadMinor: standing?.aheadLeftMinor ?? 0 };
  return { ...money, outcome: moneyOutcome(here, isKeptAhead(history, stateId), standing) };
}
