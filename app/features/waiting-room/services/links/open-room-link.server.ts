import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { cookieOf, ROOM_COOKIE } from "~/platform/http/cookies.server";
import { linkQuery, appointmentQuery, type LinkRow } from "../../data/rooms/room-read.server";
import { appointmentPresence } from "../../domain/sessions/appointment-presence";
import { guestOf } from "../rooms/enter-room.server";
import { roomObject } from "../../support/rooms/room-object.server";

export interface OpenedLink {
  waitingRoomId: string;
  linkAppointmentId: string;
  /** Of the appointment. */
  type: LinkRow["type"];
  linkHash: string;
  /** UTC ms. */
  expiresAt: number;
  /** Somebody is in the room for the appointment already, and this browser was not: it is asked whose it is. */
  asksWho: boolean;
}

/** Whether anybody is in the room for the appointment of a link, or has a place in its queue. */
async function isSomebodyThere(context: RequestContext, link: LinkRow): Promise<boolean> {
  const [appointment] = await appointmentQuery(context.db, link.linkAppointmentId);
  // Nobody has a place to come back to in the line of an appointment that is off, even while that can be undone.
  if (!appointment?.patientId || appointmentPresence(appointment, context.now).kind !== "open") return false;
  const answer = await roomObject(context, link.waitingRoomId).snapshot(await guestOf(appointment, null));
  return answer.status && answer.snapshot.members.some(({ kind }) => kind === "guest");
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
    type: link.type,
    linkHash,
    expiresAt: link.expiresAt,
    asksWho: cookieOf(request, ROOM_COOKIE) !== token && (await isSomebodyThere(context, link)),
  };
}
