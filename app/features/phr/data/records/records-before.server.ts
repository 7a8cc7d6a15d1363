import { and, desc, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { healthRecord } from "~/db/schema/phr.server";
import type { BackWanted } from "~/kernel/time/back-page";
import type { PrivateOf } from "../../domain/records/private-records";
import type { RecordKindName } from "../../domain/records/record-kinds";
import { readableBy } from "./health-records-read.server";

/** Of a patient's records those that somebody reads: their kinds, and of these what is not kept from them. */
export interface ReadableRecords {
  patientId: string;
  kinds: readonly RecordKindName[];
  privateOf: PrivateOf;
}

/** What is on the lists of a patient, by when it was last written down, the newest first. */
export const recordsBeforeStatement = (
  db: TenantDb,
  { patientId, kinds, privateOf }: ReadableRecords,
  { before, most }: BackWanted,
) =>
  db.orm
    .select(
      pick({
        id: healthRecord.id,
        at: healthRecord.recordedAt,
        kind: healthRecord.kind,
        name: healthRecord.name,
        verification: healthRecord.verification,
      }),
    )
    .from(healthRecord)
    .where(
      and(
        ...[db.own(healthRecord), eq(healthRecord.patientId, patientId), eq(healthRecord.enabled, true)],
        // The sign keeps the database at the order in which the records were written down.
        sql`+${healthRecord.kind} IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))`,
        readableBy(privateOf),
        sql`(${healthRecord.recordedAt}, ${healthRecord.id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(healthRecord.recordedAt), desc(healthRecord.id))
    .limit(most);
