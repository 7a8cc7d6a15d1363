import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { DAY_MS } from "~/kernel/time/dates";
import { PART_BYTES } from "~/kernel/upload/upload-parts";
import { abandonMultipart } from "~/platform/abandon-multipart.server";
import type { RequestContext } from "~/platform/context.server";
import { fileKey } from "~/platform/files/file-key.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readJson } from "~/platform/http/read-body.server";
import {
  insertUpload,
  openUploads,
  partsStatement,
  sameUploadStatement,
  UPLOAD_DUE,
  type UploadPurpose,
  type UploadScope,
} from "../../data/files/uploads.server";
import { FILE_LIMITS, tooLarge } from "../../domain/files/check-file";
import { refusedByName } from "../../domain/files/early-refusal";
import { newUploadSchema } from "../../schemas/files/upload";

/** An upload that has begun, and the parts (from 1) that have arrived already. */
export interface BegunUpload {
  uploadId: string;
  parts: number[];
}

/** A file that somebody wants to send in parts. */
export interface AnnouncedFile {
  name: string;
  sizeBytes: number;
  /** SHA-256 in hexadecimal. */
  firstPartHash: string;
}

/**
 * What a request says, as JSON, of a file that is to be sent in parts.
 * @throws InvalidError, also for a name of a kind that is not taken, and a size that is too large
 */
export async function announcedFile(purpose: UploadPurpose, request: Request): Promise<AnnouncedFile> {
  const { fileName: name, bytes: sizeBytes, firstPartHash } = parse(newUploadSchema, await readJson(request));
  const problem = sizeBytes > FILE_LIMITS[purpose].mostBytes ? tooLarge(purpose) : refusedByName(purpose, name);
  if (problem) throw new InvalidError([{ field: "file", ...problem }]);
  return { name, sizeBytes, firstPartHash };
}

/**
 * Begins to take a file in parts, or goes on with the same file (by name, size and the hash of its first part) where the
 * same person did not finish it. The caller has authorized it.
 * @param mostOpen how many files may be on their way at once
 * @throws InvalidError at `file` where as many are
 */
export async function beginUpload(
  context: RequestContext,
  scope: UploadScope,
  { name, sizeBytes, firstPartHash }: AnnouncedFile,
  mostOpen: number,
): Promise<BegunUpload> {
  const { db } = context;
  const [same] = await sameUploadStatement(db, scope, { name, sizeBytes, firstPartHash });
  if (same) {
    const parts = await partsStatement(db, same.id);
    return { uploadId: same.id, parts: parts.map(({ number }) => number) };
  }
  if ((await openUploads(db, scope)) >= mostOpen)
    throw new InvalidError([{ field: "file", message: "files:refused.tooManyOpen", values: { most: mostOpen } }]);
  return { uploadId: await insert(context, scope, { name, sizeBytes }), parts: [] };
}

async function insert(context: RequestContext, scope: UploadScope, file: { name: string; sizeBytes: number }) {
  const { db, env, now, organization } = context;
  const { purpose, patientId } = scope;
  const id = uuidv7(now);
  const objectKey = fileKey(organization.id, id);
  const { uploadId } = await env.FILES.createMultipartUpload(objectKey);
  try {
    await commit(context, {
      writes: [insertUpload(db, { ...scope, ...file, id, partBytes: PART_BYTES, uploadId, objectKey, createdAt: now })],
      audit: [{ action: "file.openUpload", subjectKind: "fileUpload", subjectId: id, patientId, fields: ["files"] }],
      due: [{ kind: UPLOAD_DUE[purpose], id, dueAt: now + DAY_MS }],
      result: null,
    });
  } catch (error) {
    await abandonMultipart(env.FILES, objectKey, uploadId);
    throw error;
  }
  return id;
}
