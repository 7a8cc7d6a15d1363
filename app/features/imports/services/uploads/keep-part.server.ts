import { fenceStatement } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256OfBytes } from "~/platform/crypto/crypto.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readExactly } from "~/platform/http/read-exactly.server";
import { keepPartStatements } from "../../data/uploads.server";
import { partCount, partRange } from "~/kernel/upload/upload-parts";
import { uploadPartSchema } from "../../schemas/upload";
import { uploadOf } from "./upload-of.server";

const wrong = (field: "part" | "body", message = "errors:field.invalid") => new InvalidError([{ field, message }]);

/**
 * Takes one part of a file: its whole body is the part. Sent again it takes the place of what came before.
 * @throws InvalidError for a part that the file does not have, of another size, or of another file
 */
export async function keepPart(context: RequestContext, raw: unknown, request: Request): Promise<{ part: number }> {
  await authorize(context, "patientImport.manage");
  const { uploadId, part } = parse(uploadPartSchema, raw);
  const { id, r2Key, bucketUploadId, bytes, firstPartHash } = await uploadOf(context, uploadId);
  if (part > partCount(bytes)) throw wrong("part");
  const { start, end } = partRange(part, bytes);
  const body = await readExactly(request, end - start);
  if (part === 1 && (await sha256OfBytes(body)) !== firstPartHash) throw wrong("body", "imports:upload.changed");
  const { db, env, now } = context;
  const { etag } = await env.FILES.resumeMultipartUpload(r2Key, bucketUploadId).uploadPart(part, body);
  await db.rawBatch([fenceStatement(db), ...keepPartStatements(db, { uploadId: id, part, etag, now })]);
  return { part };
}
