import type { RequestContext } from "~/platform/context.server";
import {
  readConcludedAt,
  readOwnAppointmentIds,
  type OwnAppointmentsWanted,
} from "../../data/appointments/patients-appointments.server";
import { readSummaries, readSummary } from "../../data/lists/appointment-rows-read.server";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";

/**
 * The ids of some of a patient's own appointments, in the order in which they are asked for, for what other features
 * know of them to be read in the same moment as they themselves. The caller has authorized it.
 */
export const ownAppointmentIds = ({ db }: RequestContext, wanted: OwnAppointmentsWanted): Promise<string[]> =>
  readOwnAppointmentIds(db, wanted);

/** Appointments by their ids, at most 90, in the order of these. The caller has authorized it. */
export const appointmentsById = ({ db }: RequestContext, ids: readonly string[]): Promise<AppointmentSummary[]> =>
  readSummaries(db, ids);

/** An appointment that took place: what is known of it, and when it was concluded. Instants in UTC ms. */
export type HeldAppointment = AppointmentSummary & { concludedAt: number | null };

/** One appointment by its id; null where there is none. The caller has authorized it. */
export async function heldAppointment({ db }: RequestContext, id: string): Promise<HeldAppointment | null> {
  const [summary, concludedAt] = await Promise.all([readSummary(db, id), readConcludedAt(db, id)]);
  return summary ? { ...summary, concludedAt } : null;
}
