import { fromBase64Url, keyBytes, toBase64Url } from "./crypto.server";
import type { Env } from "../env.server";

/** Organization and name of a secret: what is sealed for one opens for no other. */
export interface SealScope {
  organizationId: number;
  name: string;
}

type MasterKeys = Pick<Env, "TENANT_KEY_ID" | "TENANT_KEY_MASTER" | "TENANT_KEY_RETIRED">;

/** A sealed secret does not open: it was changed, belongs to another organization, or its key is gone. */
export class SealBroken extends Error {
  override name = "SealBroken";
}

const encoder = new TextEncoder();
/** Length of a random IV: 96 bits (NIST SP 800-38D). */
const IV_BYTES = 12;

function masterKey(env: MasterKeys, keyId: string): Uint8Array<ArrayBuffer> {
  const secret = keyId === env.TENANT_KEY_ID ? env.TENANT_KEY_MASTER : env.TENANT_KEY_RETIRED?.[keyId];
  if (!secret) throw new SealBroken("no such key");
  return keyBytes(secret);
}

/** Key of an organization under a master key: HKDF with SHA-256 (RFC 5869). */
async function tenantKey(env: MasterKeys, keyId: string, organizationId: number): Promise<CryptoKey> {
  const master = await crypto.subtle.importKey("raw", masterKey(env, keyId), "HKDF", false, ["deriveKey"]);
  const derivation = {
    name: "HKDF",
    hash: "SHA-256",
    salt: encoder.encode("virtual-practice tenant key"),
    info: encoder.encode(`organization ${organizationId}`),
  };
  return crypto.subtle.deriveKey(derivation, master, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

const algorithm = (iv: Uint8Array<ArrayBuffer>, { organizationId, name }: SealScope) => ({
  name: "AES-GCM",
  iv,
  additionalData: encoder.encode(`${organizationId}\n${name}`),
});

/**
 * Seals a secret of an organization with AES-GCM under the newest key: `<key id>.<iv>.<ciphertext>`, the last two
 * base64url.
 */
export async function sealSecret(env: MasterKeys, scope: SealScope, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await tenantKey(env, env.TENANT_KEY_ID, scope.organizationId);
  const sealed = await crypto.subtle.encrypt(algorithm(iv, scope), key, encoder.encode(secret));
  return `${env.TENANT_KEY_ID}.${toBase64Url(iv)}.${toBase64Url(sealed)}`;
}

/** Opens a secret that `sealSecret` sealed, with whichever key. @throws SealBroken */
export async function unsealSecret(env: MasterKeys, scope: SealScope, sealed: string): Promise<string> {
  const [keyId = "", ivText = "", text = ""] = sealed.split(".");
  const iv = fromBase64Url(ivText);
  const bytes = fromBase64Url(text);
  if (!iv || iv.length !== IV_BYTES || !bytes) throw new SealBroken("not a sealed secret");
  const key = await tenantKey(env, keyId, scope.organizationId);
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm(iv, scope), key, bytes));
  } catch {
    throw new SealBroken("the secret does not open");
  }
}
