import { createHash, createHmac } from "node:crypto";

/** Digest of a text in UTF-8, as lowercase hexadecimal digits. */
export const digest = (algorithm: "md5" | "sha1" | "sha256" | "sha512", text: string): string =>
  createHash(algorithm).update(text, "utf8").digest("hex");

/** HMAC of a text in UTF-8. */
export const keyed = (
  algorithm: "sha1" | "sha256" | "sha512",
  key: string,
  text: string,
  encoding: "hex" | "base64" = "hex",
): string => createHmac(algorithm, key).update(text, "utf8").digest(encoding);
