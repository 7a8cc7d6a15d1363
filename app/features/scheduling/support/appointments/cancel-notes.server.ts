import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { APPOINTMENT_STATE, isAhead } from "../../domain/appointments/appointment-states";
import { backUntil, type CancelNote, type CancelNotes } from "../../domain/appointments/telling/cancel-note";
import { actingAs } from "../../domain/booking/acting-as";
import { isPaid } from "../../domain/payments/online-payment";
import { leavesCredit } from "./credit-writes.server";

/** What canceling would do now, for this person. */
function noteBefore(context: RequestContext, { appointment, settledMinor }: AppointmentForChange): CancelNote | null {
  if (!isAhead(appointment.stateId)) return null;
  if (appointment.paidByCreditAt === null) return settledMinor > 0 || isPaid(appointment) ? "money" : null;
  const left = leavesCredit(context, appointment, APPOINTMENT_STATE.CANCELED);
  return left.paidByCreditAt === null ? "creditBack" : "creditUsed";
}

/** What canceling did: a credit that is used up goes on to pay for it, one that was given back pays no more. */
function noteAfter({ appointment }: AppointmentForChange): CancelNotes["canceled"] {
  const { stateId, paidByCreditAt, wayBack } = appointment;
  if (stateId !== APPOINTMENT_STATE.CANCELED) return null;
  if (paidByCreditAt !== null) return "creditUsed";
  const paidBefore = wayBack?.action === "cancel" ? (wayBack.before.paidByCreditAt ?? null) : null;
  return paidBefore === null ? null : "creditBack";
}

/** What is said of the credit or the money of an appointment beside canceling it, and once it is. */
export function cancelNotes(context: RequestContext, loaded: AppointmentForChange): CancelNotes {
  const { stateId, startsAt, paidByCreditAt } = loaded.appointment;
  const hours = context.profile.settings.credits.returnHours;
  const ifCanceled = noteBefore(context, loaded);
  // What the practice cancels comes back at any time.
  const isOwn = actingAs(context.actor.kind) === "patient";
  const until = isOwn ? backUntil(ifCanceled, { startsAt, now: context.now, hours }) : undefined;
  return {
    ifCanceled,
    ...(until === undefined ? {} : { until }),
    canceled: noteAfter(loaded),
    heldAgain: isAhead(stateId) && paidByCreditAt !== null,
    hours,
  };
}
