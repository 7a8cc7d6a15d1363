import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { PASSWORD_COST } from "~/platform/access/password-cost.server";

const KEY_BYTES = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, PASSWORD_COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** A password in its stored form: `scrypt$<salt>$<key>`, both base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString("base64")}$${(await derive(password, salt)).toString("base64")}`;
}

/** A new salt in base64, for several texts of one owner that are checked together. */
export const newSalt = (): string => randomBytes(16).toString("base64");

/** A text in its stored form under a salt of `newSalt`: `scrypt$<salt>$<key>`, as for a password. */
export const hashUnderSalt = async (text: string, salt: string): Promise<string> =>
  `scrypt$${salt}$${(await derive(text, Buffer.from(salt, "base64"))).toString("base64")}`;

const NOBODY = `scrypt$${Buffer.alloc(16).toString("base64")}$${Buffer.alloc(KEY_BYTES).toString("base64")}`;

/** Whether a password matches the stored one. Takes as long if no password is stored. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [scheme, salt = "", key = ""] = (stored ?? NOBODY).split("$");
  const derived = await derive(password, Buffer.from(salt, "base64"));
  const expected = Buffer.from(key, "base64");
  return (
    Boolean(stored) && scheme === "scrypt" && expected.length === derived.length && timingSafeEqual(expected, derived)
  );
}
