import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { ChatMessage, RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";
import type { PollAnswer } from "~/features/waiting-room/realtime/protocol-calls";
import { doctor, guest, newRoom, type Room, RoomClient, soon } from "./room-client";

const SESSION = "breathing";
const inSession = (name: string, sessionId: string | null = SESSION): RoomIdentity => ({ ...guest(name), sessionId });
const anna = inSession("anna");
const bilal = inSession("bilal");
const media = { audio: true, video: true, screen: false };
const signal = { linkId: "tie", description: { type: "offer" as const, sdp: "v=0 of-anna" } };
const caption = { captionId: "1", text: "breathe in", final: true };

const join = (client: RoomClient, peerId: string, chatRoomId = SESSION) =>
  client.send({ type: "CALL_JOIN", chatRoomId, peerId, media });
const peers = (client: RoomClient) => client.last("CALL")?.seats.map((seat) => seat.peerId);
const textsOf = (messages: readonly ChatMessage[]) => messages.map(({ message, seq }) => [message, seq]);

async function here(room: Room, who: RoomIdentity): Promise<RoomClient> {
  const client = await RoomClient.join(room, who);
  client.send({ type: "CHECK_IN", name: null });
  await client.until("QUEUE");
  return client;
}

/** The doctor, Anna and Bilal are in the call of their session; Anna is the last who came. */
async function inCall() {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const a = await here(room, anna);
  const b = await here(room, bilal);
  expect(await room.beginSession(doctor, SESSION, ["visit-anna", "visit-bilal"])).toEqual({ status: true });
  join(staff, "doctor");
  join(b, "bilal");
  await expect.poll(() => peers(b)).toEqual(["doctor", "bilal"]);
  join(a, "anna");
  await expect.poll(() => peers(a)).toEqual(["doctor", "bilal", "anna"]);
  return { room, staff, a, b };
}

/** What a poll of somebody holds, from the start. */
async function polled(room: Room, who: RoomIdentity): Promise<string> {
  const answer: PollAnswer = await room.poll(who, null, 0);
  return JSON.stringify(answer);
}

test("all of a session meet in one call, and what one writes or shows there reaches the others", async () => {
  const { staff, a, b } = await inCall();
  a.say(SESSION, "hello everyone");
  expect((await b.until("MESSAGE")).message).toMatchObject({ chatRoomId: SESSION, seq: 1, senderName: "Patient anna" });
  expect((await staff.until("MESSAGE")).message.message).toBe("hello everyone");
  a.send({ type: "CALL_SIGNAL", chatRoomId: SESSION, to: "bilal", signal });
  expect(await b.until("CALL_SIGNAL")).toMatchObject({ from: "anna", chatRoomId: SESSION });
  b.send({ type: "CALL_CAPTION", chatRoomId: SESSION, caption });
  expect(await a.until("CALL_CAPTION")).toMatchObject({ from: "bilal", caption });
  expect(staff.last("CALL")?.seats.map(({ displayName }) => displayName)).toEqual([
    "Dr. Imani Okafor",
    "Patient bilal",
    "Patient anna",
  ]);
});

test("of each other participants get a name and what they say to all, and no appointment, place, private word or companion", async () => {
  const { room, staff, a, b } = await inCall();
  const sister = { ...inSession("anna"), memberId: "with-0000000000000000-1", displayName: "Sister of A." };
  await RoomClient.join(room, sister);
  a.say("visit-anna", "only for the doctor");
  staff.say("visit-anna", "only for Anna");
  a.say(SESSION, "for all");
  b.send({ type: "RESUME", lastSeq: {} });
  await b.until("MESSAGE");
  await b.until("SNAPSHOT", 3);
  const heard = [...b.raw, await polled(room, bilal), JSON.stringify(await room.snapshot(bilal))];
  expect(heard.filter((frame) => /visit-anna|only for|Sister/.test(frame))).toEqual([]);
  expect(b.last("SNAPSHOT")?.members.map(({ displayName }) => displayName)).toEqual([
    "Dr. Imani Okafor",
    "Patient bilal",
  ]);
  expect(b.last("SNAPSHOT")?.queue).toEqual({ kind: "guest", state: "admitted", place: null });
});

test("not one frame of it goes to an outsider, to another session, or to a participant who was not let in", async () => {
  const { room, staff, a } = await inCall();
  const waiting = inSession("waiting");
  const elsewhere = inSession("elsewhere", "another session");
  const outsider = inSession("outsider", null);
  const others = await Promise.all([waiting, elsewhere, outsider].map((who) => here(room, who)));
  await room.beginSession(doctor, "another session", ["visit-elsewhere"]);
  await room.admit(doctor, "visit-outsider");
  a.say(SESSION, "a word to my group");
  a.send({ type: "TYPING", chatRoomId: SESSION });
  a.send({ type: "CALL_MEDIA", chatRoomId: SESSION, media: { ...media, video: false } });
  a.send({ type: "CALL_CAPTION", chatRoomId: SESSION, caption });
  staff.send({ type: "SEEN", chatRoomId: SESSION, seq: (await staff.until("MESSAGE")).message.seq });
  await a.until("SEEN");
  for (const client of others) {
    client.say(SESSION, "what do they say");
    join(client, "intruder");
    client.send({ type: "CALL_SIGNAL", chatRoomId: SESSION, to: "doctor", signal });
    client.send({ type: "CALL_CAPTION", chatRoomId: SESSION, caption });
    client.send({ type: "SEEN", chatRoomId: SESSION, seq: 1 });
    client.send({ type: "TYPING", chatRoomId: SESSION });
    client.send({ type: "RESUME", lastSeq: { [SESSION]: 0 } });
    await client.until("ERROR", 5);
    expect(client.all("ERROR").map(({ code }) => code)).not.toContain("malformed");
  }
  await evictDurableObject(room);
  for (const [n, who] of [waiting, elsewhere, outsider].entries()) {
    const again = await RoomClient.join(room, who, { [SESSION]: 0 });
    const heard = [
      ...(others[n]?.raw ?? []),
      ...again.raw,
      await polled(room, who),
      JSON.stringify(await room.snapshot(who)),
    ];
    expect(heard.filter((frame) => /breathing|CALL|my group|breathe in|anna|bilal/.test(frame))).toEqual([]);
    const asked = [await room.reachMedia(who, SESSION, "doctor"), await room.fileIn(who, SESSION, "any")];
    expect(asked).toEqual([{ status: false, errorCode: "notInCall" }, null]);
  }
  expect(staff.all("CALL_SIGNAL")).toEqual([]);
});

test.each([
  ["concluded", (room: Room) => room.appointmentClosed("visit-anna", "concluded", SESSION)],
  ["canceled", (room: Room) => room.appointmentClosed("visit-anna", "canceled", SESSION)],
  ["sent out", (room: Room) => room.revoke(anna.memberId)],
  [
    "led to another room",
    (room: Room) => room.releaseStay("visit-anna", "other", { lastSeq: 0, notesSeq: 0, session: null }),
  ],
] as const)("who is %s is out of the call at once and gets not one more frame of it", async (_, end) => {
  const { room, staff, a, b } = await inCall();
  await end(room);
  const before = a.raw.length;
  b.say(SESSION, "after Anna");
  b.send({ type: "CALL_CAPTION", chatRoomId: SESSION, caption });
  await expect.poll(() => peers(staff)).toEqual(["doctor", "bilal"]);
  expect(b.all("CALL").some(({ left }) => left === "anna")).toBe(true);
  await staff.until("CALL_CAPTION");
  await a.untilClosed();
  await room.act(anna, { type: "CALL_SIGNAL", chatRoomId: SESSION, to: "bilal", signal });
  await room.send(anna, { clientId: "1", chatRoomId: SESSION, message: "still me" });
  const heard = [...a.raw.slice(before), await polled(room, anna), JSON.stringify(await room.snapshot(anna))];
  expect(heard.filter((frame) => /after Anna|breathe in|"type":"CALL/.test(frame))).toEqual([]);
  expect(await room.act(anna, { type: "CALL_JOIN", chatRoomId: SESSION, peerId: "again", media })).toMatchObject({
    status: false,
  });
  expect(b.all("CALL_SIGNAL")).toEqual([]);
  expect(textsOf(b.messages)).toEqual([["after Anna", 1]]);
});

test("who polls is in the call too, and what was kept for them of it is not told once their appointment is over", async () => {
  const { room, b } = await inCall();
  const carla = inSession("carla");
  const first = await room.poll(carla, null, 0);
  if (!first.status) throw new Error(first.errorCode);
  await room.checkIn(carla, { name: null });
  await room.beginSession(doctor, SESSION, ["visit-carla"]);
  expect(await room.act(carla, { type: "CALL_JOIN", chatRoomId: SESSION, peerId: "carla", media })).toEqual({
    status: true,
  });
  await expect.poll(() => peers(b)).toContain("carla");
  b.say(SESSION, "welcome Carla");
  b.send({ type: "CALL_SIGNAL", chatRoomId: SESSION, to: "carla", signal });
  await soon(async () => {
    const told = await room.poll(carla, first.cursor, 0);
    expect(JSON.stringify(told)).toMatch(/CALL_SIGNAL.*welcome Carla/);
  });
  await room.appointmentClosed("visit-carla", "concluded", SESSION);
  const after = await room.poll(carla, first.cursor, 0);
  expect(JSON.stringify(after)).not.toMatch(/breathing|welcome Carla|CALL_SIGNAL|bilal/);
});

test("who comes later is let in at check-in and gets the call and what was said before", async () => {
  const { room, a } = await inCall();
  a.say(SESSION, "we began without you");
  await a.until("ACK");
  await room.beginSession(doctor, SESSION, ["visit-anna", "visit-bilal", "visit-carla"]);
  const late = await RoomClient.join(room, inSession("carla"));
  expect(late.all("CALL")).toEqual([]);
  late.send({ type: "CHECK_IN", name: "Carla" });
  expect((await late.until("CALL")).seats).toHaveLength(3);
  const snapshot = await late.until("SNAPSHOT", 2);
  expect(snapshot.chatRooms).toContainEqual(expect.objectContaining({ id: SESSION, lastSeq: 1 }));
  late.send({ type: "RESUME", lastSeq: {} });
  expect((await late.until("MESSAGE")).message.message).toBe("we began without you");
  join(late, "carla");
  await expect.poll(() => peers(late)).toHaveLength(4);
  // The doctor's nurse would be the fifth.
  const nurse = await RoomClient.join(room, { ...doctor, memberId: "staff-2" });
  join(nurse, "nurse");
  expect((await nurse.until("ERROR")).code).toBe("callFull");
});

test("a word to the session is one row, is said once however often it is sent, and outlives an eviction with the call", async () => {
  const { room, a, b } = await inCall();
  const rows = () =>
    runInDurableObject(room, (_, { storage }) => {
      const { n } = storage.sql.exec<{ n: number }>("SELECT total_changes() AS n").one();
      return n;
    });
  const before = await rows();
  a.say(SESSION, "once", "c1");
  await a.until("ACK");
  expect(await rows()).toBe(before + 1);
  a.say(SESSION, "once", "c1");
  await a.until("ACK", 2);
  expect(await rows()).toBe(before + 1);
  await evictDurableObject(room);
  b.say(SESSION, "twice");
  await a.until("MESSAGE", 2);
  expect(textsOf(a.messages)).toEqual([
    ["once", 1],
    ["twice", 2],
  ]);
  a.send({ type: "CALL_SIGNAL", chatRoomId: SESSION, to: "bilal", signal });
  expect((await b.until("CALL_SIGNAL")).from).toBe("anna");
});

test("its chat closes and is given out with its last appointment, also after an eviction", async () => {
  const { room, staff, a } = await inCall();
  a.say(SESSION, "thank you all");
  await a.until("ACK");
  await room.appointmentClosed("visit-anna", "concluded", SESSION);
  expect(await room.sessionTranscript(SESSION)).toBeNull();
  await evictDurableObject(room);
  await room.appointmentClosed("visit-bilal", "concluded", SESSION);
  expect(await staff.until("VISIT_CLOSED", 3)).toMatchObject({ chatRoomId: SESSION, appointmentId: null });
  expect(textsOf((await room.sessionTranscript(SESSION)) ?? [])).toEqual([["thank you all", 1]]);
  staff.say(SESSION, "too late");
  expect((await staff.until("ERROR")).code).toBe("chatClosed");
});

test("a session that moves appointment by appointment keeps its chat: nothing is lost, doubled or said into the old room", async () => {
  const { room: from, a, b } = await inCall();
  const to = newRoom();
  a.say(SESSION, "one");
  await a.until("ACK");
  const carry = async (appointmentId: string) => {
    const leaving = await from.leavingStay(appointmentId, SESSION);
    if (!leaving) throw new Error("nothing to move");
    await to.arriveStay(leaving);
    const { lastSeq, notesSeq } = leaving.stay;
    return { let: () => from.releaseStay(appointmentId, "to", { lastSeq, notesSeq, session: leaving.session }) };
  };
  const early = await carry("visit-anna");
  b.say(SESSION, "two");
  await b.until("ACK");
  // What was said since is not in the new room yet: the old one keeps it all.
  expect(await early.let()).toBe(false);
  const [first, second] = [await carry("visit-anna"), await carry("visit-bilal")];
  expect(await first.let()).toBe(true);
  await a.until("MOVED");
  b.say(SESSION, "three");
  expect((await b.until("ERROR")).code).toBe("moved");
  expect((await b.until("CALL", b.all("CALL").length)).seats).toEqual([]);
  await evictDurableObject(from);
  expect(await second.let()).toBe(true);
  expect(await from.send(doctor, { clientId: "d", chatRoomId: SESSION, message: "in the old room" })).toMatchObject({
    errorCode: "moved",
  });
  expect(await to.send(bilal, { clientId: "three", chatRoomId: SESSION, message: "three" })).toMatchObject({ seq: 3 });
  const there = await RoomClient.join(to, anna);
  expect(textsOf(there.messages)).toEqual([
    ["one", 1],
    ["two", 2],
    ["three", 3],
  ]);
  join(there, "anna");
  expect((await there.until("CALL")).seats).toHaveLength(1);
});
