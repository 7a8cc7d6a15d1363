import { commit, type CommitPlan, type OutboxEntry, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "../context.server";
import { ConflictError, InvalidError, NotFoundError, StaleFormError, type FieldError } from "../http/errors.server";

type Write = NonNullable<CommitPlan<null>["guarded"]>;
type Plain = StaleFormError["current"];

/** The record as the audit names it. */
export interface AuditedRecord {
  /** Kind of the subject. */
  kind: string;
  /** Prefix of its actions; by default the kind. */
  action?: string;
  /** Patient to whom the record belongs. */
  patientId?: string;
}

interface SavedRecord<Stored> extends AuditedRecord {
  /** Undefined for a new record. */
  id: string | undefined;
  /** Version that the form was made from; undefined to change the stored version. */
  version: number | undefined;
  /** Values to write, by the names of the form's fields. */
  values: object;
  /** Reads the stored record; undefined if there is none. */
  read: () => Promise<Stored | undefined>;
  /** Values as the form would show them, if they are stored differently. */
  shown?: (stored: Stored) => Plain | Promise<Plain>;
  /** Refuses what the schema cannot; not called for a stale form. */
  check?: (stored: Stored | undefined) => Promise<void> | void;
  insert: (id: string) => Write;
  update: (id: string, version: number) => Write;
  /** Other writes of the same commit. */
  also?: (id: string) => readonly Write[] | Promise<readonly Write[]>;
  outbox?: (id: string) => readonly OutboxEntry[] | Promise<readonly OutboxEntry[]>;
  /** Message if another enabled record is the same. */
  taken?: FieldError;
}

/**
 * Writes a new record, or changes the version that the caller has read. The audit names the changed fields; for a new
 * record, none.
 * @throws NotFoundError; StaleFormError if somebody else saved it meanwhile; InvalidError with `taken`
 */
export async function saveRecord<Stored extends { version: number }>(
  context: RequestContext,
  record: SavedRecord<Stored>,
): Promise<{ id: string; version: number }> {
  const { kind, action = kind, patientId, values, taken } = record;
  const id = record.id ?? uuidv7(context.now);
  const before = record.id === undefined ? undefined : await record.read();
  if (record.id !== undefined && !before) throw new NotFoundError();
  const version = record.version ?? before?.version ?? 0;
  const stale = async (now: Stored) => {
    const current: object = { ...now, ...(await record.shown?.(now)) };
    const named = Object.keys(values).map((name) => [name, Reflect.get(current, name)]);
    return new StaleFormError(now.version, Object.fromEntries(named) as Plain);
  };
  if (before && before.version !== version) throw await stale(before);
  await record.check?.(before);
  await commit(context, {
    guarded: before ? record.update(id, version) : record.insert(id),
    writes: (await record.also?.(id)) ?? [],
    audit: [
      {
        action: `${action}.${before ? "update" : "create"}`,
        subjectKind: kind,
        subjectId: id,
        patientId,
        fields: before ? changedFields(before, values) : [],
      },
    ],
    outbox: (await record.outbox?.(id)) ?? [],
    result: null,
  }).catch(
    refusedAs({
      unique: (_failure, refused) => (taken ? new InvalidError([taken]) : refused),
      conflict: async () => {
        const current = await record.read();
        if (!current || current.version === version) return new ConflictError("changedMeanwhile");
        return stale(current);
      },
    }),
  );
  return { id, version: before ? version + 1 : 1 };
}
