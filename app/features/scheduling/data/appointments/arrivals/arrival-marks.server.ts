import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";
import { and, eq } from "drizzle-orm";
import { pick } from "~/db/pick.server";
import { appointmentArrival } from "~/db/schema/arrivals.server";
import type { Arrival } from "../../../domain/appointments/arrivals/arrival-stage";

/** The mark that the patient of an appointment has come; null where nobody said so. */
export async function readArrival(db: TenantDb, appointmentId: string): Promise<Arrival | null> {
  const [row] = await db.orm
    .select(
      pick({
        arrivedAt: appointmentArrival.arrivedAt,
        way: appointmentArrival.way,
        calledAt: appointmentArrival.calledAt,
        room: appointmentArrival.room,
        leftAt: appointmentArrival.leftAt,
      }),
    )
    .from(appointmentArrival)
    .where(and(db.own(appointmentArrival), eq(appointmentArrival.appointmentId, appointmentId)));
  return row ?? null;
}

const WRITE = `INSERT INTO appointment_arrival (organization_id, appointment_id, arrived_at, way, called_at, room, left_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (organization_id, appointment_id) DO UPDATE SET arrived_at = excluded.arrived_at, way = excluded.way,
called_at = excluded.called_at, room = excluded.room, left_at = excluded.left_at`;
const DROP = "DELETE FROM appointment_arrival WHERE organization_id = ?1 AND appointment_id = ?2";

/**
 * Writes the mark as it is from now on, or takes it away (null). The appointment's own version, in the same batch,
 * decides which of two writes is first.
 */
export function arrivalStatement(
  { db }: CommitContext,
  appointmentId: string,
  arrival: Arrival | null,
): D1PreparedStatement {
  if (!arrival) return db.raw(DROP, db.organizationId, appointmentId);
  const { arrivedAt, way, calledAt, room, leftAt } = arrival;
  return db.raw(WRITE, db.organizationId, appointmentId, arrivedAt, way, calledAt, room, leftAt);
}
