import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { doctor, guest, newRoom, RoomClient, ticketFor } from "./room-client";

const anna = guest("anna");

test("an outsider without a ticket receives not one frame, whatever they send, and is closed", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const outsiders = await Promise.all(Array.from({ length: 3 }, () => RoomClient.connect(room)));
  const [silent, guessing, rude] = outsiders;
  guessing?.init("a-ticket-made-up");
  rude?.say("visit-anna", "let me in");
  const patient = await RoomClient.join(room, anna);
  patient.say("visit-anna", "hello doctor");
  await staff.until("MESSAGE");
  expect(await guessing?.untilClosed()).toMatchObject({ code: 4401 });
  expect(await rude?.untilClosed()).toMatchObject({ code: 1008 });
  expect(outsiders.flatMap((outsider) => outsider.raw)).toEqual([]);
  expect(silent?.closed).toBeNull();
});

test("a connection that says nothing is closed by the alarm after five seconds, and then no alarm is left", async () => {
  const room = newRoom();
  const silent = await RoomClient.connect(room);
  const due = await runInDurableObject(room, async (_, state) => (await state.storage.getAlarm()) ?? 0);
  expect(due - Date.now()).toBeLessThanOrEqual(5_000);
  await runInDurableObject(room, (instance) => {
    for (const socket of instance.getConnections()) {
      socket.setState({ identity: null, route: "", connectedAt: Date.now() - 5_000 });
    }
  });
  expect(await runDurableObjectAlarm(room)).toBe(true);
  expect(await silent.untilClosed()).toMatchObject({ code: 1008 });
  expect(silent.raw).toEqual([]);
  expect(await runInDurableObject(room, (_, state) => state.storage.getAlarm())).toBeNull();
});

test("a room in which everyone said who they are has no alarm and answers pings by itself", async () => {
  const room = newRoom();
  const client = await RoomClient.join(room, anna);
  client.socket.send("ping");
  await expect.poll(() => client.raw).toContain("pong");
  expect(await runInDurableObject(room, (_, state) => state.storage.getAlarm())).toBeNull();
  expect(client.all("ERROR")).toEqual([]);
});

test("a ticket lets one connection in and no second one", async () => {
  const room = newRoom();
  const ticket = await ticketFor(room, anna);
  const first = await RoomClient.connect(room);
  first.init(ticket);
  await first.until("SNAPSHOT");
  const second = await RoomClient.connect(room);
  second.init(ticket);
  expect(await second.untilClosed()).toMatchObject({ code: 4401 });
  expect(second.raw).toEqual([]);
});

test("a ticket that is a minute old is refused", async () => {
  const room = newRoom();
  const old = await RoomClient.connect(room);
  old.init(await ticketFor(room, anna, Date.now() - 60_000));
  expect(await old.untilClosed()).toMatchObject({ code: 4401 });
  expect(old.raw).toEqual([]);
});

test("a ticket is kept as a hash only", async () => {
  const room = newRoom();
  const ticket = await ticketFor(room, anna);
  const stored = await runInDurableObject(room, (_, state) => [...state.storage.sql.exec("SELECT * FROM tickets")]);
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(ticket);
});

test("a ticket of one room opens no other", async () => {
  const other = await RoomClient.connect(newRoom());
  other.init(await ticketFor(newRoom(), anna));
  expect(await other.untilClosed()).toMatchObject({ code: 4401 });
});

test("an older page is told to reload, and nothing of the room", async () => {
  const room = newRoom();
  const old = await RoomClient.connect(room);
  old.socket.send(JSON.stringify({ type: "INIT", ticket: await ticketFor(room, anna), version: 0, room: "x" }));
  expect(await old.untilClosed()).toMatchObject({ code: 4426 });
  expect(old.frames).toEqual([
    { type: "ERROR", code: "unsupportedVersion", clientId: null, retryAfterMs: 0, reload: true },
  ]);
});

test("a member whose right ended is closed at once; a guest stays out and staff come back with a new ticket", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const patient = await RoomClient.join(room, anna);
  const unused = await ticketFor(room, anna);
  await room.revoke(anna.memberId);
  expect(await patient.untilClosed()).toMatchObject({ code: 4403 });
  expect(await room.issueTicket(anna, Date.now())).toEqual({ status: false, errorCode: "revoked" });
  const again = await RoomClient.connect(room);
  again.init(unused);
  expect(await again.untilClosed()).toMatchObject({ code: 4401 });
  expect(await room.poll(anna, null, 0)).toEqual({ status: false, errorCode: "revoked" });
  await room.revoke(doctor.memberId);
  expect(await staff.untilClosed()).toMatchObject({ code: 4403 });
  expect((await RoomClient.join(room, doctor)).frames.at(0)?.type).toBe("SNAPSHOT");
});

test("what is no upgrade is not found", async () => {
  const response = await newRoom().fetch("https://room.invalid/");
  expect(response.status).toBe(404);
});
