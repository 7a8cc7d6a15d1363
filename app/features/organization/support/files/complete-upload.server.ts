import { missingParts } from "~/kernel/upload/upload-parts";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { partsStatement, type StoredUpload } from "../../data/files/uploads.server";
import { digestOf, digestOfParts } from "./content-digest.server";
import { discardUpload } from "./discard-upload.server";
import { examineContent } from "./examine-content.server";
import { putContent } from "./file-content.server";

/** A file that has arrived whole, by what its content is. It lies in the bucket under its id. */
export interface ArrivedFile {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  /** By what the same content is told. */
  sha256: string;
}

/**
 * Puts the parts together; where another try did, whose answer was lost or that is under way, the file is there.
 * @returns by what the content of the parts is told
 */
async function putTogether({ env, db }: RequestContext, { id, key, bucketUploadId, sizeBytes }: StoredUpload) {
  const parts = await partsStatement(db, id);
  const missing = missingParts(
    sizeBytes,
    parts.map(({ number }) => number),
  );
  if (missing.length > 0) throw new ConflictError("uploadIncomplete");
  if (!(await env.FILES.head(key))) {
    const uploaded = parts.map(({ number, etag }) => ({ partNumber: number, etag }));
    try {
      await env.FILES.resumeMultipartUpload(key, bucketUploadId).complete(uploaded);
    } catch (error) {
      if (!(await env.FILES.head(key))) throw error;
    }
  }
  return digestOfParts(parts.map(({ sha256 }) => sha256));
}

/** Finds out what arrived. @throws InvalidError at `file` */
async function examine(context: RequestContext, upload: StoredUpload, partsDigest: string): Promise<ArrivedFile> {
  const { id, key, name, purpose } = upload;
  const size = (await context.env.FILES.head(key))?.size ?? 0;
  const examined = await examineContent(context, { key, size, name, purpose });
  if (!examined.ok) throw new InvalidError([{ field: "file", ...examined.error }]);
  const { whole, ...facts } = examined.value;
  // What is not read whole, and what stays as it is, lies in the bucket as it came.
  const sha256 = whole ? await digestOf(whole) : partsDigest;
  if (whole && sha256 !== partsDigest) await putContent(context, id, { bytes: whole, contentType: facts.contentType });
  return { ...facts, id, sha256, sizeBytes: whole?.length ?? size };
}

/**
 * Makes one file of the parts of an upload. A file that is not of the kinds that are taken is thrown away. Asked again it
 * answers the same.
 * @throws ConflictError while parts are missing; InvalidError at `file`
 */
export async function completeUpload(context: RequestContext, upload: StoredUpload): Promise<ArrivedFile> {
  const partsDigest = await putTogether(context, upload);
  try {
    return await examine(context, upload, partsDigest);
  } catch (error) {
    if (error instanceof InvalidError) await discardUpload(context, upload);
    throw error;
  }
}
