import { listBeforeStatement } from "~/features/forms/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { NewAppointment } from "../../data/appointments/appointment-insert.server";

/** Of a new appointment: that its patient is to be asked what is asked before those of its offering, if anything is. */
export const askedBefore = (
  { db, now }: RequestContext,
  { id, patientId, serviceOfferingId: offeringId }: NewAppointment,
): D1PreparedStatement[] =>
  patientId === null || offeringId === null ? [] : [listBeforeStatement(db, { id, offeringId }, now)];
