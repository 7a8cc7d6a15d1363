import { closePaymentsOfAppointment, flagPayment, paymentsOfAppointment } from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { UpstreamError } from "~/platform/http/errors.server";
import { readForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { putOffExpiry } from "../../data/appointments/due-expiry.server";
import { proposalEndsAt, UNPAID_LIMIT_MS } from "../../domain/appointments/appointment-conditions";
import { decide } from "../../domain/appointments/appointment-state";
import { applyNow } from "../payments/apply-payment.server";
import { decided, factsOf } from "./change-appointment.server";
import type { Mail } from "../../support/appointments/change-effects.server";
import { changeByClock } from "./change-by-clock.server";

/** Both had reckoned with it. */
const TOLD: readonly Mail[] = [
  { template: "appointment.expired", to: "PATIENT" },
  { template: "appointment.expired", to: "EMPLOYEE" },
];

/** A gateway that does not answer holds a request's time for so long beyond its limit (UTC ms), and no longer. */
const PATIENCE_MS = 60 * 60_000;

/**
 * Before a request runs out, its payments are looked at: what is open is ended at the gateway, so that nobody pays for
 * what is gone, and what was paid meanwhile takes effect, told of or not.
 * @throws UpstreamError where a gateway does not answer: the item is tried again
 */
async function settleBefore(context: RequestContext, loaded: AppointmentForChange): Promise<void> {
  const { id } = loaded.appointment;
  if (!decide("expire", "system", decided(loaded), factsOf(context)).ok) return;
  const stored = await paymentsOfAppointment(context.db, id);
  if (stored.length === 0) return;
  try {
    await closePaymentsOfAppointment(context, id);
  } catch (error) {
    const { createdAt } = loaded.appointment;
    if (!(error instanceof UpstreamError) || context.now < createdAt + UNPAID_LIMIT_MS + PATIENCE_MS) throw error;
    for (const payment of stored) await flagPayment(context, payment, "UNREACHABLE");
  }
  const paid = (await paymentsOfAppointment(context.db, id)).find(({ status }) => status === "PAID");
  if (paid) await applyNow(context, paid);
}

/**
 * Does one due expiry: a request that nobody answered before its start, or that was not paid in time where it must be
 * paid to book, is EXPIRED and lets go of its time; a time that the clinic proposed only a day after its end, until when
 * staff can say what became of it. One that was answered, paid, moved or taken away meanwhile stays as
 * it is. Either way the item is done, and safe to do twice.
 */
export async function expireAppointment(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  await authorize(context, "appointment.expire");
  const look = { ...item, kind: "APPOINTMENT_EXPIRY" } as const;
  const loaded = await readForChange(context.db, item.id, context.now);
  const until = loaded && proposalEndsAt(loaded.appointment.stateId, loaded.appointment.endsAt);
  if (until && context.now < until) return putOffExpiry(context.db, look, until);
  if (loaded) await settleBefore(context, loaded);
  await changeByClock(context, look, { action: "expire", authority: "appointment.expire", mails: TOLD });
}
