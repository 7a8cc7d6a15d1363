/**
 * How the bucket says that there is no such upload (https://developers.cloudflare.com/r2/api/error-codes/); asked to
 * end one, it answers an internal error. Whatever is left of it, the bucket throws away after seven days.
 */
const GONE = /10024|10001|does not exist|internal error/;

/** Has the bucket throw the parts of an upload away; one that it does not know is gone already. */
export async function abandonMultipart(bucket: R2Bucket, key: string, uploadId: string): Promise<void> {
  try {
    await bucket.resumeMultipartUpload(key, uploadId).abort();
  } catch (error) {
    if (!(error instanceof Error) || !GONE.test(error.message)) throw error;
  }
}
