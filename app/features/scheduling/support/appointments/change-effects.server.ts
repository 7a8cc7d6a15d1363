import type { OutboxEntry } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import type { AppointmentAction } from "../../domain/appointments/appointment-state";
import { freedAhead, type ScheduleChange } from "../../domain/availability/schedule-change";

interface AppointmentMail {
  template:
    | "appointment.confirmed"
    | "appointment.canceled"
    | "appointment.rescheduled"
    | "appointment.rejected"
    | "appointment.expired"
    | "appointment.reassigned"
    | "appointment.requestReceived";
  to: "PATIENT" | "EMPLOYEE";
}

/** One mail for all appointments of a series that were called off from one of them on. */
interface SeriesMail {
  template: "series.canceled";
  to: "PATIENT";
  seriesId: string;
  fromAppointmentId: string;
}

export type Mail = AppointmentMail | SeriesMail;

interface Effective {
  action: AppointmentAction;
  mails?: readonly Mail[];
  closesRoom?: boolean;
  set?: { employeeId?: string };
}

/** Nobody is told that an appointment is off when nobody was told yet that it was on. */
const TELLS_OF_BOOKING: ReadonlySet<string> = new Set([
  "appointment.booked",
  "appointment.set",
  "appointment.payRequest",
]);
const TELLS_OF_END: ReadonlySet<string> = new Set([
  "appointment.canceled",
  "appointment.rejected",
  "appointment.expired",
]);

/**
 * Whether it tells of the end of what its receiver has not heard of: the doctor of a request that is not confirmed by
 * mail, or not paid; and whoever was asked to confirm one by mail knows when it ends.
 */
function isUnheardEnd({ appointment, heldMails }: AppointmentForChange, { template, to }: Mail): boolean {
  if (!TELLS_OF_END.has(template)) return false;
  if (appointment.proofDueAt !== null) return to === "EMPLOYEE" || template === "appointment.expired";
  return to === "EMPLOYEE" && heldMails.some((mail) => mail.template === "appointment.requestReceived");
}

/** What a change tells others: its mails, held back while it can be taken back, and the end of the waiting. */
export function effectsOf(
  context: RequestContext,
  loaded: AppointmentForChange,
  change: Effective,
  undoUntil: number | null,
): OutboxEntry[] {
  const { appointment, heldMails } = loaded;
  const unknown = change.action === "cancel" && heldMails.some((mail) => TELLS_OF_BOOKING.has(mail.template));
  const availableAt = undoUntil ?? context.now;
  const mails = unknown ? [] : (change.mails ?? []).filter((mail) => !isUnheardEnd(loaded, mail));
  const entries: OutboxEntry[] = mails.flatMap((mail) => {
    const { to } = mail;
    const id = to === "PATIENT" ? appointment.patientId : (change.set?.employeeId ?? appointment.employeeId);
    if (id === null) return [];
    const whom = { kind: to, id } as const;
    // Without the appointment's own id, undoing it alone does not withdraw what is told of the others.
    const payload =
      mail.template === "series.canceled"
        ? { template: mail.template, to: whom, seriesId: mail.seriesId, fromAppointmentId: mail.fromAppointmentId }
        : { template: mail.template, to: whom, appointmentId: appointment.id };
    return [outboxEntry(context, "mail", payload, { availableAt })];
  });
  if (change.action === "undo" && appointment.patientId !== null) {
    entries.push(outboxEntry(context, "room.visitReopened", { appointmentId: appointment.id }));
  }
  if (change.set?.employeeId !== undefined && appointment.patientId !== null) {
    const payload = { appointmentId: appointment.id, fromEmployeeId: appointment.employeeId };
    entries.push(outboxEntry(context, "room.visitMoved", payload));
  }
  if (change.closesRoom && appointment.patientId !== null) {
    entries.push(outboxEntry(context, "room.visitClosed", { appointmentId: appointment.id, outcome: change.action }));
  }
  return entries;
}

/** Tells those who wait for a seat of a session that there may be one, from `at` on (UTC ms). */
export const seatFreedEffect = (
  context: RequestContext,
  sessionId: string,
  at: number = context.now,
  notTo = "",
): OutboxEntry =>
  outboxEntry(context, "session.seatFreed", { sessionId, ...(notTo === "" ? {} : { notTo }) }, { availableAt: at });

/** Tells those who wait of freed time, from `at` on (UTC ms), such as once it can no longer be taken back. */
export function freedEffects(
  context: RequestContext,
  changes: readonly ScheduleChange[],
  at: number = context.now,
): OutboxEntry[] {
  return freedAhead(changes, context.now).map((freed) =>
    outboxEntry(context, "schedule.freed", freed, { availableAt: at }),
  );
}
