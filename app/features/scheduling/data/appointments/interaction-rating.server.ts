import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment } from "~/db/schema/scheduling.server";
import { APPOINTMENT_STATE as S } from "../../domain/appointments/appointment-states";

/** How their providers found some appointments (1 to 5), by id; those of whom nobody said it are left out. */
export async function readInteractionRatings(db: TenantDb, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select(pick({ id: appointment.id, rating: appointment.interactionRating }))
    .from(appointment)
    .where(
      and(
        ...[db.own(appointment), isNotNull(appointment.interactionRating)],
        sql`${appointment.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      ),
    );
  return new Map(rows.flatMap(({ id, rating }) => (rating === null ? [] : [[id, rating]])));
}

/** Keeps how its provider found an appointment that took place; no row where it did not, or is another's by now. */
export const rateInteractionStatement = (
  db: TenantDb,
  { id, employeeId, rating }: { id: string; employeeId: string; rating: number | null },
): Statement =>
  db.orm
    .update(appointment)
    .set({ interactionRating: rating })
    .where(
      and(
        ...[db.own(appointment), eq(appointment.id, id), eq(appointment.employeeId, employeeId)],
        inArray(appointment.stateId, [S.CONCLUDED, S.COMPLETED]),
      ),
    );
