import { uninvoicedStatement } from "~/features/billing/public.server";
import { actsForClinic } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { isOwed } from "../../domain/payments/owed";
import { payWithCreditSchema } from "../../schemas/payments/pay-with-credit";
import { replayedChange } from "../../support/appointments/change-request.server";
import { lacksCredit, maySpendCredits, noCredit, requireCost } from "../../support/booking/booking-credit.server";
import { priceStands } from "../../support/payments/price-stands.server";
import {
  commitChange,
  loadForChange,
  requireDecision,
  type ChangedAppointment,
} from "../appointments/change-appointment.server";
import { toldOfPaid } from "./apply-payment.server";

/**
 * One of the patient's credits pays for an appointment that is there already: set aside for one to come, spent for one
 * that took place. A request that is paid to book is confirmed. What was charged is taken back, and the uses of its
 * discounts are given back. Staff can undo it.
 * @throws InvalidError at `payWithCredit` where nobody known is signed in, no credit is valid then, or there is nothing
 *   to pay, or a part of it is paid, or it is being paid or invoiced; ConflictError
 */
export async function payWithCredit(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const isStaff = actsForClinic(context.actor);
  const authority = isStaff ? "appointment.markPaid" : "payment.make";
  await authorize(context, authority);
  const { appointmentId: id, ...said } = parse(payWithCreditSchema, raw);
  const loaded = await loadForChange(context, id, authority);
  if (!maySpendCredits(context)) throw noCredit("signIn");
  const request = { id, ...said };
  const stored = await replayedChange(context, "pay-with-credit", request);
  if (stored) return stored;
  const stateId = requireDecision(context, "pay-with-credit", loaded);
  const { appointment, price, dueMinor, isCharged } = loaded;
  const stands = await priceStands(context, loaded);
  if (stands !== null) throw noCredit(stands);
  requireCost(price?.costMinor);
  if (dueMinor !== price?.costMinor) throw noCredit("partlyPaid");
  const confirms = stateId !== appointment.stateId && stateId === APPOINTMENT_STATE.CONFIRMED;
  const paidByCreditAt = context.now;
  return commitChange(
    context,
    request,
    {
      ...{ action: "pay-with-credit", authority, auditAs: "appointment.payWithCredit" },
      set: { paidByCreditAt },
      // What was charged before it begins would not be charged again by an undo.
      undoable: isStaff && (isOwed(appointment) || !isCharged),
      ...(confirms ? { mails: toldOfPaid(loaded) } : {}),
      writes: [uninvoicedStatement(context.db, id)],
    },
    loaded,
  ).catch(async (error: unknown) => {
    const isRefused =
      error instanceof ConflictError && (await lacksCredit(context, { ...appointment, paidByCreditAt }));
    throw isRefused ? noCredit("none") : error;
  });
}
