import { keyBytes } from "~/platform/crypto/crypto.server";
import type { RequestContext } from "~/platform/context.server";
import { codeOfHash } from "../../../domain/appointments/arrivals/kiosk-match";

const encoder = new TextEncoder();

/**
 * Makes the codes by which patients check in at a kiosk: each follows from the appointment and the key of the product,
 * so that it needs no row, and cannot be guessed.
 */
export async function checkInCodes({ env, organization }: RequestContext): Promise<(id: string) => Promise<string>> {
  const bytes = keyBytes(env.LINK_SIGNING_KEY);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (id) =>
    codeOfHash(
      new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(`arrival\n${organization.id}\n${id}`))),
    );
}
