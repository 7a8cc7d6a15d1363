import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { isReadingStored } from "../../data/trackers/readings-read.server";
import { insertReadingVersion, updateReading } from "../../data/trackers/readings-write.server";
import type { RecordChange } from "../../domain/records/record-kinds";
import { typedReading } from "../../domain/trackers/read-entry";
import type { Reading } from "../../domain/trackers/reading";
import type { ReachedReading } from "./reach-trackers.server";
import { toldOfReadings } from "./told-of-readings.server";

interface Changed {
  change: Exclude<RecordChange, "CREATE">;
  reason?: string | null;
}

const saidBy = (reading: Reading) => ({ ...typedReading(reading), enabled: reading.enabled });

/**
 * Writes the next version of a reading with its history and its audit. The first change writes down what was there
 * before it too: most readings are never changed and need no history. A batch whose answer is lost counts as written
 * where the version is there.
 * @param next as it becomes, its version still the one that was read
 * @throws ConflictError where somebody else changed it meanwhile
 */
export async function storeReading(
  context: RequestContext,
  { reading: before, author }: Pick<ReachedReading, "reading" | "author">,
  next: Reading,
  { change, reason }: Changed,
): Promise<Reading> {
  const { db, now } = context;
  const { authorKind, authorId, source } = author;
  const written = { ...next, authorKind, authorId, source, recordedAt: now, version: before.version + 1 };
  // Whoever takes a reading off its list has not measured it: its history alone names them.
  const { recordedAt, ...writer } = before;
  const stored =
    change === "CHANGE"
      ? written
      : { ...written, recordedAt, authorKind: writer.authorKind, authorId: writer.authorId, source: writer.source };
  const fields = changedFields(saidBy(before), saidBy(stored));
  await commit(context, {
    guarded: updateReading(db, stored, before.version),
    writes: [
      insertReadingVersion(db, before, { change: "CREATE" }),
      insertReadingVersion(db, written, { change, ...(reason !== undefined && { reason }) }),
    ],
    audit: [
      {
        action: `healthRecord.${change.toLowerCase()}`,
        subjectKind: "trackerReading",
        subjectId: stored.id,
        patientId: stored.patientId,
        fields,
      },
    ],
    outbox: toldOfReadings(context, stored.patientId, [stored.tracker]),
    result: null,
  })
    .catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }))
    .catch(async (error: unknown) => {
      if (error instanceof ConflictError || !(await isReadingStored(db, written))) throw error;
    });
  return stored;
}
