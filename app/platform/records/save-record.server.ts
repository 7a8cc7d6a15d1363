import { commit, type CommitPlan, type OutboxEntry } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "../context.server";
import { ConflictError, InvalidError, NotFoundError, StaleFormError, type FieldError } from "../http/errors.server";
import { refusedAs } from "./refused-as.server";

type Write = NonNullable<CommitPlan<null>["guarded"]>;
type Plain = StaleFormError["current"];

/** Whose rows these are, for the audit. */
export interface AuditedRecord {
  /** The kind of thing, as the audit names it. */
  kind: string;
  /** What its actions begin with; the kind where it says nothing. */
  action?: string;
  /** The patient whose record it is. */
  patientId?: string;
}

interface SavedRecord<Stored> extends AuditedRecord {
  /** Absent for something new. */
  id: string | undefined;
  /** The version that the form was made from; absent where the caller goes by what is stored. */
  version: number | undefined;
  /** What is written, by the names of the form's fields. */
  values: object;
  /** What is stored now; undefined where there is no such thing. */
  read: () => Promise<Stored | undefined>;
  /** As the form would show it, where that is not how it is stored. */
  shown?: (stored: Stored) => Plain | Promise<Plain>;
  /** Refuses more than the schema does, such as what another record has; asked of nothing that is stale. */
  check?: (stored: Stored | undefined) => Promise<void> | void;
  insert: (id: string) => Write;
  update: (id: string, version: number) => Write;
  /** What else is written with it. */
  also?: (id: string) => readonly Write[];
  outbox?: (id: string) => readonly OutboxEntry[];
  /** What is said where another one that is in use is the same. */
  taken?: FieldError;
}

/** The fields of a row that a change gives another value, by name. */
const changedFields = (before: object, values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    JSON.stringify(Reflect.get(before, name)) === JSON.stringify(value) ? [] : [name],
  );

/**
 * Writes something new or changes the version of it that the caller has read, with its audit, which names the fields of
 * a change; a new record is new in all of them.
 * @throws NotFoundError; StaleFormError where somebody else saved it meanwhile; InvalidError with `taken`
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
