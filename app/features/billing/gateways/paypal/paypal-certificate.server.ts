import { ForbiddenError, UpstreamError } from "~/platform/http/errors.server";
import { callGateway } from "../call-gateway.server";

/** The most certificates that one isolate keeps. */
const MOST = 20;
const kept = new Map<string, CryptoKey>();

/** Where the value of a DER element (X.690) begins and ends. */
function element(bytes: Uint8Array, at: number): { start: number; end: number } {
  const first = bytes[at + 1] ?? 0;
  const more = first < 0x80 ? 0 : first & 0x7f;
  let length = more === 0 ? first : 0;
  for (let next = 0; next < more; next += 1) length = length * 256 + (bytes[at + 2 + next] ?? 0);
  const start = at + 2 + more;
  return { start, end: start + length };
}

/** The public key of a certificate (RFC 5280, section 4.1): after version, serial, signature, issuer, dates and subject. */
function publicKeyIn(certificate: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = element(certificate, element(certificate, 0).start).start;
  const before = certificate[at] === 0xa0 ? 6 : 5;
  for (let skipped = 0; skipped < before; skipped += 1) at = element(certificate, at).end;
  return new Uint8Array(certificate.slice(at, element(certificate, at).end));
}

/** @throws ForbiddenError where the address is none of PayPal's certificates */
function checked(address: string): string {
  if (!URL.canParse(address)) throw new ForbiddenError();
  const { protocol, hostname, pathname, port, search } = new URL(address);
  const own = protocol === "https:" && port === "" && search === "" && hostname.endsWith(".paypal.com");
  if (!own || !pathname.startsWith("/v1/notifications/certs/")) throw new ForbiddenError();
  return address;
}

/** The key that PayPal signs its notifications with. @throws ForbiddenError, UpstreamError */
export async function paypalKey(address: string): Promise<CryptoKey> {
  const known = kept.get(checked(address));
  if (known) return known;
  const { status, text } = await callGateway(address);
  if (status >= 300) throw new UpstreamError("gatewayUnreachable");
  const [, after = ""] = text.split("-----BEGIN CERTIFICATE-----", 2);
  const [base64 = ""] = after.split("-----END CERTIFICATE-----", 1);
  try {
    const certificate = Uint8Array.from(atob(base64.replace(/\s/g, "")), (each) => each.charCodeAt(0));
    const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("spki", publicKeyIn(certificate), algorithm, false, ["verify"]);
    if (kept.size >= MOST) kept.clear();
    kept.set(address, key);
    return key;
  } catch {
    throw new UpstreamError("gatewayUnreachable");
  }
}

/** CRC-32 (ISO 3309) of bytes. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
