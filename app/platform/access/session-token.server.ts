import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { keyBytes } from "../crypto/crypto.server";
import type { Env } from "../env.server";

/** The specification's claims of an authToken, and `sid`, the session row that every use checks. */
const claims = z.object({
  /** User id, under two names. */
  uuid: z.string(),
  uid: z.string(),
  /** Customer (patient) id, under two names; empty for employees. */
  cid: z.string(),
  cuid: z.string(),
  /** Employee id, under two names; empty for patients. */
  eid: z.string(),
  euid: z.string(),
  /** Provider, and the organization. */
  pid: z.string(),
  ouid: z.string(),
  /** User type first: EMPLOYEE, CUSTOMER or SYSTEM. */
  scope: z.array(z.string()).min(1),
  sid: z.string(),
});

export type TokenClaims = z.infer<typeof claims>;

/** Signs an authToken that expires with its session (`expiresAt` in UTC ms). */
export function signAuthToken(env: Env, payload: TokenClaims, expiresAt: number): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("virtual-practice")
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(keyBytes(env.SESSION_TOKEN_KEY));
}

/** Claims of a token of this organization; undefined for any other token. */
export async function readAuthToken(env: Env, token: string, organizationId: number): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyBytes(env.SESSION_TOKEN_KEY), {
      issuer: "virtual-practice",
      algorithms: ["HS256"],
    });
    const read = claims.safeParse(payload);
    return read.success && read.data.ouid === String(organizationId) ? read.data : undefined;
  } catch {
    return undefined;
  }
}
