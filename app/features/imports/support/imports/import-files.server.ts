import type { RequestContext } from "~/platform/context.server";

/** Parts of a file in the bucket: all of one size, at least 5 MiB, but the last (R2, multipart upload). */
const PART_BYTES = 8 * 1_048_576;

export const importKey = ({ organization }: RequestContext, id: string) =>
  `organizations/${organization.id}/imports/${id}`;

/** Bytes in pieces of exactly one size, but the last. */
async function* inParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const bytes of body) {
    let from = 0;
    while (from < bytes.length) {
      const taken = bytes.subarray(from, from + PART_BYTES - filled);
      part.set(taken, filled);
      filled += taken.length;
      from += taken.length;
      if (filled < PART_BYTES) continue;
      yield part;
      part = new Uint8Array(PART_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}

/**
 * Keeps a file as it arrives, a part at a time.
 * @returns its size in bytes
 */
export async function keepImportFile(
  { env }: RequestContext,
  key: string,
  body: AsyncIterable<Uint8Array>,
): Promise<number> {
  let upload: R2MultipartUpload | undefined;
  const parts: R2UploadedPart[] = [];
  let bytes = 0;
  try {
    for await (const part of inParts(body)) {
      bytes += part.length;
      if (!upload && part.length < PART_BYTES) {
        await env.FILES.put(key, part);
        return bytes;
      }
      upload ??= await env.FILES.createMultipartUpload(key);
      parts.push(await upload.uploadPart(parts.length + 1, part));
    }
    if (upload) await upload.complete(parts);
    else await env.FILES.put(key, new Uint8Array());
    return bytes;
  } catch (error) {
    await upload?.abort();
    throw error;
  }
}

/** The bucket has the file of an import no longer. */
export class FileGoneError extends Error {
  override name = "FileGoneError";
}

/** A range of a kept file; fewer bytes where it ends before. @throws FileGoneError */
export async function readImportBytes(
  { env }: RequestContext,
  key: string,
  range: { offset: number; length: number },
): Promise<Uint8Array> {
  const object = await env.FILES.get(key, { range });
  if (!object) throw new FileGoneError(key);
  return new Uint8Array(await object.arrayBuffer());
}

export const readImportFile = ({ env }: RequestContext, key: string) => env.FILES.get(key);
export const eraseImportFile = ({ env }: RequestContext, key: string) => env.FILES.delete(key);
