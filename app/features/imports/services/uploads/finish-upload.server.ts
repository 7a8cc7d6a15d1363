import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { importStatement } from "../../data/imports.server";
import { dropUpload, partsStatement, uploadStatement, type StoredUpload } from "../../data/uploads.server";
import { missingParts } from "~/kernel/upload/upload-parts";
import { parse } from "~/platform/http/parse.server";
import { encodingFieldSchema, importIdSchema } from "../../schemas/import-forms";
import { authorize } from "~/platform/access/authorize.server";
import { discardUpload } from "./discard-upload.server";
import { registerImport } from "../imports/register-import.server";

/** Puts the parts together; where an earlier try did, whose answer was lost, the file is there already. */
async function putTogether({ env, db }: RequestContext, { id, r2Key, bucketUploadId, bytes }: StoredUpload) {
  const there = await env.FILES.head(r2Key);
  if (there?.size === bytes) return;
  const parts = await partsStatement(db, id);
  const missing = missingParts(
    bytes,
    parts.map(({ part }) => part),
  );
  if (missing.length > 0) throw new ConflictError("uploadIncomplete");
  const uploaded = parts.map(({ part, etag }) => ({ partNumber: part, etag }));
  await env.FILES.resumeMultipartUpload(r2Key, bucketUploadId).complete(uploaded);
}

/**
 * Makes an import of a file whose parts have all arrived, written in the encoding that is said with it; else it is
 * chosen where its columns are, as of a file that is sent whole. Asked again it answers the same import.
 * @throws ConflictError while parts are missing; InvalidError for a file that is no table of patients
 */
export async function finishUpload(
  context: RequestContext,
  rawId: unknown,
  rawEncoding?: unknown,
): Promise<{ importId: string }> {
  await authorize(context, "patientImport.manage");
  const known = importIdSchema.safeParse(rawId);
  if (!known.success) throw new NotFoundError("patientImportUpload");
  const encoding = parse(encodingFieldSchema, { encoding: rawEncoding });
  const { db } = context;
  const [[upload], [made]] = await db.batch([uploadStatement(db, known.data), importStatement(db, known.data)]);
  if (made) return { importId: made.id };
  if (!upload) throw new NotFoundError("patientImportUpload");
  await putTogether(context, upload);
  try {
    await registerImport(context, { ...upload, encoding }, dropUpload(db, upload.id));
  } catch (error) {
    // A file that is no table of patients is not kept.
    if (error instanceof InvalidError) await discardUpload(context, upload);
    throw error;
  }
  return { importId: upload.id };
}
