import { listBeforeStatement, restoreBeforeStatements, withdrawBeforeStatements } from "~/features/forms/public.server";
import type { AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import { APPOINTMENT_STATE, type AppointmentState } from "../../domain/appointments/appointment-states";
import type { RequestContext } from "~/platform/context.server";
import type { NewAppointment } from "../../data/appointments/appointment-insert.server";

/** Of a new appointment: that its patient is to be asked what is asked before those of its offering, if anything is. */
export const askedBefore = (
  { db, now, profile }: RequestContext,
  { id, patientId, serviceOfferingId: offeringId }: NewAppointment,
): D1PreparedStatement[] =>
  patientId === null || offeringId === null
    ? []
    : [listBeforeStatement(db, { id, offeringId, briefing: profile.settings.patientBriefing }, now)];

const CALLED_OFF: ReadonlySet<AppointmentState> = new Set([
  APPOINTMENT_STATE.CANCELED,
  APPOINTMENT_STATE.REJECTED,
  APPOINTMENT_STATE.EXPIRED,
]);

/**
 * What is to be filled in before an appointment goes with it: taken back where it is called off, and given back where
 * that is undone.
 */
export function keptBefore(
  { db, now, profile }: RequestContext,
  { id, stateId, serviceOfferingId: offeringId, wayBack }: AppointmentRow,
  after: AppointmentState,
): D1PreparedStatement[] {
  if (CALLED_OFF.has(stateId) === CALLED_OFF.has(after)) return [];
  return CALLED_OFF.has(after)
    ? withdrawBeforeStatements(db, id, now)
    : restoreBeforeStatements(
        db,
        { id, offeringId, briefing: profile.settings.patientBriefing },
        { withdrawnAt: wayBack?.at ?? 0, now },
      );
}
