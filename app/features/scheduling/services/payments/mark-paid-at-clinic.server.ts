import { amountRefused } from "~/features/billing/public.server";
import { amountWritten } from "~/kernel/money/written-amount";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { isPaid } from "../../domain/payments/online-payment";
import { amountText } from "../../support/payments/amount-text.server";
import { toPayOf } from "../../support/payments/to-pay-of.server";
import { takePaymentSchema } from "../../schemas/payments/take-payment";
import {
  commitChange,
  loadForChange,
  requireDecision,
  type ChangedAppointment,
} from "../appointments/change-appointment.server";
import { paidAtDesk } from "./apply-payment.server";
import { replayedChange } from "../../support/appointments/change-request.server";

const refusal = (message: string) => new InvalidError([{ field: "amount", message }]);

/**
 * Money is taken at the desk for an appointment: all that is asked for of it, or another amount. It is paid once as much was
 * taken as it costs, or as was asked for; a request that is paid to book is confirmed by that, as by paying online. Any
 * other state stays as it is.
 * @throws InvalidError at the amount: none, or more than is owed; ConflictError where a credit pays for it
 */
export async function markPaidAtClinic(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  await authorize(context, "appointment.markPaid");
  const { appointmentId: id, kind, amount, reference, ...said } = parse(takePaymentSchema, raw);
  const request = { id, ...said, asked: [kind, amount, reference].filter(Boolean).join(" ") };
  const loaded = await loadForChange(context, id, "appointment.markPaid");
  const stored = await replayedChange(context, "mark-paid", request);
  if (stored) return stored;
  requireDecision(context, "mark-paid", loaded);
  const { price, appointment } = loaded;
  if (appointment.paidByCreditAt !== null)
    throw new ConflictError("notPossible", [{ field: "", message: "payments:error.paidByCredit" }]);
  const dueMinor = isPaid(appointment) ? 0 : loaded.dueMinor;
  const currencyCode = price?.currencyCode ?? context.profile.currencyCode;
  const toPayMinor = amount === undefined ? await toPayOf(context, { ...loaded, dueMinor }) : 0;
  const asked = amount === undefined ? toPayMinor : amountWritten(amount, currencyCode);
  if (asked === undefined || (amount !== undefined && asked === 0)) throw amountRefused(amount, currencyCode);
  if (asked > dueMinor) throw refusal("payments:error.moreThanOwed");
  // Nothing is left to pay of it: what its patient paid ahead covers the rest.
  const isPart = amount !== undefined && asked < dueMinor;
  const whole = paidAtDesk(loaded);
  const note = [amountText(asked, currencyCode), said.note].filter(Boolean).join(", ");
  return commitChange(
    context,
    request,
    {
      action: "mark-paid",
      authority: "appointment.markPaid",
      ...(isPart ? { note, paysPart: true } : { set: { paidAtClinicAt: context.now }, ...whole.told }),
      ...(asked > 0 ? { taken: { kind, amountMinor: asked, currencyCode, reference } } : {}),
      undoable: true,
    },
    isPart ? loaded : whole.loaded,
  );
}
