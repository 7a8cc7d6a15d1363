import { fenceStatement } from "~/db/commit.server";
import { refusedByFirstPart } from "~/features/organization/public.server";
import { DAY_MS } from "~/kernel/time/dates";
import { partCount, partRange } from "~/kernel/upload/upload-parts";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256OfBytes } from "~/platform/crypto/crypto.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readExactly } from "~/platform/http/read-exactly.server";
import { keepPartStatements, type StoredUpload } from "../../data/files/uploads.server";
import { partSchema } from "../../schemas/files/upload";
import { discardUpload } from "../../support/files/discard-upload.server";
import { uploadOf } from "../../support/files/upload-of.server";

interface Part {
  recordId: unknown;
  uploadId: unknown;
  /** From 1. */
  part: unknown;
}

/** Looks at the beginning of a file: what would be refused at its end is sent no further, and nothing of it is kept. */
async function examineFirst(context: RequestContext, upload: StoredUpload, first: Uint8Array): Promise<void> {
  const { name, sizeBytes: size } = upload;
  const problem = refusedByFirstPart("HEALTH_RECORD", { name, size, first });
  if (!problem) return;
  await discardUpload(context, upload);
  throw new InvalidError([{ field: "file", ...problem }]);
}

/**
 * Takes one part of a file: its whole body is the part. Sent again it takes the place of what came before; the parts may
 * come in any order.
 * @throws InvalidError for a part that the file does not have, or of another size, and at
 * `file` for a first part of nothing that is taken; NotFoundError
 */
export async function keepPart(
  context: RequestContext,
  { recordId, uploadId, part }: Part,
  request: Request,
): Promise<{ part: number }> {
  await authorize(context, "healthRecord.write");
  const { upload } = await uploadOf(context, recordId, uploadId);
  if (upload.fileId !== null) throw new ConflictError("changedMeanwhile");
  const number = parse(partSchema, part);
  if (number > partCount(upload.sizeBytes))
    throw new InvalidError([{ field: "part", message: "errors:field.invalid" }]);
  const { start, end } = partRange(number, upload.sizeBytes);
  const body = await readExactly(request, end - start);
  if (number === 1) await examineFirst(context, upload, body);
  const { db, env, now } = context;
  const sha256 = await sha256OfBytes(body);
  const { etag } = await env.FILES.resumeMultipartUpload(upload.key, upload.bucketUploadId).uploadPart(number, body);
  const arrived = { uploadId: upload.id, number, etag, sizeBytes: body.length, sha256 };
  await db.rawBatch([fenceStatement(db), ...keepPartStatements(db, arrived, now + DAY_MS)]);
  return { part: number };
}
