import { and, desc, eq, gt } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordOpening } from "~/db/schema/phr.server";

/** The opening by which an employee without a treatment relation reads a patient's record now; `now` in UTC ms. */
export async function liveOpening(db: TenantDb, employeeId: string, patientId: string, now: number) {
  const [found] = await db.orm
    .select(
      pick({
        id: recordOpening.id,
        reason: recordOpening.reason,
        note: recordOpening.note,
        until: recordOpening.until,
      }),
    )
    .from(recordOpening)
    .where(
      and(
        db.own(recordOpening),
        eq(recordOpening.employeeId, employeeId),
        eq(recordOpening.patientId, patientId),
        gt(recordOpening.until, now),
      ),
    )
    .orderBy(desc(recordOpening.until))
    .limit(1);
  return found;
}

type Opening = Omit<typeof recordOpening.$inferInsert, "organizationId">;

/** Writes down that a record was opened, by whom and why. */
export const insertOpening = (db: TenantDb, opening: Opening): Statement =>
  db.orm.insert(recordOpening).values({ organizationId: db.organizationId, ...opening });
