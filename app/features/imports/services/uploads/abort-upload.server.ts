import type { RequestContext } from "~/platform/context.server";
import { uploadOf } from "./upload-of.server";
import { discardUpload } from "./discard-upload.server";

/** Ends the sending of a file by hand. @throws NotFoundError */
export async function abortUpload(context: RequestContext, uploadId: unknown): Promise<void> {
  await discardUpload(context, await uploadOf(context, uploadId));
}
