import { listBeforeStatement, restoreBeforeStatements, withdrawBeforeStatements } from "~/features/forms/public.server";
import type { AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import type { AppointmentState } from "../../domain/appointments/appointment-states";
import { isGone } from "../../domain/payments/online-payment";
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

/**
 * What is to be filled in before an appointment goes with it: taken back where it is called off, and given back where
 * that is undone.
 */
export function keptBefore(
  { db, now, profile }: RequestContext,
  { id, stateId, serviceOfferingId: offeringId, wayBack }: AppointmentRow,
  after: AppointmentState,
): D1PreparedStatement[] {
  if (isGone(stateId) === isGone(after)) return [];
  return isGone(after)
    ? withdrawBeforeStatements(db, id, now)
    : restoreBeforeStatements(
        db,
        { id, offeringId, briefing: profile.settings.patientBriefing },
        { withdrawnAt: wayBack?.at ?? 0, now },
      );
}
