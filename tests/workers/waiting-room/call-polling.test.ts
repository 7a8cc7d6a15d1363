import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import type { RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";
import type { CallAct, PollAnswer } from "~/features/waiting-room/realtime/protocol-calls";
import { doctor, guest, newRoom, type Room, RoomClient } from "./room-client";

const anna = guest("anna");
const chatRoomId = "visit-anna";
const media = { audio: true, video: true, screen: false };
const signal = { linkId: "tie", description: { type: "offer" as const, sdp: "v=0" } };
const joins = (peerId: string): CallAct => ({ type: "CALL_JOIN", chatRoomId, peerId, media });

afterEach(() => {
  vi.useRealTimers();
});

async function poll(room: Room, cursor: string | null, waitMs = 0, who: RoomIdentity = anna) {
  const answer: PollAnswer = await room.poll(who, cursor, waitMs);
  if (!answer.status) throw new Error(answer.errorCode);
  return answer;
}

/** What a poll told of calls. */
const ofCalls = ({ frames }: { frames: { type: string }[] }) =>
  frames.filter(({ type }) => type === "CALL" || type === "CALL_SIGNAL");

/** Anna polls and was called in; the doctor is in the call by socket. */
async function scene() {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const { cursor } = await poll(room, null);
  await room.checkIn(anna, { name: null });
  await room.admit(doctor, chatRoomId);
  staff.send(joins("peer-doctor"));
  await staff.until("CALL");
  return { room, staff, cursor };
}

test("who polls takes a place in the call, and offers and answers pass both ways", async () => {
  const { room, staff, cursor } = await scene();
  expect(await room.act(anna, joins("peer-anna"))).toEqual({ status: true });
  expect((await staff.until("CALL", 2)).seats.map(({ peerId }) => peerId)).toEqual(["peer-doctor", "peer-anna"]);
  const joined = await poll(room, cursor);
  expect(ofCalls(joined).at(-1)).toMatchObject({ type: "CALL", seats: [{}, { peerId: "peer-anna" }] });

  const waiting = poll(room, joined.cursor, 25_000);
  // A call on the same stub comes after the poll, so the poll waits by the time this is answered.
  await room.snapshot(doctor);
  staff.send({ type: "CALL_SIGNAL", chatRoomId, to: "peer-anna", signal });
  const offered = await waiting;
  expect(ofCalls(offered)).toEqual([{ type: "CALL_SIGNAL", chatRoomId, from: "peer-doctor", signal }]);
  await room.act(anna, { type: "CALL_SIGNAL", chatRoomId, to: "peer-doctor", signal });
  expect(await staff.until("CALL_SIGNAL")).toMatchObject({ from: "peer-anna", signal });
  expect(ofCalls(await poll(room, offered.cursor))).toEqual([]);
});

test("an answer that was lost on the way is given again", async () => {
  const { room, staff, cursor } = await scene();
  await room.act(anna, joins("peer-anna"));
  const { cursor: before } = await poll(room, cursor);
  staff.send({ type: "CALL_SIGNAL", chatRoomId, to: "peer-anna", signal });
  await room.snapshot(doctor);
  const lost = await poll(room, before);
  const again = await poll(room, before);
  expect(ofCalls(lost)).toHaveLength(1);
  expect(ofCalls(again)).toEqual(ofCalls(lost));
});

test("a signal over HTTP needs a place in the call, and a guest of another appointment has none of either", async () => {
  const { room, staff } = await scene();
  const toDoctor: CallAct = { type: "CALL_SIGNAL", chatRoomId, to: "peer-doctor", signal };
  expect(await room.act(anna, toDoctor)).toEqual({ status: false, errorCode: "notInCall" });
  const bilal = guest("bilal");
  const first = await poll(room, null, 0, bilal);
  expect(ofCalls(first)).toEqual([]);
  expect(await room.act(bilal, joins("peer-bilal"))).toEqual({ status: false, errorCode: "unknownChatRoom" });
  await room.act(anna, joins("peer-anna"));
  staff.send({ type: "CALL_SIGNAL", chatRoomId, to: "peer-anna", signal });
  await room.snapshot(doctor);
  expect(ofCalls(await poll(room, first.cursor, 0, bilal))).toEqual([]);
});

test("the place of somebody whose polls have stopped is free again", async () => {
  const { room, staff, cursor } = await scene();
  await poll(room, cursor);
  await room.act(anna, joins("peer-anna"));
  await staff.until("CALL", 2);
  vi.setSystemTime(Date.now() + 16_000);
  expect(await runDurableObjectAlarm(room)).toBe(true);
  expect((await staff.until("CALL", 3)).seats.map(({ peerId }) => peerId)).toEqual(["peer-doctor"]);
});
