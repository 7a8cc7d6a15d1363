import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  readForChange,
  type AppointmentForChange,
  type AppointmentRow,
} from "../../data/appointments/appointment-change-read.server";
import { UNPAID_LIMIT_MS } from "../../domain/appointments/appointment-conditions";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { HeldUntilView } from "../../domain/booking/booking-view";
import { countsAsPaid, type PaidBy } from "../../domain/payments/online-payment";
import { subjectOf } from "../appointments/change-appointment.server";

interface Requested extends Pick<AppointmentForChange, "payToBook" | "price" | "dueMinor"> {
  appointment: Pick<AppointmentRow, "stateId" | "proofDueAt" | "createdAt"> & PaidBy;
}

/** What a loaded request waits for; null where it holds its time until it is answered. */
export function heldUntilOf(requested: Requested): HeldUntilView | null {
  const { appointment, payToBook } = requested;
  if (appointment.stateId !== APPOINTMENT_STATE.NEW) return null;
  if (appointment.proofDueAt !== null) return { awaits: "proof", until: appointment.proofDueAt };
  return payToBook && !countsAsPaid(requested)
    ? { awaits: "payment", until: appointment.createdAt + UNPAID_LIMIT_MS }
    : null;
}

/** What a request waits for, for the mail that says so. */
export async function heldUntil(context: RequestContext, id: string): Promise<HeldUntilView | null> {
  await authorize(context, "appointment.read");
  const loaded = await readForChange(context.db, id, context.now);
  if (!loaded) return null;
  await authorize(context, "appointment.read", subjectOf(loaded.appointment));
  return heldUntilOf(loaded);
}
