import { commit, type CommitPlan, type OutboxEntry } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "../context.server";
import { ConflictError, InvalidError, NotFoundError, StaleFormError, type FieldError } from "../http/errors.server";
import { refusedAs } from "./refused-as.server";

type Write = NonNullable<CommitPlan<null>["guarded"]>;
type Plain = Record<string, string | number | boolean | null | undefined>;

/** The record as the audit names it. */
export interface AuditedRecord {
  /** Kind of the subject. */
  kind: string;
  /** Prefix of its actions; by default the kind. */
  action?: string;
  /** Patient to whom the record belongs. */
  patientId?: string;
}

interface SavedRecord extends AuditedRecord {
  /** Undefined for a new record. */
  id: string | undefined;
  /** Version that the form was made from; undefined to change the stored version. */
  version: number | undefined;
  /** Values to write, by the names of the form's fields. */
  values: object;
  /** Reads the stored record, as the form would show it; undefined if there is none. */
  read: () => Promise<({ version: number } & Plain) | undefined>;
  /** The stored record, if it was read already. */
  before?: { version: number } & Plain;
  insert: (id: string) => Write;
  update: (id: string, version: number) => Write;
  /** Other writes of the same commit. */
  also?: (id: string) => readonly Write[];
  outbox?: (id: string) => readonly OutboxEntry[];
  /** Message if another enabled record is the same. */
  taken?: FieldError;
}

/**
 * Writes a new record, or changes the version that the caller has read. The audit names the changed fields; for a new
 * record, none.
 * @throws NotFoundError; StaleFormError if somebody else saved it meanwhile; InvalidError with `taken`
 */
export async function saveRecord(
  context: RequestContext,
  record: SavedRecord,
): Promise<{ id: string; version: number }> {
  const { kind, action = kind, patientId, values, taken } = record;
  const id = record.id ?? uuidv7(context.now);
  const before = record.id === undefined ? undefined : (record.before ?? (await record.read()));
  if (record.id !== undefined && !before) throw new NotFoundError();
  const version = record.version ?? before?.version ?? 0;
  const stale = (now: Plain & { version: number }) =>
    new StaleFormError(now.version, Object.fromEntries(Object.keys(values).map((name) => [name, now[name]])));
  if (before && before.version !== version) throw stale(before);
  await commit(context, {
    guarded: before ? record.update(id, version) : record.insert(id),
    writes: record.also?.(id) ?? [],
    audit: [
      {
        action: `${action}.${before ? "update" : "create"}`,
        subjectKind: kind,
        subjectId: id,
        patientId,
        fields: before ? changedFields(before, values) : [],
      },
    ],
    outbox: record.outbox?.(id) ?? [],
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
