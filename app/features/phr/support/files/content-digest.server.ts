import { PART_BYTES } from "~/kernel/upload/upload-parts";
import { sha256, sha256OfBytes } from "~/platform/crypto/crypto.server";

/**
 * Recognizes the same content: the SHA-256 of its only part of 10 MiB, or that of the hashes of all parts in order.
 * A file of 500 MB is therefore not read a second time.
 */
export async function digestOfParts(hashes: readonly string[]): Promise<string> {
  const [only, ...more] = hashes;
  return only !== undefined && more.length === 0 ? only : sha256(hashes.join(""));
}

/** The same of content that is at hand. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const parts = Array.from({ length: Math.max(1, Math.ceil(bytes.length / PART_BYTES)) }, (_, index) =>
    bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES),
  );
  return digestOfParts(await Promise.all(parts.map(sha256OfBytes)));
}
