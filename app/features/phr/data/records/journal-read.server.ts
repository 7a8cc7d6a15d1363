import { and, desc, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { healthRecord } from "~/db/schema/phr.server";
import type { IndexedEntry } from "../../domain/journal/journal-index";
import type { PrivateOf } from "../../domain/records/private-records";
import { readableBy } from "./health-records-read.server";

/** So many entries an index counts, the newest: thirteen years of a day each. */
const MOST_INDEXED = 5_000;

/** The days and tags of the entries of a patient that somebody may read. */
export const journalEntries = (
  db: TenantDb,
  { patientId, enabled, privateOf }: { patientId: string; enabled: boolean; privateOf: PrivateOf },
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
        readableBy(privateOf),
      ),
    )
    .orderBy(desc(healthRecord.date))
    .limit(MOST_INDEXED);
