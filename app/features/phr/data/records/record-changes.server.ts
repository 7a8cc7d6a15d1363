import { and, asc, between, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { healthRecord, healthRecordVersion } from "~/db/schema/phr.server";
import type { PrivateOf } from "../../domain/records/private-records";
import { readableBy } from "./health-records-read.server";

const MOST_CHANGES = 100;

/** Whose records somebody changed, and when (UTC ms). */
export interface ChangesWanted {
  patientId: string;
  authorId: string;
  from: number;
  to: number;
  privateOf: PrivateOf;
}

/** What one author changed in a patient's records within a time, the oldest first. It reads that patient's rows alone. */
export const recordChangesStatement = (db: TenantDb, { patientId, authorId, from, to, privateOf }: ChangesWanted) =>
  db.orm
    .select(
      pick({
        recordId: healthRecord.id,
        kind: healthRecord.kind,
        name: healthRecord.name,
        enabled: healthRecord.enabled,
        state: healthRecord.state,
        change: healthRecordVersion.change,
        at: healthRecordVersion.at,
      }),
    )
    .from(healthRecord)
    // The patient's records come first: else SQLite begins at what was written at the time in the whole practice.
    .crossJoin(healthRecordVersion)
    .where(
      and(
        eq(healthRecordVersion.organizationId, healthRecord.organizationId),
        eq(healthRecordVersion.recordId, healthRecord.id),
        db.own(healthRecord),
        eq(healthRecord.patientId, patientId),
        readableBy(privateOf),
        eq(healthRecordVersion.authorKind, "employee"),
        eq(healthRecordVersion.authorId, authorId),
        between(healthRecordVersion.at, from, to),
      ),
    )
    .orderBy(asc(healthRecordVersion.at), asc(healthRecord.id))
    .limit(MOST_CHANGES);
