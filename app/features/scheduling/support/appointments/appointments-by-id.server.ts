import type { RequestContext } from "~/platform/context.server";
import {
  readConcludedAt,
  readOwnAppointmentIds,
  type OwnAppointmentsWanted,
} from "../../data/appointments/patients-appointments.server";
import { readSummaries, readSummary } from "../../data/lists/appointment-rows-read.server";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";

/** Some of a patient's own appointments, in the order in which they are asked for. The caller has authorized it. */
export async function ownAppointments(
  { db }: RequestContext,
  wanted: OwnAppointmentsWanted,
): Promise<AppointmentSummary[]> {
  return readSummaries(db, await readOwnAppointmentIds(db, wanted));
}

/** An appointment that took place: what is known of it, and when it was concluded. Instants in UTC ms. */
export type HeldAppointment = AppointmentSummary & { concludedAt: number | null };

/** One appointment by its id; null where there is none. The caller has authorized it. */
export async function heldAppointment({ db }: RequestContext, id: string): Promise<HeldAppointment | null> {
  const [summary, concludedAt] = await Promise.all([readSummary(db, id), readConcludedAt(db, id)]);
  return summary ? { ...summary, concludedAt } : null;
}
