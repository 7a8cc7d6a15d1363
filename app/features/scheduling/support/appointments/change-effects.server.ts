import type { OutboxEntry } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { holdsTime } from "../../domain/appointments/appointment-states";
import type { AppointmentAction } from "../../domain/appointments/appointment-state";
import type { ToldOf } from "../../domain/appointments/way-back";
import { freedAhead, type ScheduleChange } from "../../domain/availability/schedule-change";

interface AppointmentMail {
  template:
    | "appointment.confirmed"
    | "appointment.canceled"
    | "appointment.rescheduled"
    | "appointment.rejected"
    | "appointment.expired"
    | "appointment.reassigned"
    | "appointment.requestReceived"
    | "appointment.undone";
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
  /** Staff ask for nobody to be notified. */
  doNotNotify?: boolean | undefined;
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

/** The mails of a change, from `at` on (UTC ms), and whom they tell of this very appointment. */
function mailEntries(
  context: RequestContext,
  { appointment }: AppointmentForChange,
  change: Effective,
  mails: readonly Mail[],
  at: number,
): { entry: OutboxEntry; told: ToldOf[] }[] {
  return mails.flatMap((mail) => {
    const { to } = mail;
    const id = to === "PATIENT" ? appointment.patientId : (change.set?.employeeId ?? appointment.employeeId);
    if (id === null) return [];
    const whom = { kind: to, id } as const;
    // Without the appointment's own id, undoing it alone does not withdraw what is told of the others.
    const ofSeries = mail.template === "series.canceled";
    const payload = ofSeries
      ? { template: mail.template, to: whom, seriesId: mail.seriesId, fromAppointmentId: mail.fromAppointmentId }
      : { template: mail.template, to: whom, appointmentId: appointment.id };
    const entry = outboxEntry(context, "mail", payload, { availableAt: at });
    return [{ entry, told: ofSeries ? [] : [{ id: entry.id, to: whom }] }];
  });
}

/** Whoever was told of a change, and whose mail is on its way, is told that it was undone. */
function undoneEntries(context: RequestContext, { appointment, heldMails }: AppointmentForChange): OutboxEntry[] {
  const sent = appointment.wayBack?.told.filter(({ id }) => heldMails.every((held) => held.id !== id)) ?? [];
  return sent.map(({ to }) =>
    outboxEntry(context, "mail", { template: "appointment.undone", to, appointmentId: appointment.id }),
  );
}

/** What a change tells the waiting room of the appointment's patient. */
function roomEntries(context: RequestContext, { appointment }: AppointmentForChange, change: Effective): OutboxEntry[] {
  const { id: appointmentId, employeeId: fromEmployeeId, patientId, wayBack } = appointment;
  if (patientId === null) return [];
  const undoes = change.action === "undo";
  const to = undoes ? wayBack?.before.employeeId : change.set?.employeeId;
  // Taking back what was done after its end, such as a payment, leaves the appointment at its end.
  const reopens = undoes && wayBack !== null && holdsTime(wayBack.before.stateId);
  return [
    ...(reopens ? [outboxEntry(context, "room.visitReopened", { appointmentId })] : []),
    ...(to !== undefined && to !== (undoes ? fromEmployeeId : undefined)
      ? [outboxEntry(context, "room.visitMoved", { appointmentId, fromEmployeeId })]
      : []),
    ...(change.closesRoom ? [outboxEntry(context, "room.visitClosed", { appointmentId, outcome: change.action })] : []),
  ];
}

/**
 * What a change tells others: its mails, held back until `at` (UTC ms), and what it means for the waiting; and whom the
 * mails tell.
 */
export function effectsOf(
  context: RequestContext,
  loaded: AppointmentForChange,
  change: Effective,
  at: number,
): { outbox: OutboxEntry[]; told: ToldOf[] } {
  const unknown = change.action === "cancel" && loaded.heldMails.some((mail) => TELLS_OF_BOOKING.has(mail.template));
  const quiet = unknown || change.doNotNotify === true;
  const heard = quiet ? [] : (change.mails ?? []).filter((mail) => !isUnheardEnd(loaded, mail));
  const mails = mailEntries(context, loaded, change, heard, at);
  return {
    outbox: [
      ...mails.map(({ entry }) => entry),
      ...(change.action === "undo" ? undoneEntries(context, loaded) : []),
      ...roomEntries(context, loaded, change),
    ],
    told: mails.flatMap(({ told }) => told),
  };
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
