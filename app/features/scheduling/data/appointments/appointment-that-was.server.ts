import { and, eq, inArray, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment } from "~/db/schema/scheduling.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";

/** The person whose appointments count. */
export interface AppointmentsLookedAt {
  /** Empty for a stranger, of whom there are none. */
  patientId: string;
  /** Only those that this patient booked; null for all. */
  bookedBy: string | null;
}

/**
 * An appointment of a patient that took place, if there is one: they have been here. The plus keeps SQLite from walking
 * the appointments of those states instead of the patient's.
 */
export const appointmentThatWas = (db: TenantDb, { patientId, bookedBy }: AppointmentsLookedAt) =>
  db.orm
    .select(pick({ id: appointment.id }))
    .from(appointment)
    .where(
      and(
        db.own(appointment),
        eq(appointment.patientId, patientId),
        bookedBy === null ? undefined : eq(appointment.bookedByPatientId, bookedBy),
        inArray(sql`+${appointment.stateId}`, [APPOINTMENT_STATE.CONCLUDED, APPOINTMENT_STATE.COMPLETED]),
      ),
    )
    .limit(1);
