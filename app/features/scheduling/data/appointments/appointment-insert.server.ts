import type { CommitContext } from "~/db/commit.server";
import type { AppointmentState } from "../../domain/appointments/appointment-states";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";
import { claimedTimeOf } from "../../domain/appointments/appointment-time";
import { addToCountStatement } from "../lists/appointment-counts.server";
import { historyStatement } from "./appointment-history.server";
import { claimStatements } from "../availability/claims.server";
import { takeDayPlaceStatements } from "../availability/daily-ordinals.server";
import { takeSeatStatements } from "../groups/group-seats.server";

/*
 * The writes of scheduling that every change shares, as statements for `commit`:
 *
 *   book, set, block   insertAppointmentStatements (below) writes all of it: the row, its claims, count, place on the
 *                      day and history.
 *   state changes      guarded: UPDATE appointment ... WHERE version = expected; writes: moveCountStatements, and
 *                      where the new state holds no time, releaseClaimsStatement and releaseDayPlaceStatement;
 *                      historyStatement.
 *   reschedule         guarded: UPDATE appointment with the new time, day, state and version; writes, in this order:
 *                      releaseClaimsStatement, claimStatements (new time), releaseDayPlaceStatement,
 *                      takeDayPlaceStatements (new day), moveCountStatements (old bucket, new bucket),
 *                      historyStatement. A taken time refuses the batch, and the old time is still held.
 *   undo               as a state change; where the state before held the time, claimStatements and
 *                      takeDayPlaceStatements win it back or refuse.
 *
 * A refused claim is CommitRefused with { kind: "unique", table: "slot_claim" }, a full day { kind: "conflict" }.
 */

/** An appointment as it is first written. Instants in UTC ms. */
export interface NewAppointment {
  id: string;
  stateId: AppointmentState;
  type: "video" | "in_patient";
  employeeId: string;
  branchId: string;
  /** Both null for blocked time only. */
  serviceOfferingId: string | null;
  patientId: string | null;
  startsAt: number;
  endsAt: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  lane: number;
  timeZone: string;
  localDay: string;
  /** Zone of the patient's own clock, where they booked it themselves. */
  bookedZone?: string | null;
  reason: string;
  bookedBy: "PUBLIC" | "PATIENT" | "STAFF" | "SYSTEM";
  /** The series that it is set with. */
  seriesId?: string;
  /** The group session in which it takes a seat, instead of the provider's time. */
  sessionId?: string;
  /** Deadline for confirming it by the mailed link, UTC ms. */
  proofDueAt?: number;
  /** When a credit is set aside for it, UTC ms. */
  paidByCreditAt?: number;
}

const INSERT = `INSERT INTO appointment (organization_id, id, state_id, type, employee_id, branch_id, service_offering_id, patient_id,
starts_at, ends_at, buffer_before_minutes, buffer_after_minutes, lane, time_zone, local_day, reason, booked_by, series_id, session_id, proof_due_at, paid_by_credit_at, booked_zone, version, created_at, updated_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?22, ?23, 1, ?21, ?21)`;

function rowStatement({ db, now }: CommitContext, row: NewAppointment): D1PreparedStatement {
  return db.raw(
    INSERT,
    db.organizationId,
    row.id,
    row.stateId,
    row.type,
    row.employeeId,
    row.branchId,
    row.serviceOfferingId,
    row.patientId,
    row.startsAt,
    row.endsAt,
    row.bufferBeforeMinutes,
    row.bufferAfterMinutes,
    row.lane,
    row.timeZone,
    row.localDay,
    row.reason,
    row.bookedBy,
    row.seriesId ?? null,
    row.sessionId ?? null,
    row.proofDueAt ?? null,
    now,
    row.paidByCreditAt ?? null,
    row.bookedZone ?? null,
  );
}

/** What a new appointment holds: a seat of its session, or the provider's time and a place on the day. */
function heldStatements({ db, now }: CommitContext, row: NewAppointment, dailyMaximum: number | null) {
  const { id, employeeId, patientId, sessionId, lane, localDay } = row;
  if (sessionId !== undefined && patientId !== null)
    return takeSeatStatements(db, sessionId, { kind: "APPOINTMENT", id, patientId }, now);
  const time = claimedTimeOf(row);
  const place = { appointmentId: id, employeeId, localDay };
  return [
    ...claimStatements(db, { appointmentId: id, employeeId, lane, time }, now),
    ...(patientId === null ? [] : takeDayPlaceStatements(db, place, dailyMaximum)),
  ];
}

/**
 * Everything that a new appointment writes: row, claims, count, place on its day and history. Blocked time takes no
 * place among the appointments of its day. The patient's row, when it is new too, goes before these.
 */
export function insertAppointmentStatements(
  context: CommitContext,
  row: NewAppointment,
  options: { action: AppointmentAction; dailyMaximum: number | null; patientAgreed?: boolean; doNotNotify?: boolean },
): D1PreparedStatement[] {
  return [
    rowStatement(context, row),
    ...heldStatements(context, row, options.dailyMaximum),
    addToCountStatement(context.db, row),
    historyStatement(context, {
      appointmentId: row.id,
      version: 1,
      action: options.action,
      fromStateId: null,
      toStateId: row.stateId,
      startsAt: row.startsAt,
      patientAgreed: options.patientAgreed,
      doNotNotify: options.doNotNotify,
    }),
  ];
}
