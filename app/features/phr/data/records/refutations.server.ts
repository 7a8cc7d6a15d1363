import { and, asc, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { healthRecordVersion } from "~/db/schema/phr.server";

/** Who refuted records and when, the first time first. */
export const refutationsStatement = (db: TenantDb, recordIds: readonly string[]) =>
  db.orm
    .select(
      pick({
        recordId: healthRecordVersion.recordId,
        authorKind: healthRecordVersion.authorKind,
        authorId: healthRecordVersion.authorId,
        at: healthRecordVersion.at,
      }),
    )
    .from(healthRecordVersion)
    .where(
      and(
        db.own(healthRecordVersion),
        sql`${healthRecordVersion.recordId} IN (SELECT value FROM json_each(${JSON.stringify(recordIds)}))`,
        eq(healthRecordVersion.change, "REFUTE"),
      ),
    )
    .orderBy(asc(healthRecordVersion.at));
