import type { ServerMessageOf } from "~/features/waiting-room/realtime/protocol";
import { RoomCaller } from "./room-caller";
import type { Attendant, ServedRoom } from "./served-room";

const media = { audio: true, video: true, screen: false };

/** Frames of one connection of somebody who floods, by what they try. */
const junk: Record<string, (n: number) => string> = {
  /** Before any INIT. */
  stranger: (n) => `{"type":"CALL_JOIN","n":${n}}`,
  malformed: (n) => (n % 2 ? "{" : JSON.stringify({ type: "GRANT", memberId: "staff", n })),
  tooFast: () => JSON.stringify({ type: "CHECK_IN", name: null }),
};

/**
 * Sends so many frames that are malformed or too many, on one connection after the other, and gives how many were sent.
 */
export async function flood(
  room: ServedRoom,
  who: Attendant,
  { frames, burst }: { frames: number; burst: number },
): Promise<number> {
  let sent = 0;
  for (let round = 0; sent < frames; round++) {
    const kinds = Object.keys(junk);
    const kind = kinds[round % kinds.length] ?? "stranger";
    const caller = kind === "stranger" ? await RoomCaller.open(room, who) : await RoomCaller.join(room, who);
    for (let n = 0; n < burst && sent < frames; n++, sent++) caller.sendText(junk[kind]?.(n) ?? "");
    await caller.untilClosed();
  }
  return sent;
}

/**
 * Doctor and patient come into the room and into the call, and an offer and its answer go through. Gives the
 * milliseconds that it took, from asking for the tickets on.
 */
export async function connectCall(room: ServedRoom, doctor: Attendant, patient: Attendant): Promise<number> {
  const began = performance.now();
  const chatRoomId = patient.chatRoomId ?? "none";
  const [staff, guest] = await Promise.all([RoomCaller.join(room, doctor), RoomCaller.join(room, patient)]);
  guest.say({ type: "CHECK_IN", name: null });
  await guest.until("QUEUE", ({ queue }) => queue.kind === "guest" && queue.state !== "notCheckedIn");
  staff.say({ type: "ADMIT", chatRoomId });
  await guest.until("QUEUE", ({ queue }) => queue.kind === "guest" && queue.state === "admitted");
  staff.say({ type: "CALL_JOIN", chatRoomId, peerId: "doctor", media });
  guest.say({ type: "CALL_JOIN", chatRoomId, peerId: "patient", media });
  const bothIn = ({ seats }: ServerMessageOf<"CALL">) => seats.length === 2;
  await Promise.all([staff.until("CALL", bothIn), guest.until("CALL", bothIn)]);
  const signal = (type: "offer" | "answer") => ({ linkId: "tie", description: { type, sdp: "v=0" } });
  staff.say({ type: "CALL_SIGNAL", chatRoomId, to: "patient", signal: signal("offer") });
  await guest.until("CALL_SIGNAL", ({ from }) => from === "doctor");
  guest.say({ type: "CALL_SIGNAL", chatRoomId, to: "doctor", signal: signal("answer") });
  await staff.until("CALL_SIGNAL", ({ from }) => from === "patient");
  const took = performance.now() - began;
  for (const caller of [staff, guest]) {
    caller.close();
    await caller.untilClosed();
  }
  return took;
}
