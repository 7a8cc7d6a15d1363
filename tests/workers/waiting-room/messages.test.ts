import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { doctor, guest, newRoom, RoomClient } from "./room-client";

const anna = guest("anna");
const bilal = guest("bilal");

test("a message sent again gets the same sequence and is stored and delivered once", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const a = await RoomClient.join(room, anna);
  a.say("visit-anna", "one", "c1");
  a.say("visit-anna", "two", "c2");
  a.say("visit-anna", "one", "c1");
  await a.until("ACK", 3);
  expect(a.all("ACK").map(({ clientId, seq }) => [clientId, seq])).toEqual([
    ["c1", 1],
    ["c2", 2],
    ["c1", 1],
  ]);
  expect(await room.send(anna, { clientId: "c2", chatRoomId: "visit-anna", message: "two" })).toMatchObject({
    status: true,
    seq: 2,
  });
  expect(staff.messages.map(({ seq, message }) => [seq, message])).toEqual([
    [1, "one"],
    [2, "two"],
  ]);
});

test("one message is one insert", async () => {
  const room = newRoom();
  const a = await RoomClient.join(room, anna);
  const count = () =>
    runInDurableObject(room, (_, state) => state.storage.sql.exec("SELECT total_changes() AS n").one().n);
  const before = Number(await count());
  for (let n = 1; n <= 5; n++) a.say("visit-anna", `message ${n}`);
  await a.until("ACK", 5);
  expect(Number(await count()) - before).toBe(5);
});

test("who comes back gets what was said after the last they have seen, and who is new gets all", async () => {
  const room = newRoom();
  const a = await RoomClient.join(room, anna);
  for (let n = 1; n <= 5; n++) a.say("visit-anna", `message ${n}`);
  await a.until("ACK", 5);
  const back = await RoomClient.join(room, anna, { "visit-anna": 3 });
  await back.until("MESSAGE", 2);
  expect(back.messages.map(({ seq }) => seq)).toEqual([4, 5]);
  expect(back.last("SNAPSHOT")?.chatRooms).toEqual([
    { id: "visit-anna", lastSeq: 5, closed: null, seen: 0, seenByOthers: 0 },
  ]);
  const staff = await RoomClient.join(room, doctor);
  await staff.until("MESSAGE", 5);
  staff.send({ type: "RESUME", lastSeq: { "visit-anna": 4 } });
  await staff.until("MESSAGE", 6);
  expect(staff.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 5]);
});

test("an eviction keeps place, messages, presence and the connection itself", async () => {
  const room = newRoom();
  const a = await RoomClient.join(room, anna);
  const b = await RoomClient.join(room, bilal);
  a.send({ type: "CHECK_IN", name: "Anna Núñez" });
  await a.until("QUEUE");
  b.send({ type: "CHECK_IN", name: null });
  await b.until("QUEUE");
  a.say("visit-anna", "before");
  await a.until("ACK");
  await evictDurableObject(room);
  b.say("visit-bilal", "after");
  expect((await b.until("ACK")).seq).toBe(1);
  a.say("visit-anna", "after");
  expect((await a.until("ACK", 2)).seq).toBe(2);
  const staff = await RoomClient.join(room, doctor);
  expect(staff.last("SNAPSHOT")?.queue).toMatchObject({
    entries: [
      { names: ["Anna Núñez"], place: 1, present: true },
      { names: ["Patient bilal"], place: 2, present: true },
    ],
  });
});

test("one who leaves right after an eviction is seen to be away, and keeps the place", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const a = await RoomClient.join(room, anna);
  a.send({ type: "CHECK_IN", name: null });
  await expect.poll(() => staff.last("QUEUE")?.queue).toMatchObject({ entries: [{ present: true }] });
  await evictDurableObject(room);
  a.socket.close(1000);
  await expect.poll(() => staff.last("QUEUE")?.queue).toMatchObject({ entries: [{ present: false, place: 1 }] });
});

test("an eviction that cuts the connections keeps place and messages for who comes back", async () => {
  const room = newRoom();
  const a = await RoomClient.join(room, anna);
  a.send({ type: "CHECK_IN", name: null });
  a.say("visit-anna", "hello");
  await a.until("ACK");
  await evictDurableObject(room, { webSockets: "close" });
  const staff = await RoomClient.join(room, doctor);
  expect(staff.last("SNAPSHOT")?.queue).toMatchObject({ entries: [{ place: 1, present: false }] });
  const back = await RoomClient.join(room, anna);
  expect(back.last("SNAPSHOT")?.queue).toEqual({ kind: "guest", state: "waiting", place: 1 });
  expect((await back.until("MESSAGE")).message.message).toBe("hello");
});

test("frames that cannot be read get an error, and after ten of them the connection is closed with 1008", async () => {
  const room = newRoom();
  const a = await RoomClient.join(room, anna);
  for (let n = 0; n < 9; n++) a.socket.send("{");
  a.say("visit-anna", "still here");
  await a.until("ACK");
  expect(a.all("ERROR").map(({ code }) => code)).toEqual(Array(9).fill("malformed"));
  for (let n = 0; n < 10; n++) a.socket.send(JSON.stringify({ type: "GRANT", n }));
  expect(await a.untilClosed()).toMatchObject({ code: 1008 });
});

test("a flood is slowed down and then cut, and others are served meanwhile", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const a = await RoomClient.join(room, anna);
  const b = await RoomClient.join(room, bilal);
  for (let n = 0; n < 1_000; n++) a.send({ type: "CHECK_IN", name: null });
  b.say("visit-bilal", "hello");
  expect((await b.until("ACK")).seq).toBe(1);
  expect(await a.untilClosed()).toMatchObject({ code: 1008 });
  expect(a.all("ERROR").at(0)).toMatchObject({ code: "rateLimited" });
  expect(staff.closed).toBeNull();
});
