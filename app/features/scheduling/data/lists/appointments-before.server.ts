import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment } from "~/db/schema/scheduling.server";
import type { BackMark, BackWanted } from "~/kernel/time/back-page";

/**
 * The appointments of a patient before an instant, the newest first; of one provider where `employeeId` says so. The
 * patient's own index is walked, whatever a provider has besides.
 */
export const appointmentsBeforeStatement = (
  db: TenantDb,
  { patientId, employeeId }: { patientId: string; employeeId: string | null },
  { before, most }: BackWanted,
): PromiseLike<BackMark[]> =>
  db.orm
    .select(pick({ id: appointment.id, at: appointment.startsAt }))
    .from(appointment)
    .where(
      and(
        ...[db.own(appointment), eq(appointment.patientId, patientId), isNull(appointment.disabledAt)],
        employeeId === null ? undefined : sql`+${appointment.employeeId} = ${employeeId}`,
        sql`(${appointment.startsAt}, ${appointment.id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(appointment.startsAt), desc(appointment.id))
    .limit(most);
