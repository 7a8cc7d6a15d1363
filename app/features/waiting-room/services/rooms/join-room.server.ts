import type { RequestContext } from "~/platform/context.server";
import { randomToken } from "~/platform/crypto/crypto.server";
import { ForbiddenError, InvalidError } from "~/platform/http/errors.server";
import { paths } from "~/paths";
import { isCompanion } from "../../domain/links/companions";
import type { JoinRoom } from "../../schemas/rooms/join-room";
import { companionCookie, companionFrom, noCompanionCookie } from "../../support/links/companion-cookie.server";
import { placeToWait } from "../../support/links/place-to-wait.server";
import { enterRoom } from "./enter-room.server";
import { isOpenTo } from "./issue-room-ticket.server";
import { roomObject } from "../../support/rooms/room-object.server";

const SECRET_BITS = 160;

/** What a browser is to remember of who it belongs to; null where its session says so. */
export interface Joined {
  cookie: string | null;
  /** The page on which they wait. */
  to: string;
}

/**
 * Whoever holds the link into a room says who they are: the patient, or somebody with them, who is in the room under
 * their own name from then on. One who signed in stays who they are.
 * @throws what enterRoom throws; ForbiddenError for one who was sent out; InvalidError where nobody more may come
 */
export async function joinRoom(
  context: RequestContext,
  request: Request,
  waitingRoomId: string,
  who: JoinRoom,
): Promise<Joined> {
  const entered = await enterRoom(context, request, waitingRoomId);
  const { link, identity, room, appointment } = entered;
  const to = appointment ? placeToWait(room.id, appointment) : paths.waitingRoom(room.id);
  if (!link) return { cookie: null, to };
  const object = roomObject(context, room.id);
  if (isCompanion(identity.memberId)) {
    // Who was sent out does not come back as the patient.
    const still = await object.snapshot(identity);
    if (!still.status) throw new ForbiddenError(still.errorCode);
  }
  if (who.as === "patient") return { cookie: noCompanionCookie(), to };
  const secret = randomToken(SECRET_BITS);
  const companion = await companionFrom(link.tokenHash, secret, who.name);
  if (isOpenTo(entered)) {
    const answer = await object.checkIn({ ...identity, ...companion }, { name: who.name });
    if (!answer.status) throw new InvalidError([{ field: "name", message: "rooms:join.closed" }]);
  }
  const seconds = Math.floor((link.expiresAt - context.now) / 1_000);
  return { cookie: companionCookie(link.tokenHash, secret, who.name, seconds), to };
}
