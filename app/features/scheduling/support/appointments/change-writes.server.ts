import type { DueEntry } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import {
  askAgainForMailStatements,
  dropExpiryStatement,
  restoreRelationStatement,
  withdrawMailStatements,
  type RowChange,
} from "../../data/appointments/appointment-change-write.server";
import type { AppointmentForChange, AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import {
  addToCountStatement,
  moveCountStatements,
  takeFromCountStatement,
} from "../../data/lists/appointment-counts.server";
import { creditWrites } from "./credit-writes.server";
import { discountWrites } from "./discount-writes.server";
import { historyStatement } from "../../data/appointments/appointment-history.server";
import { dropRequestStatement, proveRequestStatement } from "../../data/booking/open-requests.server";
import { claimStatements, releaseClaimsStatement } from "../../data/availability/claims.server";
import { releaseSeatStatement, takeSeatStatements } from "../../data/groups/group-seats.server";
import { releaseDayPlaceStatement, takeDayPlaceStatements } from "../../data/availability/daily-ordinals.server";
import {
  NO_SHOW_AFTER_MS,
  REMINDED_WITHIN_MS,
  UNPAID_LIMIT_MS,
} from "../../domain/appointments/appointment-conditions";
import { APPOINTMENT_STATE, holdsTime, type AppointmentState } from "../../domain/appointments/appointment-states";
import { countsAsPaid } from "../../domain/payments/online-payment";
import { changesBetween, type ScheduleChange } from "../../domain/availability/schedule-change";
import { claimedTimeOf } from "../../domain/appointments/appointment-time";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";
import { keptBefore } from "../booking/asked-before.server";
import { moneyWrites, type TakenForAppointment } from "./money-writes.server";

/** States that run out when their start passes unanswered. */
const EXPIRING: readonly AppointmentState[] = [
  APPOINTMENT_STATE.NEW,
  APPOINTMENT_STATE.RESCHEDULED,
  APPOINTMENT_STATE.NEW_FROM_ORGANIZATION,
];
/** Agreed appointments that nobody began. */
const AGREED: readonly AppointmentState[] = [APPOINTMENT_STATE.CONFIRMED, APPOINTMENT_STATE.CONFIRMED_WALKIN];
/** Appointments that took place: their patients may be asked how it was. */
const HELD: readonly AppointmentState[] = [APPOINTMENT_STATE.CONCLUDED, APPOINTMENT_STATE.COMPLETED];

/**
 * When the clock looks at an appointment: at a request just after its start, where nobody answered, from where a time
 * that the clinic proposed is looked at again a day after its end; at a request that
 * holds its time for a while also at `heldUntil` (UTC ms); at an agreed appointment once the clinic has had a day to
 * say how it went, and from the earliest time on at which its patient can be reminded; at one that took place for what
 * is said after it.
 */
export function expiryOf(
  id: string,
  stateId: AppointmentState,
  startsAt: number,
  heldUntil: number | null = null,
): DueEntry[] {
  if (AGREED.includes(stateId))
    return [
      { kind: "APPOINTMENT_NO_SHOW", id, dueAt: startsAt + NO_SHOW_AFTER_MS },
      { kind: "APPOINTMENT_MESSAGE", id, dueAt: startsAt - REMINDED_WITHIN_MS },
    ];
  if (HELD.includes(stateId)) return [{ kind: "APPOINTMENT_MESSAGE", id, dueAt: startsAt }];
  if (!EXPIRING.includes(stateId)) return [];
  const unanswered: DueEntry = { kind: "APPOINTMENT_EXPIRY", id, dueAt: startsAt + 1 };
  return heldUntil === null || heldUntil > startsAt ? [unanswered] : [{ ...unanswered, dueAt: heldUntil }, unanswered];
}

/**
 * Until when a request holds its time though it is not confirmed by mail, or not paid where it must be; null where it
 * holds it until its start, or that is over.
 */
function heldUntil(now: number, loaded: AppointmentForChange, after: AppointmentRow): number | null {
  if (after.proofDueAt !== null) return after.proofDueAt;
  const limit = after.createdAt + UNPAID_LIMIT_MS;
  const isPaid = countsAsPaid({ ...loaded, appointment: after });
  const owes = loaded.payToBook && !isPaid && after.stateId === APPOINTMENT_STATE.NEW;
  return owes && limit > now ? limit : null;
}

/** What becomes of a request that was counted: answered it is open no longer, and counts as its asker's once proven. */
function requestWrites({ db }: RequestContext, before: AppointmentRow, after: AppointmentRow): D1PreparedStatement[] {
  const { id, startsAt } = after;
  if (after.stateId !== APPOINTMENT_STATE.NEW) return [dropRequestStatement(db, id)];
  return before.proofDueAt !== null && after.proofDueAt === null ? [proveRequestStatement(db, id, startsAt)] : [];
}

/** Its state holds time, and it is on the list. */
const holdsNow = ({ stateId, disabledAt }: AppointmentRow) => holdsTime(stateId) && disabledAt === null;

/** Gives up the seat of a session that is held no longer, and takes the one that is held from now on. */
function seatWrites({ db, now }: RequestContext, appointment: AppointmentRow, after: AppointmentRow) {
  const { id, patientId } = appointment;
  const held = holdsNow(appointment);
  const holds = holdsNow(after);
  if (held === holds && after.sessionId === appointment.sessionId) return [];
  const seat = { kind: "APPOINTMENT", id, patientId: patientId ?? "" } as const;
  return [
    ...(held ? [releaseSeatStatement(db, id)] : []),
    ...(holds ? takeSeatStatements(db, after.sessionId ?? "", seat, now) : []),
  ];
}

/** Gives up the time that is held no longer, and takes the one that is held from now on. */
function timeWrites(
  { db, now }: RequestContext,
  { appointment, dailyMaximum }: AppointmentForChange,
  after: AppointmentRow,
): D1PreparedStatement[] {
  const { id, patientId } = appointment;
  const { employeeId } = after;
  const held = holdsNow(appointment);
  const holds = holdsNow(after);
  const moved =
    employeeId !== appointment.employeeId ||
    after.startsAt !== appointment.startsAt ||
    after.endsAt !== appointment.endsAt ||
    after.lane !== appointment.lane;
  if (held === holds && !moved) return [];
  const writes = held ? [releaseClaimsStatement(db, id), releaseDayPlaceStatement(db, id)] : [];
  if (!holds) return writes;
  const time = claimedTimeOf(after);
  writes.push(...claimStatements(db, { appointmentId: id, employeeId, lane: after.lane, time }, now));
  // A place on the day that staff overrode is beyond the maximum anyway.
  const maximum = after.lane === 0 ? dailyMaximum : null;
  if (patientId !== null)
    writes.push(...takeDayPlaceStatements(db, { appointmentId: id, employeeId, localDay: after.localDay }, maximum));
  return writes;
}

/** Where it is counted from now on: nowhere once it has left the list, again where that is undone. */
function countWrites({ db }: RequestContext, before: AppointmentRow, after: AppointmentRow): D1PreparedStatement[] {
  if (before.disabledAt !== null) return after.disabledAt === null ? [addToCountStatement(db, after)] : [];
  return after.disabledAt === null ? moveCountStatements(db, before, after) : [takeFromCountStatement(db, before)];
}

/** What is said of a change beside what it leaves in the row. */
export interface SaidOfChange {
  action: AppointmentAction;
  note?: string | undefined;
  patientAgreed?: boolean | undefined;
  doNotNotify?: boolean | undefined;
  /** Money that it takes at the desk. */
  taken?: TakenForAppointment | undefined;
}

/** The mails that wait and are not true any more: what was told of a time before a move, or of a state before. */
export function untrueMails(
  { appointment, heldMails }: Pick<AppointmentForChange, "appointment" | "heldMails">,
  { stateId }: Pick<RowChange, "stateId">,
  action: AppointmentAction,
): string[] {
  if (action === "undo") {
    const own = appointment.wayBack?.told.map(({ id }) => id) ?? [];
    return heldMails.filter(({ id }) => own.includes(id)).map(({ id }) => id);
  }
  // What asks for money is not true once some came.
  if (action === "mark-paid" || action === "pay" || (action === "pay-with-credit" && stateId === appointment.stateId))
    return heldMails.filter(({ template }) => template === "appointment.paymentDue").map(({ id }) => id);
  const confirmedMove = action === "reschedule" && stateId === APPOINTMENT_STATE.CONFIRMED;
  return stateId !== appointment.stateId || confirmedMove ? heldMails.map(({ id }) => id) : [];
}

/** What an undo writes beside what follows from the row: the mails that its change withdrew are asked for again. */
function undoWrites(context: RequestContext, { appointment: { id, wayBack } }: AppointmentForChange) {
  if (!wayBack) return [];
  return [
    restoreRelationStatement(context, id, wayBack.before),
    ...wayBack.withdrew.flatMap((mail) => askAgainForMailStatements(context.db, mail, context.now)),
  ];
}

/** The row that a change leaves. */
export const rowAfter = (appointment: AppointmentRow, row: RowChange): AppointmentRow => ({
  ...appointment,
  ...row,
  disabledAt: row.disabledAt ?? null,
  proofDueAt: row.proofDueAt ?? null,
});

/**
 * What every change writes besides the row itself: time held, count, history, expiry, money, and the mails that it makes
 * untrue. They follow from the row before and after.
 */
export function changeWrites(
  context: RequestContext,
  loaded: AppointmentForChange,
  row: RowChange,
  said: SaidOfChange,
): { writes: D1PreparedStatement[]; due: DueEntry[]; changes: ScheduleChange[] } {
  const { db } = context;
  const { appointment } = loaded;
  const after = said.action === "undo" ? restoredRow(appointment, row) : rowAfter(appointment, row);
  const entry = {
    ...said,
    appointmentId: appointment.id,
    version: appointment.version + 1,
    fromStateId: appointment.stateId,
    toStateId: row.stateId,
    startsAt: after.startsAt,
  };
  return {
    writes: [
      ...(appointment.sessionId === null
        ? timeWrites(context, loaded, after)
        : seatWrites(context, appointment, after)),
      ...countWrites(context, appointment, after),
      historyStatement(context, entry),
      ...(said.action === "undo" ? undoWrites(context, loaded) : []),
      dropExpiryStatement(db, appointment.id),
      ...moneyWrites(context, loaded, after, said),
      ...creditWrites(context, appointment, after),
      ...discountWrites(context, loaded, after),
      ...requestWrites(context, appointment, after),
      ...keptBefore(context, appointment, after.stateId),
      ...untrueMails(loaded, row, said.action).flatMap((mail) => withdrawMailStatements(db, mail)),
    ],
    changes: changesBetween(
      { holder: appointment, holds: holdsNow(appointment) },
      { holder: after, holds: holdsNow(after) },
    ),
    due:
      after.disabledAt === null
        ? expiryOf(appointment.id, row.stateId, after.startsAt, heldUntil(context.now, loaded, after))
        : [],
  };
}

/** The row that an undo leaves: all of it as it was, but for how long a request waits for its mailed link. */
const restoredRow = (appointment: AppointmentRow, { proofDueAt = null }: RowChange): AppointmentRow => ({
  ...appointment,
  ...appointment.wayBack?.before,
  proofDueAt,
});
