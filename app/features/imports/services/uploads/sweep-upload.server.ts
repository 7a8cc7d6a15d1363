import { DAY_MS } from "~/kernel/time/dates";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { dropUpload, postponeUploadDue, uploadStatement } from "../../data/uploads.server";
import { discardUpload } from "./discard-upload.server";

/** Does one due item: throws away an upload of which nothing has arrived for a day. */
export async function sweepUpload(context: RequestContext, { id }: { id: string }): Promise<void> {
  await authorize(context, "patientImport.run");
  const { db, now } = context;
  const [upload] = await uploadStatement(db, id);
  if (!upload) await db.rawBatch(dropUpload(db, id));
  else if (upload.touchedAt + DAY_MS > now) await postponeUploadDue(db, id, upload.touchedAt + DAY_MS).run();
  else await discardUpload(context, upload);
}
