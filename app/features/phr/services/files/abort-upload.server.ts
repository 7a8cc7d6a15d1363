import { discardUpload } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { uploadOf } from "../../support/files/upload-of.server";

/** Ends the sending of a file by hand; nothing of it is kept. @throws NotFoundError */
export async function abortUpload(context: RequestContext, recordId: unknown, uploadId: unknown): Promise<void> {
  await authorize(context, "healthRecord.write");
  const { upload } = await uploadOf(context, recordId, uploadId);
  await discardUpload(context, upload);
}
