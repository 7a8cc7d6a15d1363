import { fenceStatement } from "~/db/commit.server";
import { DAY_MS } from "~/kernel/time/dates";
import { partCount, partRange } from "~/kernel/upload/upload-parts";
import type { RequestContext } from "~/platform/context.server";
import { sha256OfBytes } from "~/platform/crypto/crypto.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readExactly } from "~/platform/http/read-exactly.server";
import { keepPartStatements, type StoredUpload } from "../../data/files/uploads.server";
import { refusedByFirstPart } from "../../domain/files/early-refusal";
import { partSchema } from "../../schemas/files/upload";
import { discardUpload } from "./discard-upload.server";

/** Looks at the beginning of a file: what would be refused at its end is sent no further, and nothing of it is kept. */
async function examineFirst(context: RequestContext, upload: StoredUpload, first: Uint8Array): Promise<void> {
  const { purpose, name, sizeBytes: size } = upload;
  const problem = refusedByFirstPart(purpose, { name, size, first });
  if (!problem) return;
  await discardUpload(context, upload);
  throw new InvalidError([{ field: "file", ...problem }]);
}

/**
 * Takes one part (from 1) of a file: the whole body is the part. Sent again it takes the place of what came before; the
 * parts may come in any order. The caller has authorized it.
 * @throws InvalidError for a part that the file does not have, or of another size, and at `file` for a first part of
 * nothing that is taken; ConflictError where the file is there already
 */
export async function takePart(
  context: RequestContext,
  upload: StoredUpload,
  part: unknown,
  request: Request,
): Promise<{ part: number }> {
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
  const arrived = { upload, number, etag, sizeBytes: body.length, sha256 };
  await db.rawBatch([fenceStatement(db), ...keepPartStatements(db, arrived, now + DAY_MS)]);
  return { part: number };
}
