import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { healthRecord } from "~/db/schema/phr.server";
import type { IndexedEntry } from "../../domain/journal/journal-index";

/** So many entries an index counts, the newest: thirteen years of a day each. */
const MOST_INDEXED = 5_000;

/** The days and tags of a patient's entries; those that are shared alone where somebody else reads. */
export const journalEntries = (
  db: TenantDb,
  { patientId, enabled, sharedOnly }: { patientId: string; enabled: boolean; sharedOnly: boolean },
): Promise<IndexedEntry[]> =>
  db.orm
    .select(
      pick({
        id: healthRecord.id,
        date: healthRecord.date,
        tags: sql<string>`coalesce(json_extract(${healthRecord.values}, '$.tags'), '')`,
      }),
    )
    .from(healthRecord)
    .where(
      and(
        db.own(healthRecord),
        eq(healthRecord.patientId, patientId),
        eq(healthRecord.kind, "JOURNAL"),
        eq(healthRecord.enabled, enabled),
        sharedOnly ? ne(healthRecord.state, "PRIVATE") : undefined,
      ),
    )
    .orderBy(desc(healthRecord.date))
    .limit(MOST_INDEXED);
