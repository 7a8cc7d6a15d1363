import { fenceStatement } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { keepPartStatements } from "../../data/uploads.server";
import { partCount, partRange } from "../../domain/uploads/upload-parts";
import { uploadPartSchema } from "../../schemas/upload";
import { uploadOf } from "./upload-of.server";

const wrong = (field: "part" | "body", message = "errors:field.invalid") => new InvalidError([{ field, message }]);

/** The body of a part, which has exactly so many bytes. @throws InvalidError */
async function readPart(request: Request, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const part = new Uint8Array(length);
  const reader = request.body?.getReader();
  let filled = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    if (filled + read.value.length > length) throw wrong("body");
    part.set(read.value, filled);
    filled += read.value.length;
  }
  if (filled < length) throw wrong("body");
  return part;
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

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
  const body = await readPart(request, end - start);
  if (part === 1 && (await hashOf(body)) !== firstPartHash) throw wrong("body", "imports:upload.changed");
  const { db, env, now } = context;
  const { etag } = await env.FILES.resumeMultipartUpload(r2Key, bucketUploadId).uploadPart(part, body);
  await db.rawBatch([fenceStatement(db), ...keepPartStatements(db, { uploadId: id, part, etag, now })]);
  return { part };
}
