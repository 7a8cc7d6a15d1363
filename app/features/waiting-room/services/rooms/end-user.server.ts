import { DAY_MS } from "~/kernel/time/dates";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readRoomsOfUser } from "../../data/rooms/rooms-of-user.server";
import { roomObject } from "../../support/rooms/room-object.server";

/** Of a patient's appointments, those whose room can be open now. */
const AROUND_MS = 2 * DAY_MS;
const AT_ONCE = 20;

/**
 * Lets go of a user in every room: their session, role or account has changed. Whoever still may comes back by
 * themselves, with a ticket that shows what they may now. Told twice it does nothing new.
 */
export async function endUser(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "outbox.deliver");
  const { userId } = parse(TOPICS["user.ended"], raw);
  const { db, now } = context;
  const rooms = await readRoomsOfUser(db, userId, { from: now - AROUND_MS, to: now + AROUND_MS });
  for (let at = 0; at < rooms.length; at += AT_ONCE) {
    const some = rooms.slice(at, at + AT_ONCE);
    await Promise.all(some.map((id) => roomObject(context, id).endUser(userId)));
  }
}
