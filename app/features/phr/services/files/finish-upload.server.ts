import {
  eraseContent,
  examineContent,
  putContent,
  putThumbnail,
  thumbnailOf,
} from "~/features/organization/public.server";
import { missingParts } from "~/kernel/upload/upload-parts";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readJson } from "~/platform/http/read-body.server";
import { partsStatement, uploadBecame, uploadStatement, type StoredUpload } from "../../data/files/uploads.server";
import { finishUploadSchema } from "../../schemas/files/upload";
import { digestOf, digestOfParts } from "../../support/files/content-digest.server";
import { discardUpload } from "../../support/files/discard-upload.server";
import { uploadOf } from "../../support/files/upload-of.server";
import { useFile } from "../../support/files/use-file.server";

/**
 * Puts the parts together; where an earlier try did, whose answer was lost, the file is there already.
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
    await env.FILES.resumeMultipartUpload(key, bucketUploadId).complete(uploaded);
  }
  return digestOfParts(parts.map(({ sha256 }) => sha256));
}

/** Finds out what arrived. @throws InvalidError at `file` */
async function examine(context: RequestContext, { id, key, name }: StoredUpload, partsDigest: string) {
  const size = (await context.env.FILES.head(key))?.size ?? 0;
  const examined = await examineContent(context, { key, size, name, purpose: "HEALTH_RECORD" });
  if (!examined.ok) throw new InvalidError([{ field: "file", ...examined.error }]);
  const { whole, ...facts } = examined.value;
  // What is not read whole, and what stays as it is, lies in the bucket as it came.
  const sha256 = whole ? await digestOf(whole) : partsDigest;
  if (whole && sha256 !== partsDigest) await putContent(context, id, { bytes: whole, contentType: facts.contentType });
  return { ...facts, id, sha256, sizeBytes: whole?.length ?? size };
}

const hasGone = async ({ db }: RequestContext, { id }: StoredUpload) => (await uploadStatement(db, id)).length === 0;

/** Keeps the small picture that a browser made, where it is one. */
async function keepThumbnail(context: RequestContext, fileId: string, thumbnail: string | undefined) {
  if (thumbnail === undefined || !/^[A-Za-z0-9+/]+=*$/.test(thumbnail)) return;
  const small = thumbnailOf(Uint8Array.from(atob(thumbnail), (character) => character.charCodeAt(0)));
  if (small) await putThumbnail(context, fileId, small);
}

/**
 * Lets a record use a file whose parts have all arrived. Asked again it answers the same file. A file that is not of the
 * kinds that are taken is not kept.
 * @param request its body may hold the small picture of a picture, as base64 in JSON: it is kept if it is one
 * @returns `wasThere`: the record had this content already, and nothing was added
 * @throws ConflictError while parts are missing; InvalidError at `file`; NotFoundError
 */
export async function finishUpload(
  context: RequestContext,
  { recordId, uploadId }: { recordId: unknown; uploadId: unknown },
  request: Request,
): Promise<{ fileId: string; wasThere: boolean }> {
  await authorize(context, "healthRecord.write");
  const { upload, reached } = await uploadOf(context, recordId, uploadId);
  if (upload.fileId !== null) return { fileId: upload.fileId, wasThere: false };
  const { thumbnail } = parse(finishUploadSchema, await readJson(request));
  const partsDigest = await putTogether(context, upload);
  try {
    const file = await examine(context, upload, partsDigest);
    if (file.contentType.startsWith("image/")) await keepThumbnail(context, upload.id, thumbnail);
    const along = (there: string | null) => uploadBecame(context.db, upload.id, reached.record.id, there);
    const { id: fileId, wasThere } = await useFile(context, reached.record.id, file, along);
    return { fileId, wasThere };
  } catch (error) {
    if (error instanceof InvalidError) await discardUpload(context, upload);
    // Thrown away meanwhile: what was put together after that is erased here.
    else if (error instanceof ConflictError && (await hasGone(context, upload))) await eraseContent(context, upload.id);
    throw error;
  }
}
