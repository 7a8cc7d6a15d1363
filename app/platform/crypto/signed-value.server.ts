import { fromBase64Url, keyBytes, toBase64Url } from "./crypto.server";
import type { Env } from "../env.server";

const encoder = new TextEncoder();

/** Purpose of a signed value; a value signed for one purpose is not valid for another. */
export type SignedPurpose =
  "booking" | "google-calendar" | "payment" | "passkey.register" | "passkey.signIn" | "signup" | "unsubscribe";

interface Scope {
  purpose: SignedPurpose;
  organizationId: number;
}

const keyOf = (env: Env) =>
  crypto.subtle.importKey("raw", keyBytes(env.LINK_SIGNING_KEY), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);

const signed = ({ purpose, organizationId }: Scope, value: string, expires: string) =>
  encoder.encode(`${purpose}\n${organizationId}\n${value}\n${expires}`);

/** Signs a value until `expiresAt` (UTC ms): `value.expires.signature`. The value contains no dot. */
export async function signValue(env: Env, scope: Scope, value: string, expiresAt: number): Promise<string> {
  const expires = Math.floor(expiresAt / 1000).toString(36);
  const signature = await crypto.subtle.sign("HMAC", await keyOf(env), signed(scope, value, expires));
  return `${value}.${expires}.${toBase64Url(signature)}`;
}

/** Value of a signed text; `expired` after its time, undefined if it was not signed here for this purpose. */
export async function readSignedValue(
  env: Env,
  scope: Scope,
  text: string,
  now: number,
): Promise<{ value: string; expired: boolean } | undefined> {
  const [value, expires, signature, more] = text.split(".");
  if (!value || !expires || !signature || more !== undefined) return undefined;
  const bytes = fromBase64Url(signature);
  if (!bytes || !(await crypto.subtle.verify("HMAC", await keyOf(env), bytes, signed(scope, value, expires))))
    return undefined;
  return { value, expired: Number.parseInt(expires, 36) * 1000 <= now };
}
