import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type * as Library from "~/features/identity/support/second-factors/passkey-library.server";
import { softPasskey } from "../workers/identity/soft-passkey";

const BUILT = fileURLToPath(new URL("../../build/server/modules/passkeys.js", import.meta.url));
const ORIGIN = "https://clinic.example";
const RP = "clinic.example";
type Answer<Of extends keyof typeof Library> = Parameters<(typeof Library)[Of]>[0] extends { response: infer R }
  ? R
  : never;

/** A passkey that the built library has taken, and how it is asked about it. */
async function registered(format?: "none" | "fido-u2f") {
  const { generateRegistrationOptions, verifyRegistrationResponse, verifyAuthenticationResponse } = (await import(
    BUILT
  )) as typeof Library;
  const passkey = await softPasskey(ORIGIN);
  const { challenge } = await generateRegistrationOptions({ rpName: "Clinic", rpID: RP, userName: "ines" });
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: JSON.parse(passkey.make({ challenge, rp: { id: RP } }, format)) as Answer<"verifyRegistrationResponse">,
    ...{ expectedChallenge: challenge, expectedOrigin: ORIGIN, expectedRPID: RP },
  });
  if (!verified) throw new Error("the passkey was not taken");
  const { credential } = registrationInfo;
  return {
    passkey,
    challenge,
    verify: (answer: string, expectedChallenge = challenge) =>
      verifyAuthenticationResponse({
        response: JSON.parse(answer) as Answer<"verifyAuthenticationResponse">,
        ...{ expectedChallenge, expectedOrigin: ORIGIN, expectedRPID: RP, credential },
      }),
  };
}

describe("the library for passkeys as it is built", () => {
  it("takes a passkey and knows its signatures again", async () => {
    const { passkey, challenge, verify } = await registered();
    for (let each = 0; each < 20; each += 1)
      expect(await verify(await passkey.use({ challenge, rpId: RP }))).toMatchObject({ verified: true });
  });

  it("refuses what another passkey has signed, and what was signed for another challenge", async () => {
    const { challenge, verify } = await registered();
    const other = await softPasskey(ORIGIN);
    expect((await verify(await other.use({ challenge, rpId: RP }))).verified).toBe(false);
    await expect(verify(await other.use({ challenge: "bm90IHRoaXM", rpId: RP }))).rejects.toThrow(/challenge/);
  });

  it("refuses a certificate of a maker, which nobody has asked for", async () => {
    await expect(registered("fido-u2f")).rejects.toThrow(/without certificates/);
  });
});
