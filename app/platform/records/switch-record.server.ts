import { commit, type OutboxEntry, type Write, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "../context.server";
import { InvalidError, NotFoundError, type FieldError } from "../http/errors.server";
import type { AuditedRecord } from "./save-record.server";

interface SwitchedRecord extends AuditedRecord {
  /** The stored record; undefined if there is none. */
  record: { id: string; enabled: boolean } | undefined;
  enabled: boolean;
  /** Changes no row if it is so already. */
  write: Write;
  /** What else is written with it. */
  also?: readonly Write[];
  outbox?: readonly OutboxEntry[];
  /** Message if another enabled record is the same. */
  taken?: FieldError;
  /** Words of the audit for on and off. */
  actions?: { on: string; off: string };
}

/**
 * Turns a record on or off. Nothing is deleted: what refers to it keeps it. Asked twice, or by two people at once, the
 * result is as requested.
 * @throws NotFoundError; InvalidError with `taken`
 */
export async function switchRecord(context: RequestContext, asked: SwitchedRecord): Promise<{ id: string }> {
  const { kind, action = kind, patientId, record, enabled, write, also, outbox, taken } = asked;
  if (!record) throw new NotFoundError();
  const { id } = record;
  if (record.enabled === enabled) return { id };
  const { on, off } = asked.actions ?? { on: "enable", off: "disable" };
  await commit(context, {
    guarded: write,
    writes: also,
    audit: [
      {
        action: `${action}.${enabled ? on : off}`,
        subjectKind: kind,
        subjectId: id,
        patientId,
        fields: ["enabled"],
      },
    ],
    outbox,
    result: null,
  }).catch(
    refusedAs({
      conflict: () => undefined,
      unique: (_failure, refused) => (taken ? new InvalidError([taken]) : refused),
    }),
  );
  return { id };
}
