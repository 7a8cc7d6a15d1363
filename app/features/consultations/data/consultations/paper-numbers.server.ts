import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { paperNumber } from "~/db/schema/consultations.server";
import type { Numbered } from "../../domain/consultations/numbered";

/** Takes the next number of a kind: it stands in the batch before the statement that uses `takenNumber`. */
export const takeNumber = (db: TenantDb, kind: Numbered): Statement =>
  db.orm
    .insert(paperNumber)
    .values({ organizationId: db.organizationId, kind, last: 1 })
    .onConflictDoUpdate({
      target: [paperNumber.organizationId, paperNumber.kind],
      set: { last: sql`${paperNumber.last} + 1` },
    });

/** The number that `takeNumber` took in the same batch. Where the batch fails, nothing was taken: there are no gaps. */
export const takenNumber = (db: TenantDb, kind: Numbered): SQL<number> =>
  sql<number>`(${db.orm
    .select({ last: paperNumber.last })
    .from(paperNumber)
    .where(and(db.own(paperNumber), eq(paperNumber.kind, kind)))})`;
