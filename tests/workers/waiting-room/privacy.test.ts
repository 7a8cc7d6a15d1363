import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { STAFF_CHAT } from "~/features/waiting-room/domain/chat/chat-room";
import { doctor, guest, newRoom, RoomClient } from "./room-client";

const anna = guest("anna");
const bilal = guest("bilal");

test("a patient receives no frame that holds another patient's name, message or appointment", async () => {
  const room = newRoom();
  const a = await RoomClient.join(room, anna);
  const b = await RoomClient.join(room, bilal);
  const staff = await RoomClient.join(room, doctor);
  a.send({ type: "CHECK_IN", name: "Anna Núñez" });
  await a.until("QUEUE");
  b.send({ type: "CHECK_IN", name: null });
  await b.until("QUEUE");
  a.say("visit-anna", "my rash is back");
  b.say("visit-bilal", "am I next");
  await staff.until("MESSAGE", 2);
  staff.say("visit-anna", "come in, Anna");
  staff.send({ type: "ADMIT", chatRoomId: "visit-anna" });
  await a.until("MESSAGE", 2);
  await b.until("QUEUE", 2);
  expect(b.last("QUEUE")?.queue).toEqual({ kind: "guest", state: "waiting", place: 1 });
  expect(b.messages.map((message) => message.message)).toEqual(["am I next"]);
  const foreign = b.raw.filter((frame) => /anna|rash|Núñez/i.test(frame));
  expect(foreign).toEqual([]);
  const polled = await room.poll(bilal, null, 0);
  expect(JSON.stringify(polled)).not.toMatch(/anna|rash|Núñez/i);
});

test("staff see all who wait, by name and in order, and a patient sees that staff are here", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const b = await RoomClient.join(room, bilal);
  b.send({ type: "CHECK_IN", name: null });
  await b.until("QUEUE");
  const a = await RoomClient.join(room, anna);
  a.send({ type: "CHECK_IN", name: "Anna Núñez" });
  await a.until("QUEUE");
  await expect
    .poll(() => staff.last("QUEUE")?.queue)
    .toMatchObject({
      entries: [
        { names: ["Patient bilal"], place: 1 },
        { names: ["Anna Núñez"], place: 2 },
      ],
    });
  expect(a.last("SNAPSHOT")?.members.map((member) => member.displayName)).toEqual(["Dr. Imani Okafor", "Patient anna"]);
  staff.socket.close(1000);
  await expect.poll(() => a.last("MEMBERS")?.members.map((member) => member.kind)).toEqual(["guest"]);
});

test("a frame that says it is from someone else is from its connection all the same", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const a = await RoomClient.join(room, anna);
  const forged = { senderId: "staff-1", senderName: "Dr. Imani Okafor", kind: "staff", memberId: "staff-1" };
  a.socket.send(JSON.stringify({ type: "SEND", clientId: "1", chatRoomId: "visit-anna", message: "x", ...forged }));
  a.socket.send(JSON.stringify({ type: "ADMIT", chatRoomId: "visit-anna", ...forged }));
  expect((await staff.until("MESSAGE")).message).toMatchObject({ senderId: "guest-anna", senderName: "Patient anna" });
  expect((await a.until("ERROR")).code).toBe("notAllowed");
});

test("a message to another patient's chat is refused like one to a chat that does not exist", async () => {
  const room = newRoom();
  const a = await RoomClient.join(room, anna);
  const b = await RoomClient.join(room, bilal);
  b.say("visit-anna", "hello", "1");
  b.say("visit-nobody", "hello", "2");
  await b.until("ERROR", 2);
  expect(b.all("ERROR").map(({ code }) => code)).toEqual(["unknownChatRoom", "unknownChatRoom"]);
  expect(a.all("MESSAGE")).toEqual([]);
});

test("not one frame of what staff say among themselves reaches a patient, and it outlives an eviction", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const nurse = await RoomClient.join(room, { ...doctor, memberId: "staff-2", displayName: "Nurse Kim" });
  const a = await RoomClient.join(room, anna);
  staff.send({ type: "TYPING", chatRoomId: STAFF_CHAT });
  staff.say(STAFF_CHAT, "lab says malignant");
  nurse.send({ type: "SEEN", chatRoomId: STAFF_CHAT, seq: (await nurse.until("MESSAGE")).message.seq });
  await staff.until("SEEN");
  a.send({ type: "RESUME", lastSeq: { [STAFF_CHAT]: 0 } });
  a.say(STAFF_CHAT, "what do they say");
  expect((await a.until("ERROR")).code).toBe("unknownChatRoom");
  await a.until("SNAPSHOT", 2);
  await evictDurableObject(room);
  const again = await RoomClient.join(room, anna, { [STAFF_CHAT]: 0 });
  const polled = await room.poll(anna, null, 0);
  const shown = await room.snapshot(anna);
  const heard = [...a.raw, ...again.raw, JSON.stringify([polled, shown])].filter((frame) => frame.includes("~notes"));
  // The refusal names no chat either.
  expect(heard).toEqual([]);
  expect([...a.raw, ...again.raw].join()).not.toContain("malignant");
  const back = await RoomClient.join(room, { ...doctor, memberId: "staff-3" });
  expect((await back.until("MESSAGE")).message).toMatchObject({
    chatRoomId: STAFF_CHAT,
    message: "lab says malignant",
  });
});

test("a member with two connections is in the list once and hears on both", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const phone = await RoomClient.join(room, anna);
  const laptop = await RoomClient.join(room, anna);
  staff.say("visit-anna", "hello");
  expect((await phone.until("MESSAGE")).message.seq).toBe(1);
  expect((await laptop.until("MESSAGE")).message.seq).toBe(1);
  const ids = laptop.last("SNAPSHOT")?.members.map((member) => member.memberId);
  expect(ids).toEqual(["staff-1", "guest-anna"]);
});
