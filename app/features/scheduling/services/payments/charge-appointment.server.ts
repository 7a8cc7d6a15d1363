import { bookMoney, type MoneyEvent } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { isPaid } from "../../domain/payments/online-payment";
import { amountText } from "../../support/payments/amount-text.server";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import { chargedPrice, paidSoFar } from "../../support/appointments/money-writes.server";
import {
  commitChange,
  loadForChange,
  requireDecision,
  type ChangedAppointment,
} from "../appointments/change-appointment.server";

const refusal = (message: string) => new InvalidError([{ field: "appointmentId", message }]);

/**
 * Charges the price of an appointment before it begins, and notes it in its history, such as 'EUR 50.00'. What is charged
 * already, as it is from its beginning on, is noted alone. Nothing is collected by it: that the money came is what marking
 * as paid says. Its state stays as it is; where it does not take place, the charge is taken back.
 * @throws InvalidError where the appointment has no price, or is paid
 */
export async function chargeAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, note, ...request } = parse(changeAppointmentSchema, raw);
  const loaded = await loadForChange(context, id, "appointment.markPaid");
  requireDecision(context, "charge", loaded);
  const { price, appointment } = loaded;
  if (isPaid(appointment)) throw refusal("scheduling:disabled.alreadyPaid");
  if (!price || price.costMinor === 0) throw refusal("scheduling:disabled.nothingToPay");
  const amount = amountText(price.costMinor, price.currencyCode);
  const { patientId, version } = appointment;
  const change = { appointmentId: id, version: version + 1 };
  const events: MoneyEvent[] =
    patientId === null
      ? []
      : [{ event: "charged", ...change, patientId, price: chargedPrice(price), ...paidSoFar(appointment) }];
  return commitChange(
    context,
    { id, ...request, note: note ? `${amount}, ${note}` : amount },
    {
      action: "charge",
      authority: "appointment.markPaid",
      auditAs: "appointment.charge",
      writes: bookMoney(context, events),
    },
    loaded,
  );
}
