import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { reachRecord, type ReachedRecord } from "../records/reach-record.server";

/**
 * A record whose files somebody may change: it is on its list, and its kind has files.
 * @throws NotFoundError
 */
export async function reachRecordFiles(context: RequestContext, rawId: unknown): Promise<ReachedRecord> {
  const reached = await reachRecord(context, rawId, "W");
  if (!reached.kind.files || !reached.record.enabled) throw new NotFoundError();
  return reached;
}
