import { requireChangedStatement } from "../../data/appointments/appointment-change-write.server";
import { historyStatement, type MoneyAct } from "../../data/appointments/appointment-history.server";
import { readForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { touchStatement } from "../../data/payments/money-touch.server";
import type { RequestContext } from "~/platform/context.server";

/** The appointment of money, as a change needs it; null where it is for none. */
export const appointmentOfMoney = async (
  context: RequestContext,
  id: string | null,
): Promise<AppointmentForChange | null> =>
  id === null ? null : ((await readForChange(context.db, id, context.now)) ?? null);

/**
 * What is written of an appointment whose money was changed: a line of its history, and that nobody changed it meanwhile.
 * @param note such as the amount and why
 */
export function moneyChange(
  context: RequestContext,
  loaded: AppointmentForChange | null,
  { act, note, isUnpaid = false }: { act: MoneyAct; note: string; isUnpaid?: boolean },
): D1PreparedStatement[] {
  if (!loaded) return [];
  const { id: appointmentId, version, stateId, startsAt } = loaded.appointment;
  return [
    touchStatement(context, { id: appointmentId, version }, isUnpaid),
    requireChangedStatement(context.db),
    historyStatement(context, {
      ...{ appointmentId, version: version + 1, action: act, fromStateId: stateId, toStateId: stateId, startsAt, note },
    }),
  ];
}
