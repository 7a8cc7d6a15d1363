import { fromBase64Url } from "~/platform/crypto/crypto.server";

const encoder = new TextEncoder();
/** Of how long ago a report may be, either way (Standard Webhooks, verifying). */
const SKEW_MS = 5 * 60_000;

const bytesOf = (base64: string) =>
  fromBase64Url(
    base64
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/={1,2}$/, ""),
  ) ?? new Uint8Array();

async function verified(hash: "SHA-1" | "SHA-256", key: Uint8Array<ArrayBuffer>, signature: string, signed: string) {
  if (key.length === 0) return false;
  const usable = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash }, false, ["verify"]);
  // Compares in constant time.
  return crypto.subtle.verify("HMAC", usable, bytesOf(signature), encoder.encode(signed));
}

/**
 * Whether Twilio has signed a report (its 'Validating signatures': HMAC-SHA-1, base64, of the whole address and the
 * posted fields by name, name and value one after the other; a name that comes twice has its values in order, each
 * once).
 */
export function isSignedByTwilio(
  authToken: string,
  address: string,
  fields: URLSearchParams,
  signature: string | null,
): Promise<boolean> {
  if (!signature) return Promise.resolve(false);
  const names = [...new Set(fields.keys())].sort();
  const posted = names.map((name) =>
    [...new Set(fields.getAll(name))]
      .sort()
      .map((value) => name + value)
      .join(""),
  );
  return verified("SHA-1", encoder.encode(authToken), signature, address + posted.join(""));
}

/**
 * Whether a mail service has signed a report as Standard Webhooks write it (as Resend does, with `svix-` headers):
 * HMAC-SHA-256 of id, time and body with dots between, of which one of the given signatures must be right.
 * @param secret `whsec_` and base64
 */
export async function isSignedWebhook(secret: string, headers: Headers, body: string, now: number): Promise<boolean> {
  const header = (name: string) => headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? "";
  const timestamp = header("timestamp");
  if (!/^\d+$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > SKEW_MS) return false;
  const key = bytesOf(secret.replace(/^whsec_/, ""));
  for (const each of header("signature").split(" ")) {
    const [version, signature = ""] = each.split(",");
    if (version === "v1" && (await verified("SHA-256", key, signature, `${header("id")}.${timestamp}.${body}`)))
      return true;
  }
  return false;
}
