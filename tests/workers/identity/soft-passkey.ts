import { createHash } from "node:crypto";
import { toBase64Url } from "~/platform/crypto/crypto.server";

const text = (value: string) => new TextEncoder().encode(value);
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** CBOR (RFC 8949), as much of it as an attestation needs: small integers, byte strings, texts and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Uint8Array {
  const head = (major: number, length: number) =>
    length < 24
      ? Uint8Array.of((major << 5) | length)
      : length < 256
        ? Uint8Array.of((major << 5) | 24, length)
        : Uint8Array.of((major << 5) | 25, length >> 8, length & 255);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return joined(head(3, text(value).length), text(value));
  if (value instanceof Uint8Array) return joined(head(2, value.length), value);
  const entries = [...value].map(([key, inner]) => joined(cbor(key), cbor(inner as number)));
  return joined(head(5, value.size), ...entries);
}

/** An ECDSA signature as the two raw numbers of WebCrypto, in the DER that WebAuthn carries. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const from = bytes.findIndex((byte) => byte !== 0);
    const trimmed = bytes.subarray(from);
    const padded = (trimmed[0] ?? 0) > 127 ? joined(Uint8Array.of(0), trimmed) : trimmed;
    return joined(Uint8Array.of(2, padded.length), padded);
  };
  const both = joined(integer(raw.subarray(0, 32)), integer(raw.subarray(32)));
  return joined(Uint8Array.of(0x30, both.length), both);
}

const PRESENT_AND_VERIFIED = 0x05;
const ATTESTED = 0x40;

/** A passkey in software: P-256, for one origin, that says its person was verified unless told otherwise. */
export async function softPasskey(origin: string) {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  if (!("privateKey" in keys)) throw new Error("no pair of keys");
  const credentialId = crypto.getRandomValues(new Uint8Array(16));
  const id = toBase64Url(credentialId);
  const point = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point.slice(1, 33)],
    [-3, point.slice(33)],
  ]);
  let counter = 0;
  const client = (type: string, challenge: string) =>
    text(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticator = (rpId: string, flags: number) =>
    joined(sha256(text(rpId)), Uint8Array.of(flags, 0, 0, 0, counter));
  const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} };
  return {
    id,
    /** What `navigator.credentials.create` answers, as JSON; with a certificate of its maker's where it is asked to. */
    make({ challenge, rp }: { challenge: string; rp: { id?: string } }, format: "none" | "fido-u2f" = "none"): string {
      const attested = joined(new Uint8Array(16), Uint8Array.of(0, credentialId.length), credentialId, cbor(cose));
      const authData = joined(authenticator(rp.id ?? "", PRESENT_AND_VERIFIED | ATTESTED), attested);
      const attestation = new Map<string, unknown>([
        ["fmt", format],
        ["attStmt", new Map(format === "none" ? [] : [["sig", Uint8Array.of(0x30, 0)]])],
        ["authData", authData],
      ]);
      return JSON.stringify({
        ...common,
        response: {
          clientDataJSON: toBase64Url(client("webauthn.create", challenge)),
          attestationObject: toBase64Url(cbor(attestation)),
          transports: ["internal", "some-later-way"],
        },
      });
    },
    /** What `navigator.credentials.get` answers, as JSON. */
    async use(
      { challenge, rpId }: { challenge: string; rpId?: string },
      { verified = true }: { verified?: boolean } = {},
    ): Promise<string> {
      counter += 1;
      const clientData = client("webauthn.get", challenge);
      const authData = authenticator(rpId ?? "", verified ? PRESENT_AND_VERIFIED : 0x01);
      const signature = new Uint8Array(
        await crypto.subtle.sign(
          { name: "ECDSA", hash: "SHA-256" },
          keys.privateKey,
          joined(authData, sha256(clientData)) as Uint8Array<ArrayBuffer>,
        ),
      );
      return JSON.stringify({
        ...common,
        response: {
          clientDataJSON: toBase64Url(clientData),
          authenticatorData: toBase64Url(authData),
          signature: toBase64Url(der(signature)),
        },
      });
    },
  };
}
