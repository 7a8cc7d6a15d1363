import { endUpload } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";

/**
 * Does one due item: throws away an upload of which nothing has arrived for a day, and forgets one that became a file.
 */
export async function sweepRecordUpload(context: RequestContext, { id }: { id: string }): Promise<void> {
  await authorize(context, "healthRecord.sweep");
  await endUpload(context, { id, purpose: "HEALTH_RECORD" });
}
