import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { offSchema } from "../../schemas/records/off";
import { checkRoom } from "../../support/records/check-room.server";
import { reachRecord } from "../../support/records/reach-record.server";
import { storeRecord } from "../../support/records/store-record.server";

/**
 * Takes a record off its list, as entered in error, with the reason; or puts it back. It stays in the history, and
 * asked twice it is as it was asked.
 * @param raw the reason and, where it says none of them, what it was
 * @throws NotFoundError; InvalidError; ConflictError where somebody else changed it meanwhile
 */
export async function switchHealthRecord(
  context: RequestContext,
  rawId: unknown,
  enabled: boolean,
  raw: unknown = {},
): Promise<HealthRecord> {
  await authorize(context, "healthRecord.write");
  const reached = await reachRecord(context, rawId, "D");
  const { record, kind } = reached;
  if (kind.single) throw new NotFoundError();
  if (record.enabled === enabled) return record;
  if (enabled) await checkRoom(context, kind, record.patientId);
  const { reason, note } = parse(offSchema, raw);
  return storeRecord(
    context,
    reached,
    { ...record, enabled, offReason: enabled ? null : reason, offNote: enabled ? "" : note },
    { change: enabled ? "ENABLE" : "DISABLE", reason: enabled ? null : reason, note },
  );
}
