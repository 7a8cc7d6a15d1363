import { commit, type CommitPlan, type OutboxEntry } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "../context.server";
import { ConflictError, InvalidError, NotFoundError, StaleFormError, type FieldError } from "../http/errors.server";
import { refusedAs } from "./refused-as.server";

type Write = NonNullable<CommitPlan<null>["guarded"]>;
type Plain = Record<string, string | number | boolean | null | undefined>;

/** Whose rows these are, for the audit. */
export interface AuditedRecord {
  /** The kind of thing, as the audit names it. */
  kind: string;
  /** What its actions begin with; the kind where it says nothing. */
  action?: string;
  /** The patient whose record it is. */
  patientId?: string;
}

interface SavedRecord extends AuditedRecord {
  /** Absent for something new. */
  id: string | undefined;
  /** The version that the form was made from; absent where the caller goes by what is stored. */
  version: number | undefined;
  /** What is written, by the names of the form's fields. */
  values: object;
  /** What is stored now, as the form would show it; undefined where there is no such thing. */
  read: () => Promise<({ version: number } & Plain) | undefined>;
  /** The same, where it was read already. */
  before?: { version: number } & Plain;
  insert: (id: string) => Write;
  update: (id: string, version: number) => Write;
  /** What else is written with it. */
  also?: (id: string) => readonly Write[];
  outbox?: (id: string) => readonly OutboxEntry[];
  /** What is said where another one that is in use is the same. */
  taken?: FieldError;
}

/**
 * Writes something new or changes the version of it that the caller has read, with its audit, which names the fields of
 * a change; a new record is new in all of them.
 * @throws NotFoundError; StaleFormError where somebody else saved it meanwhile; InvalidError with `taken`
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
