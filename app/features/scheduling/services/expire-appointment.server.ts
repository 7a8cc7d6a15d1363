import type { RequestContext } from "~/platform/context.server";
import type { Mail } from "./change-effects.server";
import { changeByClock } from "./change-by-clock.server";

/** Both had reckoned with it. */
const TOLD: readonly Mail[] = [
  { template: "appointment.expired", to: "PATIENT" },
  { template: "appointment.expired", to: "EMPLOYEE" },
];

/**
 * Does one due expiry: a request that nobody answered before its start, or that was not paid in time where it must be
 * paid to book, is EXPIRED and lets go of its time. One that was answered, paid, moved or taken away meanwhile stays as
 * it is. Either way the item is done, and safe to do twice.
 */
export function expireAppointment(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  return changeByClock(
    context,
    { ...item, kind: "APPOINTMENT_EXPIRY" },
    { action: "expire", authority: "appointment.expire", mails: TOLD },
  );
}
