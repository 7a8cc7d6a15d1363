import type { RequestContext } from "~/platform/context.server";
import type { StoredUpload } from "../../data/uploads.server";

/**
 * How the bucket says that there is no such upload (https://developers.cloudflare.com/r2/api/error-codes/); asked to
 * end one, it answers an internal error. Whatever is left of it, the bucket throws away after seven days.
 */
const GONE = /10024|10001|does not exist|internal error/;

/** Has the bucket throw the parts of an upload away; one that it does not know is gone already. */
export async function abandonUpload(
  { env }: RequestContext,
  { r2Key, bucketUploadId }: Pick<StoredUpload, "r2Key" | "bucketUploadId">,
): Promise<void> {
  try {
    await env.FILES.resumeMultipartUpload(r2Key, bucketUploadId).abort();
  } catch (error) {
    if (!(error instanceof Error) || !GONE.test(error.message)) throw error;
  }
}
