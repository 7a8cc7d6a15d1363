import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { withConsidered } from "../../domain/checks/considered";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { offSchema } from "../../schemas/records/off";
import { askedAbout } from "../../support/checks/asked-about.server";
import { checkRoom } from "../../support/records/check-room.server";
import { reachRecord, type ReachedRecord } from "../../support/records/reach-record.server";
import { storeRecord } from "../../support/records/store-record.server";

/**
 * Takes a record off its list, as entered in error, with the reason; or puts it back. It stays in the history, and
 * asked twice it is as it was asked. What speaks against it is asked about as when it is saved.
 * @param raw the reason and, where it says none of them, what it was; of one that is put back, the answers to what was
 * asked: `saveAnyway` and `anywayReason`
 * @throws NotFoundError; InvalidError, with the questions at `saveAnyway`; ConflictError where somebody else changed it meanwhile
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
  if (enabled) return putBack(context, reached, raw);
  const { reason, note } = parse(offSchema, raw);
  return storeRecord(
    context,
    reached,
    { ...record, enabled: false, offReason: reason, offNote: note },
    { change: "DISABLE", reason, note },
  );
}

async function putBack(context: RequestContext, reached: ReachedRecord, raw: unknown): Promise<HealthRecord> {
  const { record, kind } = reached;
  await checkRoom(context, kind, record.patientId);
  // What is refuted is current nowhere, on its list or not.
  const isCurrent = record.verification !== "REFUTED";
  const despite = isCurrent ? await askedAbout(context, reached, kind, record.values, null, raw) : null;
  const values = withConsidered(record.values, despite?.considered ?? []);
  const { reason, note } = despite ?? { reason: null, note: "" };
  return storeRecord(
    context,
    reached,
    { ...record, values, enabled: true, offReason: null, offNote: "" },
    { change: "ENABLE", reason, note },
  );
}
