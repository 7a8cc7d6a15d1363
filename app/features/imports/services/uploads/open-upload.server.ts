import { commit } from "~/db/commit.server";
import { DAY_MS } from "~/kernel/time/dates";
import { uuidv7 } from "~/kernel/ids";
import { abandonMultipart } from "~/platform/abandon-multipart.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { insertUpload, partsStatement, sameUploadStatement } from "../../data/uploads.server";
import { newUploadSchema } from "../../schemas/upload";
import { importKey } from "../../support/imports/import-files.server";

/**
 * Begins to take a file in parts, or goes on with the same file (by name, size, last change and the hash of its first
 * part) where an upload of it is not finished.
 * @returns the upload, and the parts (from 1) that have arrived already
 */
export async function openUpload(
  context: RequestContext,
  raw: unknown,
): Promise<{ uploadId: string; parts: number[] }> {
  await authorize(context, "patientImport.manage");
  const { importNotes, ...file } = parse(newUploadSchema, raw);
  const { db, env, now, auditActor } = context;
  const [same] = await sameUploadStatement(db, file);
  if (same) {
    const parts = await partsStatement(db, same.id);
    return { uploadId: same.id, parts: parts.map(({ part }) => part) };
  }
  const id = uuidv7(now);
  const r2Key = importKey(context, id);
  const { uploadId: bucketUploadId } = await env.FILES.createMultipartUpload(r2Key);
  const row = { ...file, id, r2Key, bucketUploadId, notes: importNotes.trim(), createdBy: auditActor.id ?? "" };
  try {
    await commit(context, {
      writes: [insertUpload(db, { ...row, createdAt: now, touchedAt: now })],
      audit: [{ action: "patientImport.openUpload", subjectKind: "patientImport", subjectId: id }],
      due: [{ kind: "IMPORT_UPLOAD", id, dueAt: now + DAY_MS }],
      result: null,
    });
  } catch (error) {
    await abandonMultipart(env.FILES, r2Key, bucketUploadId);
    throw error;
  }
  return { uploadId: id, parts: [] };
}
