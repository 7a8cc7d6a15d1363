import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { notesIdOf } from "~/features/waiting-room/domain/chat/chat-room";
import { doctor, guest, newRoom, type Room, RoomClient } from "./room-client";

const anna = guest("anna");
const nurse = { ...doctor, memberId: "staff-2", displayName: "Noor Haddad", userId: "user-2" };
const notes = notesIdOf("visit-anna");

const changes = (room: Room) =>
  runInDurableObject(room, (_, state) => Number(state.storage.sql.exec("SELECT total_changes() AS n").one().n));

test("a patient receives no frame of what staff note, write or read about them, by socket or by poll", async () => {
  const room = newRoom();
  const a = await RoomClient.join(room, anna);
  const staff = await RoomClient.join(room, doctor);
  const colleague = await RoomClient.join(room, nurse);
  staff.send({ type: "TYPING", chatRoomId: notes });
  staff.say(notes, "suspected shingles");
  expect((await colleague.until("MESSAGE")).message).toMatchObject({ chatRoomId: notes, seq: 1 });
  colleague.send({ type: "SEEN", chatRoomId: notes, seq: 1 });
  expect((await staff.until("SEEN")).mark).toEqual({ chatRoomId: notes, memberId: "staff-2", kind: "staff", seq: 1 });
  a.say(notes, "let me in");
  expect((await a.until("ERROR")).code).toBe("unknownChatRoom");
  staff.say("visit-anna", "good morning");
  await a.until("MESSAGE");
  const back = await RoomClient.join(room, anna, { [notes]: 0 });
  await back.until("MESSAGE");
  const polled = await room.poll(anna, JSON.stringify({ lastSeq: { [notes]: 0 }, view: "" }), 0);
  for (const seen of [
    ...a.raw,
    ...back.raw,
    JSON.stringify(polled),
    JSON.stringify(await room.transcript("visit-anna")),
  ])
    expect(seen).not.toMatch(/shingles|~notes/);
  expect(await room.notes("visit-anna")).toMatchObject([{ message: "suspected shingles" }]);
});

test("notes, marks and lateness outlive an eviction, and a mark is one write", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const a = await RoomClient.join(room, anna);
  staff.say(notes, "first");
  staff.say("visit-anna", "hello");
  staff.send({ type: "LATE", minutes: 20 });
  await a.until("QUEUE");
  const before = await changes(room);
  a.send({ type: "SEEN", chatRoomId: "visit-anna", seq: 1 });
  await staff.until("SEEN");
  expect((await changes(room)) - before).toBe(1);
  await evictDurableObject(room);
  const back = await RoomClient.join(room, doctor);
  expect(back.last("SNAPSHOT")).toMatchObject({
    queue: { lateMinutes: 20 },
    chatRooms: [
      { id: "visit-anna", lastSeq: 1, seenByOthers: 1 },
      { id: notes, lastSeq: 1 },
      { id: "~notes", lastSeq: 0 },
    ],
  });
  back.say(notes, "second");
  expect((await back.until("ACK")).seq).toBe(2);
});

test("who writes is told to the other side and to nobody else, and stored nowhere", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const a = await RoomClient.join(room, anna);
  const b = await RoomClient.join(room, guest("bilal"));
  const before = await changes(room);
  a.send({ type: "TYPING", chatRoomId: "visit-anna" });
  expect(await staff.until("TYPING")).toMatchObject({ chatRoomId: "visit-anna", displayName: "Patient anna" });
  b.say("visit-bilal", "hello");
  await b.until("ACK");
  expect([...a.all("TYPING"), ...b.all("TYPING")]).toEqual([]);
  expect((await changes(room)) - before).toBe(1);
});

test("a guest who is removed loses the line at once and gets no ticket, nor news by polling", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const a = await RoomClient.join(room, anna);
  staff.send({ type: "REMOVE", memberId: anna.memberId });
  expect(await a.untilClosed()).toMatchObject({ code: 4403 });
  const heard = a.raw.length;
  staff.say("visit-anna", "about them");
  await staff.until("ACK");
  expect(a.raw).toHaveLength(heard);
  expect(await room.issueTicket(anna, Date.now())).toEqual({ status: false, errorCode: "revoked" });
  expect(await room.poll(anna, null, 0)).toEqual({ status: false, errorCode: "revoked" });
  await evictDurableObject(room);
  expect(await room.snapshot(anna)).toEqual({ status: false, errorCode: "revoked" });
});
