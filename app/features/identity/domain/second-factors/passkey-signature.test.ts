import { generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { unwrapEC2Signature } from "./passkey-signature";

const CURVES = [
  { curve: 1, name: "P-256", length: 32, tries: 300 },
  { curve: 2, name: "P-384", length: 48, tries: 20 },
  { curve: 3, name: "P-521", length: 66, tries: 20 },
] as const;
const data = new TextEncoder().encode("what the authenticator signs");
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (each) => parseInt(each, 16));

describe.each(CURVES)("the signature of a passkey on $name", ({ curve, name, length, tries }) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: name });

  it("is taken apart so that Web Crypto knows it again, whatever zeros its halves begin with", async () => {
    const key = await crypto.subtle.importKey(
      "jwk",
      publicKey.export({ format: "jwk" }),
      { name: "ECDSA", namedCurve: name },
      false,
      ["verify"],
    );
    for (let each = 0; each < tries; each += 1) {
      const der = sign("sha256", data, privateKey);
      const halves = unwrapEC2Signature(der, curve);
      expect(halves).toHaveLength(2 * length);
      const known = await crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, key, Uint8Array.from(halves), data);
      expect(known).toBe(true);
    }
  });

  it("is refused with a byte too many or too few, at every length", () => {
    const der = sign("sha256", data, privateKey);
    expect(() => unwrapEC2Signature(Uint8Array.from([...der, 0]), curve)).toThrow();
    for (let end = 0; end < der.length; end += 1)
      expect(() => unwrapEC2Signature(der.subarray(0, end), curve)).toThrow();
  });
});

describe("the signature of a passkey", () => {
  it("has short halves filled up with zeros", () => {
    expect(unwrapEC2Signature(bytes("3006020101020102"), 1)).toEqual(bytes(`${"00".repeat(31)}01${"00".repeat(31)}02`));
    expect(unwrapEC2Signature(bytes("300702020081020102"), 1)[31]).toBe(0x81);
  });

  it.each([
    ["a sequence of another type", "3106020101020102"],
    ["a half of another type", "3006030101020102"],
    ["a negative half", "3006020181020102"],
    ["needless zeros", "300702020001020102"],
    ["a half without a byte", "30050200020102"],
    ["a length in more bytes than it needs", "308106020101020102"],
    ["something behind its halves", "3008020101020102" + "0500"],
    ["a half that is too long for the curve", `302702${"22"}01${"11".repeat(33)}020102`],
  ])("is refused with %s", (_what, hex) => {
    expect(() => unwrapEC2Signature(bytes(hex), 1)).toThrow(/The signature of a passkey/);
  });

  it("is refused for a curve that is none of the three", () => {
    expect(() => unwrapEC2Signature(bytes("3006020101020102"), 8)).toThrow(/unknown curve/);
  });
});
