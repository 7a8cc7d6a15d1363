import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { dropUpload, uploadStatement } from "../../data/files/uploads.server";
import { discardUpload } from "../../support/files/discard-upload.server";

/**
 * Does one due item: throws away an upload of which nothing has arrived for a day, and forgets one that became a file.
 */
export async function sweepRecordUpload(context: RequestContext, { id }: { id: string }): Promise<void> {
  await authorize(context, "healthRecord.sweep");
  const [upload] = await uploadStatement(context.db, id);
  if (upload?.fileId === null) await discardUpload(context, upload);
  else await context.db.rawBatch(dropUpload(context.db, id));
}
