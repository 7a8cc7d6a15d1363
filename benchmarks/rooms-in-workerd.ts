import type { RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";
import { WaitingRoom } from "../party/waiting-room/waiting-room";

export { WaitingRoom };

/** The chat in which everybody of a room writes, and the appointment of its only guest. */
const APPOINTMENT = "visit";

const memberOf = (number: number): RoomIdentity => ({
  memberId: `member-${number}`,
  kind: number === 0 ? "guest" : "staff",
  displayName: `Member ${number}`,
  appointmentId: number === 0 ? APPOINTMENT : null,
  userId: null,
});

/**
 * The product's rooms without the Worker before them, who lets people in: a ticket for whoever asks, the socket, and
 * how many messages a room has stored. ?room=&member=
 */
const worker = {
  async fetch(request: Request, env: { WAITING_ROOM: DurableObjectNamespace<WaitingRoom> }): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const name = searchParams.get("room");
    if (name === null) return new Response("0");
    const room = env.WAITING_ROOM.getByName(`1:${name}`);
    if (pathname === "/ticket") {
      const answer = await room.issueTicket(memberOf(Number(searchParams.get("member"))), Date.now());
      return new Response(answer.status ? answer.ticket : "");
    }
    if (pathname === "/stored") return new Response(String((await room.transcript(APPOINTMENT)).length));
    return room.fetch(request);
  },
};
export { worker as default };
