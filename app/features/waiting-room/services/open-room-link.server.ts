import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto.server";
import { LinkGoneError } from "~/platform/errors.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { linkQuery } from "../data/room-read.server";

export interface OpenedLink {
  waitingRoomId: string;
  linkAppointmentId: string;
  linkHash: string;
  /** UTC ms. */
  expiresAt: number;
}

/**
 * Finds what a link opens, any number of times until it runs out: looking at it uses nothing up.
 * @throws LinkGoneError for one that ran out, was withdrawn or never was
 */
export async function openRoomLink(context: RequestContext, request: Request, token: string): Promise<OpenedLink> {
  await limitRate(context, "LINK_LIMIT", addressOf(request));
  const linkHash = await sha256(token);
  const [link] = await linkQuery(context.db, linkHash);
  if (!link || link.revokedAt !== null) throw new LinkGoneError("linkRevoked");
  if (link.expiresAt <= context.now) throw new LinkGoneError("linkExpired");
  return {
    waitingRoomId: link.waitingRoomId,
    linkAppointmentId: link.linkAppointmentId,
    linkHash,
    expiresAt: link.expiresAt,
  };
}
