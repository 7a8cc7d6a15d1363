import { and, desc, eq, gt, lte } from "drizzle-orm";
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

const MOST_OPENINGS = 200;

/** Who opened a patient's record in a span of time, both ends inclusive (UTC ms), and why. */
export const openingsOfPatient = (db: TenantDb, patientId: string, from: number, to: number) =>
  db.orm
    .select(
      pick({
        employeeId: recordOpening.employeeId,
        reason: recordOpening.reason,
        note: recordOpening.note,
        at: recordOpening.at,
        until: recordOpening.until,
      }),
    )
    .from(recordOpening)
    .where(
      and(
        db.own(recordOpening),
        eq(recordOpening.patientId, patientId),
        gt(recordOpening.at, from - 1),
        lte(recordOpening.at, to),
      ),
    )
    .orderBy(desc(recordOpening.at))
    .limit(MOST_OPENINGS);
