import { commit, refusedAs, type OutboxEntry, type Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { isStored } from "../../data/records/health-records-read.server";
import { deleteNoneKnown, insertVersion, updateRecord } from "../../data/records/health-records-write.server";
import type { HealthRecord, RecordChange } from "../../domain/records/record-kinds";
import { healthRecordKindOf } from "../../records";
import type { ReachedRecords } from "../access/reach-records.server";
import type { ReachedRecord } from "./reach-record.server";

interface Changed {
  change: Exclude<RecordChange, "CREATE">;
  reason?: string | null;
  note?: string;
  /** What changed beside the kind's own fields. */
  alsoChanged?: readonly string[];
  /** What is written in the same batch. */
  writes?: readonly Write[];
  outbox?: readonly OutboxEntry[];
}

/** A record with what its lists go by. */
export function withSortKey(
  record: HealthRecord,
  { facts }: Pick<ReachedRecords, "facts">,
): HealthRecord & { sortKey: string } {
  return { ...record, ...healthRecordKindOf(record.kind).facts(record.values, facts) };
}

/** What a version says: the kind's own fields, and what was decided about the record. */
const said = ({ values, enabled, verification, offReason }: HealthRecord) => ({
  ...values,
  ...{ enabled, verification, offReason },
});

/**
 * Writes the next version of a record, its history and its audit. A batch whose answer is lost counts as written where
 * the version is there.
 * @param record as it becomes, its version still the one that was read
 * @throws ConflictError where somebody else changed it meanwhile
 */
export async function storeRecord(
  context: RequestContext,
  reached: ReachedRecord,
  record: HealthRecord,
  { change, reason, note, alsoChanged = [], writes = [], outbox = [] }: Changed,
): Promise<HealthRecord> {
  const { db, now } = context;
  const { authorKind, authorId } = reached.author;
  const next = withSortKey({ ...record, authorKind, authorId, recordedAt: now, version: record.version + 1 }, reached);
  // Whoever confirms a record or takes it off its list has not written what it says: its history alone names them.
  const { authorKind: writerKind, authorId: writerId, recordedAt } = reached.record;
  const stored = change === "CHANGE" ? next : { ...next, authorKind: writerKind, authorId: writerId, recordedAt };
  const fields = [...changedFields(said(reached.record), said(record)), ...alsoChanged];
  await commit(context, {
    guarded: updateRecord(db, stored, record.version),
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
  })
    .catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }))
    .catch(async (error: unknown) => {
      if (error instanceof ConflictError || !(await isStored(db, next))) throw error;
    });
  return stored;
}
