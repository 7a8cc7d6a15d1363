import { cookieOf, COMPANION_COOKIE, setCookie } from "~/platform/http/cookies.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { companionId, linkPartOf } from "../../domain/links/companions";
import type { RoomIdentity } from "../../domain/rooms/room-state";
import { guestNameSchema } from "../../schemas/rooms/room-requests";

/** Somebody who is with the patient, as their browser remembers it. */
export type Companion = Pick<RoomIdentity, "memberId" | "displayName">;

const SHAPE = /^([0-9a-f]+)\.([\w-]{20,80})\.(.+)$/s;

/** Who with the patient this browser belongs to, for this link; null for the patient's own, or another link's. */
export async function companionOf(request: Request, linkHash: string): Promise<Companion | null> {
  const [, part, secret, said] = SHAPE.exec(cookieOf(request, COMPANION_COOKIE) ?? "") ?? [];
  const name = guestNameSchema.safeParse(said);
  if (part !== linkPartOf(linkHash) || !secret || !name.success) return null;
  return companionFrom(linkHash, secret, name.data);
}

/** Who with the patient holds a secret. */
export const companionFrom = async (linkHash: string, secret: string, name: string): Promise<Companion> => ({
  memberId: companionId(linkHash, await sha256(secret)),
  displayName: name,
});

/** The cookie by which a browser stays the companion's; `seconds` as the link has left. */
export const companionCookie = (linkHash: string, secret: string, name: string, seconds: number): string =>
  setCookie(COMPANION_COOKIE, `${linkPartOf(linkHash)}.${secret}.${name}`, seconds);

/** Takes it away: the browser is the patient's again. */
export const noCompanionCookie = (): string => setCookie(COMPANION_COOKIE, "", 0);
