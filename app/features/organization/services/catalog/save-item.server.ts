import { commit, CommitRefused, type CommitPlan, type OutboxEntry } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import type { CatalogKind } from "../../domain/catalog/catalog";

type Write = NonNullable<CommitPlan<null>["guarded"]>;
type Plain = Record<string, string | number | boolean | null | undefined>;

interface Item {
  kind: CatalogKind;
  /** Absent for something new. */
  id: string | undefined;
  /** The version that the form was made from; absent where the caller goes by what is stored. */
  version: number | undefined;
  /** The names of the fields that are written, for the audit. */
  fields: readonly string[];
  /** What is stored now, as the form would show it; undefined where there is no such thing. */
  read: () => Promise<({ version: number } & Plain) | undefined>;
  insert: (id: string) => Write;
  update: (id: string, version: number) => Write;
  /** What else is written with it. */
  also?: (id: string) => D1PreparedStatement[];
  outbox?: readonly OutboxEntry[];
}

/**
 * Writes something new or changes the version of it that the caller has read, with its audit.
 * @throws NotFoundError, StaleFormError where somebody else saved it meanwhile, InvalidError at `name` where another
 * one that is in use has the name
 */
export async function saveItem(context: RequestContext, item: Item): Promise<{ id: string; version: number }> {
  const { kind, fields } = item;
  const id = item.id ?? uuidv7(context.now);
  const before = item.id === undefined ? undefined : await item.read();
  if (item.id !== undefined && !before) throw new NotFoundError();
  const version = item.version ?? before?.version ?? 0;
  if (before && before.version !== version) throw new StaleFormError(before.version, before);
  const audit = { action: `${kind}.${before ? "update" : "create"}`, subjectKind: kind, subjectId: id, fields };
  try {
    await commit(context, {
      guarded: before ? item.update(id, version) : item.insert(id),
      writes: item.also?.(id) ?? [],
      audit: [audit],
      outbox: [...(item.outbox ?? [])],
      result: null,
    });
  } catch (error) {
    if (!(error instanceof CommitRefused)) throw error;
    if (error.failure.kind === "unique")
      throw new InvalidError([{ field: "name", message: "organization:catalog.nameTaken" }]);
    if (error.failure.kind !== "conflict") throw error;
    const current = await item.read();
    if (!current || current.version === version) throw new ConflictError("changedMeanwhile");
    throw new StaleFormError(current.version, current);
  }
  return { id, version: before ? version + 1 : 1 };
}
