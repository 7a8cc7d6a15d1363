import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import type { PollAnswer } from "~/features/waiting-room/realtime/protocol-calls";
import { AWAY_MS } from "~/features/waiting-room/domain/rooms/room-limits";
import { doctor, guest, newRoom, type Room, RoomClient } from "./room-client";

const anna = guest("anna");

afterEach(() => {
  vi.useRealTimers();
});

async function pollOf(room: Room, cursor: string | null, waitMs: number) {
  const answer: PollAnswer = await room.poll(anna, cursor, waitMs);
  if (!answer.status) throw new Error(answer.errorCode);
  return answer;
}

test("the first poll tells all, the next waits and returns when a message arrives", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const first = await pollOf(room, null, 25_000);
  expect(first.frames.map((frame) => frame.type)).toEqual(["SNAPSHOT"]);
  const started = Date.now();
  const waiting = pollOf(room, first.cursor, 25_000);
  // A call on the same stub comes after the poll, so the poll waits by the time this is answered.
  await room.snapshot(doctor);
  staff.say("visit-anna", "hello");
  const second = await waiting;
  expect(second.frames).toMatchObject([{ type: "MESSAGE", message: { seq: 1, message: "hello" } }]);
  expect(Date.now() - started).toBeLessThan(10_000);
  expect((await pollOf(room, second.cursor, 0)).frames).toEqual([]);
});

test("a poll returns when the place changes, and tells nothing twice", async () => {
  const room = newRoom();
  const { cursor } = await pollOf(room, null, 0);
  const waiting = pollOf(room, cursor, 25_000);
  expect(await room.checkIn(anna, { name: "Anna" })).toEqual({ status: true });
  const { frames } = await waiting;
  expect(frames).toMatchObject([{ type: "SNAPSHOT", queue: { state: "waiting", place: 1 } }]);
});

test("a poll returns when the appointment is concluded and when the guest is shut out", async () => {
  const room = newRoom();
  const { cursor } = await pollOf(room, null, 0);
  const concluding = pollOf(room, cursor, 25_000);
  await room.appointmentClosed("visit-anna", "concluded", null);
  const concluded = await concluding;
  expect(concluded.frames).toMatchObject([{ type: "SNAPSHOT", chatRooms: [{ closed: "concluded" }] }]);
  const shutOut = room.poll(anna, concluded.cursor, 25_000);
  await room.revoke(anna.memberId);
  expect(await shutOut).toEqual({ status: false, errorCode: "revoked" });
});

test("a patient who polls is here, and no longer once the polls have stopped", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  await pollOf(room, null, 0);
  await expect
    .poll(() => staff.last("MEMBERS")?.members)
    .toMatchObject([{ kind: "staff" }, { kind: "guest", present: true }]);
  expect(await runDurableObjectAlarm(room)).toBe(true);
  expect(staff.last("MEMBERS")?.members).toHaveLength(2);
  vi.setSystemTime(Date.now() + 16_000);
  expect(await runDurableObjectAlarm(room)).toBe(true);
  await expect.poll(() => staff.last("MEMBERS")?.members).toMatchObject([{ kind: "staff" }]);
  expect(await runDurableObjectAlarm(room)).toBe(false);
});

test("a patient whose last connection is gone for three minutes is shown to the doctor as gone", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const patient = await RoomClient.join(room, anna);
  await room.checkIn(anna, { name: null });
  const entries = () => {
    const queue = staff.last("QUEUE")?.queue;
    return queue?.kind === "staff" ? queue.entries : [];
  };
  await expect.poll(entries).toMatchObject([{ place: 1, leftAt: null }]);
  vi.setSystemTime(Date.now() + 1_000);
  patient.socket.close(1000);
  await expect.poll(entries).toMatchObject([{ present: false, place: 1 }]);
  vi.setSystemTime(Date.now() + AWAY_MS);
  expect(await runDurableObjectAlarm(room)).toBe(true);
  await expect.poll(entries).toMatchObject([{ place: null, leftAt: expect.any(Number) }]);
  expect(await runDurableObjectAlarm(room)).toBe(false);
});

test("a message by plain call reaches the doctor's connection, and the answer carries its sequence", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  await room.checkIn(anna, { name: "Anna" });
  const answer = await room.send(anna, { clientId: "c1", chatRoomId: "visit-anna", message: "hello" });
  expect(answer).toMatchObject({ status: true, clientId: "c1", seq: 1 });
  expect((await staff.until("MESSAGE")).message).toMatchObject({ senderName: "Anna", message: "hello" });
  const snapshot = await room.snapshot(anna);
  expect(snapshot).toMatchObject({ status: true, messages: [{ message: { seq: 1 } }] });
});

test("a broken cursor starts over", async () => {
  const room = newRoom();
  await room.send(anna, { clientId: "c1", chatRoomId: "visit-anna", message: "lost" });
  await room.checkIn(anna, { name: null });
  await room.send(anna, { clientId: "c1", chatRoomId: "visit-anna", message: "hello" });
  expect((await pollOf(room, "{broken", 0)).frames.map((frame) => frame.type)).toEqual(["SNAPSHOT", "MESSAGE"]);
});
