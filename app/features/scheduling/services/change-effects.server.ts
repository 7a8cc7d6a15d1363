import type { OutboxEntry } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange } from "../data/appointment-change-read.server";
import type { AppointmentAction } from "../domain/appointment-state";
import { freedAhead, type ScheduleChange } from "../domain/schedule-change";

export interface Mail {
  template:
    | "appointment.confirmed"
    | "appointment.canceled"
    | "appointment.rescheduled"
    | "appointment.rejected"
    | "appointment.reassigned"
    | "appointment.requestReceived";
  to: "PATIENT" | "EMPLOYEE";
}

interface Effective {
  action: AppointmentAction;
  mails?: readonly Mail[];
  closesRoom?: boolean;
  set?: { employeeId?: string };
}

/** Nobody is told that a visit is off when nobody was told yet that it was on. */
const tellsOfBooking = (template: string) => template === "appointment.booked" || template === "appointment.set";

/** What a change tells others: its mails, held back while it can be taken back, and the end of the waiting. */
export function effectsOf(
  context: RequestContext,
  loaded: AppointmentForChange,
  change: Effective,
  undoUntil: number | null,
): OutboxEntry[] {
  const { appointment, heldMails } = loaded;
  const unknown = change.action === "cancel" && heldMails.some((mail) => tellsOfBooking(mail.template));
  const availableAt = undoUntil ?? context.now;
  const mails = unknown ? [] : (change.mails ?? []);
  const entries: OutboxEntry[] = mails.flatMap(({ template, to }) => {
    const id = to === "PATIENT" ? appointment.patientId : (change.set?.employeeId ?? appointment.employeeId);
    return id === null
      ? []
      : [
          {
            id: uuidv7(context.now),
            topic: "mail",
            payload: { template, to: { kind: to, id }, appointmentId: appointment.id },
            availableAt,
          },
        ];
  });
  if (change.action === "undo" && appointment.patientId !== null) {
    entries.push({ id: uuidv7(context.now), topic: "room.visitReopened", payload: { appointmentId: appointment.id } });
  }
  if (change.closesRoom && appointment.patientId !== null) {
    entries.push({
      id: uuidv7(context.now),
      topic: "room.visitClosed",
      payload: { appointmentId: appointment.id, outcome: change.action },
    });
  }
  return entries;
}

/** Tells those who wait of freed time, from `at` on (UTC ms), such as once it can no longer be taken back. */
export function freedEffects(
  context: RequestContext,
  changes: readonly ScheduleChange[],
  at: number = context.now,
): OutboxEntry[] {
  return freedAhead(changes, context.now).map((freed) => ({
    id: uuidv7(context.now),
    topic: "schedule.freed",
    payload: { ...freed },
    availableAt: at,
  }));
}
