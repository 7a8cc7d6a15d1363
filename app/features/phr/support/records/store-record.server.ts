import { commit, refusedAs, type OutboxEntry, type Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { deleteNoneKnown, insertVersion, updateRecord } from "../../data/records/health-records-write.server";
import type { HealthRecord, RecordChange } from "../../domain/records/record-kinds";
import { healthRecordKindOf } from "../../records";
import type { ReachedRecords } from "../access/reach-records.server";

interface Changed {
  change: Exclude<RecordChange, "CREATE">;
  reason?: string | null;
  note?: string;
  /** Names of the fields that got another value. */
  fields?: readonly string[];
  /** What is written in the same batch. */
  writes?: readonly Write[];
  outbox?: readonly OutboxEntry[];
}

/** A record with what its lists go by. */
export function withSortKey(record: HealthRecord, { facts }: ReachedRecords): HealthRecord & { sortKey: string } {
  return { ...record, ...healthRecordKindOf(record.kind).facts(record.values, facts) };
}

/**
 * Writes the next version of a record, its history and its audit.
 * @param record as it becomes, its version still the one that was read
 * @throws ConflictError where somebody else changed it meanwhile
 */
export async function storeRecord(
  context: RequestContext,
  reached: ReachedRecords,
  record: HealthRecord,
  { change, reason, note, fields = [], writes = [], outbox = [] }: Changed,
): Promise<HealthRecord> {
  const { db, now } = context;
  const { authorKind, authorId } = reached.author;
  const next = withSortKey({ ...record, authorKind, authorId, recordedAt: now, version: record.version + 1 }, reached);
  await commit(context, {
    guarded: updateRecord(db, next, record.version),
    writes: [
      insertVersion(db, next, { change, ...(reason !== undefined && { reason }), ...(note !== undefined && { note }) }),
      ...(next.enabled ? [deleteNoneKnown(db, next.patientId, next.kind)] : []),
      ...writes,
    ],
    outbox,
    audit: [
      {
        action: `healthRecord.${change.toLowerCase()}`,
        subjectKind: next.kind,
        subjectId: next.id,
        patientId: next.patientId,
        fields,
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return next;
}
