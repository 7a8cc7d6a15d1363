import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { Reading } from "../../domain/trackers/reading";
import { offSchema } from "../../schemas/records/off";
import { reachReading } from "../../support/trackers/reach-trackers.server";
import { storeReading } from "../../support/trackers/store-reading.server";

/**
 * Takes a reading off its list, as entered in error, with the reason; or puts it back. It stays in the history, and
 * asked twice it is as it was asked.
 * @param raw the reason and, where it says none of them, what it was
 * @throws NotFoundError; InvalidError; ConflictError where somebody else changed it meanwhile
 */
export async function switchReading(
  context: RequestContext,
  rawId: unknown,
  enabled: boolean,
  raw: unknown = {},
): Promise<Reading> {
  await authorize(context, "healthRecord.write");
  const reached = await reachReading(context, rawId, "D");
  const { reading } = reached;
  if (reading.enabled === enabled) return reading;
  const { reason, note } = parse(offSchema, raw);
  return storeReading(
    context,
    reached,
    { ...reading, enabled, offReason: enabled ? null : reason },
    { change: enabled ? "ENABLE" : "DISABLE", reason: enabled ? null : note || reason },
  );
}
