import { minorUnitDigits } from "~/kernel/codes/minor-units";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { isPaid } from "../../domain/payments/online-payment";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import {
  commitChange,
  loadForChange,
  requireDecision,
  type ChangedAppointment,
} from "../appointments/change-appointment.server";

const refusal = (message: string) => new InvalidError([{ field: "appointmentId", message }]);

/**
 * Notes in the appointment's history that its price at its place is owed, such as 'EUR 50.00'. Nothing is collected by
 * it: that the money came is what marking as paid says. Its state stays as it is.
 * @throws InvalidError where the appointment has no price, or is paid
 */
export async function chargeAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, note, ...request } = parse(changeAppointmentSchema, raw);
  const loaded = await loadForChange(context, id, "appointment.markPaid");
  requireDecision(context, "charge", loaded);
  const { price } = loaded;
  if (isPaid(loaded.appointment)) throw refusal("scheduling:disabled.alreadyPaid");
  if (!price || price.costMinor === 0) throw refusal("scheduling:disabled.nothingToPay");
  const digits = minorUnitDigits(price.currencyCode);
  const amount = `${price.currencyCode} ${(price.costMinor / 10 ** digits).toFixed(digits)}`;
  return commitChange(
    context,
    { id, ...request, note: note ? `${amount}, ${note}` : amount },
    { action: "charge", authority: "appointment.markPaid", auditAs: "appointment.charge" },
    loaded,
  );
}
