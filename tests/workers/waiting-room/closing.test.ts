import { expect, test } from "vitest";
import { doctor, guest, newRoom, RoomClient } from "./room-client";

const anna = guest("anna");
const bilal = guest("bilal");

test("concluding an appointment tells its patient, closes their connection and moves up who waits", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const a = await RoomClient.join(room, anna);
  const b = await RoomClient.join(room, bilal);
  a.send({ type: "CHECK_IN", name: null });
  await a.until("QUEUE");
  b.send({ type: "CHECK_IN", name: null });
  await b.until("QUEUE");
  await room.appointmentClosed("visit-anna", "concluded", null);
  const closed = { type: "VISIT_CLOSED", chatRoomId: "visit-anna", appointmentId: "visit-anna", outcome: "concluded" };
  expect(await a.until("VISIT_CLOSED")).toEqual(closed);
  expect(await a.untilClosed()).toMatchObject({ code: 4410 });
  expect(await staff.until("VISIT_CLOSED")).toEqual(closed);
  await expect.poll(() => b.last("QUEUE")?.queue).toEqual({ kind: "guest", state: "waiting", place: 1 });
  expect(b.all("VISIT_CLOSED")).toEqual([]);
  staff.say("visit-anna", "too late");
  expect((await staff.until("ERROR")).code).toBe("chatClosed");
});

test("who comes to a canceled appointment learns it and is let go", async () => {
  const room = newRoom();
  await room.appointmentClosed("visit-anna", "canceled", null);
  const a = await RoomClient.join(room, anna);
  expect(a.last("SNAPSHOT")).toMatchObject({
    queue: { kind: "guest", state: "closed", place: null },
    chatRooms: [{ id: "visit-anna", closed: "canceled" }],
  });
  expect(await a.untilClosed()).toMatchObject({ code: 4410 });
  expect(await room.checkIn(anna, { name: null })).toEqual({ status: false, errorCode: "chatClosed" });
  const sent = await room.send(anna, { clientId: "1", chatRoomId: "visit-anna", message: "hello" });
  expect(sent).toEqual({ status: false, errorCode: "chatClosed" });
});

test("a cancel that is undone lets the patient back in", async () => {
  const room = newRoom();
  await room.checkIn(anna, { name: "Anna" });
  await room.appointmentClosed("visit-anna", "canceled", null);
  await room.appointmentReopened("visit-anna");
  const a = await RoomClient.join(room, anna);
  expect(a.last("SNAPSHOT")?.queue).toEqual({ kind: "guest", state: "waiting", place: 1 });
});

test("a patient who leaves gives up the place", async () => {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const a = await RoomClient.join(room, anna);
  a.send({ type: "CHECK_IN", name: null });
  await a.until("QUEUE");
  a.send({ type: "LEAVE" });
  expect(await a.untilClosed()).toMatchObject({ code: 1000 });
  await expect
    .poll(() => staff.last("QUEUE")?.queue)
    .toMatchObject({ kind: "staff", entries: [{ place: null, present: false, leftAt: expect.any(Number) }] });
});
