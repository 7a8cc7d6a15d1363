import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { enterRoom } from "~/features/waiting-room/services/rooms/enter-room.server";
import { issueRoomTicket } from "~/features/waiting-room/services/rooms/issue-room-ticket.server";
import { moveAppointment } from "~/features/waiting-room/services/appointments/move-appointment.server";
import { transferAppointment } from "~/features/waiting-room/services/appointments/transfer-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { ROOM_COOKIE } from "~/platform/http/cookies.server";
import { employeeActor, openPractice } from "../support/organization";
import { doctor, guest, newRoom, RoomClient } from "./room-client";
import { withAppointment } from "./with-appointment";

const now = Date.UTC(2026, 10, 20, 9, 0);
const HOUR = 3_600_000;
const SYSTEM: Actor = { kind: "system", task: "test" };
const plain = new Request("https://clinic.localhost/");
const holding = (token: string) =>
  new Request("https://clinic.localhost/", { headers: { cookie: `${ROOM_COOKIE}=${token}` } });

let practice: Awaited<ReturnType<typeof openPractice>>;
const room = (id: string) => env.WAITING_ROOM.getByName(`${practice.entry.id}:${id}`);
const administrator = () => practice.as(practice.administrator, now);
const anonymous = () => practice.as({ kind: "anonymous" }, now);
const toColleague = (chatRoomId: string) => ({
  waitingRoomId: practice.ids.room,
  chatRoomId,
  to: practice.ids.otherRoom,
});
const employeeOf = async (id: string) => {
  const { db } = await practice.as(SYSTEM, now);
  const row = await db
    .raw("SELECT employee_id FROM appointment WHERE organization_id = ?1 AND id = ?2", db.organizationId, id)
    .first<{ employee_id: string }>();
  return row?.employee_id;
};

beforeAll(async () => {
  practice = await openPractice({ now });
});

test("a patient who waits goes to the colleague's room with the chat, the notes and the time waited", async () => {
  const { ids } = practice;
  await withAppointment(practice, "visit", { startsAt: now + HOUR });
  const token = await createRoomLink(await practice.as(SYSTEM, now), "visit");
  const { identity } = await enterRoom(await anonymous(), holding(token), ids.room);
  const patient = await RoomClient.join(room(ids.room), identity);
  patient.send({ type: "CHECK_IN", name: "Zainab" });
  patient.say("visit", "my ear hurts");
  await patient.until("ACK");
  const staff = (await enterRoom(await administrator(), plain, ids.room)).identity;
  await room(ids.room).send(staff, { clientId: "n1", chatRoomId: "visit~notes", message: "send to Silva" });
  const colleague = await RoomClient.join(room(ids.otherRoom), { ...doctor, memberId: ids.otherDoctor });

  await moveAppointment(await administrator(), plain, toColleague("visit"));

  expect(await patient.until("MOVED")).toEqual({ type: "MOVED", waitingRoomId: ids.otherRoom });
  expect(await patient.untilClosed()).toMatchObject({ code: 4409 });
  await colleague.until("SNAPSHOT", 2);
  expect(colleague.last("SNAPSHOT")?.queue).toMatchObject({
    entries: [{ names: ["Zainab"], place: 1, present: false }],
  });
  expect(await employeeOf("visit")).toBe(ids.otherDoctor);

  // The link leads to the new room, and who asks in the old one is told where the appointment went.
  const again = await enterRoom(await anonymous(), holding(token), ids.otherRoom);
  expect(again.identity).toEqual({ ...identity, providerId: ids.otherDoctor });
  const asked = await issueRoomTicket(await anonymous(), holding(token), ids.room);
  expect(asked).toEqual({ status: false, errorCode: "moved", waitingRoomId: ids.otherRoom });
  const there = await RoomClient.join(room(ids.otherRoom), identity);
  expect(there.last("SNAPSHOT")?.queue).toMatchObject({ state: "waiting", place: 1 });
  expect(there.messages.map(({ message, seq }) => [message, seq])).toEqual([["my ear hurts", 1]]);
  expect((await room(ids.otherRoom).notes("visit")).map(({ message }) => message)).toEqual(["send to Silva"]);
  expect(await room(ids.room).transcript("visit")).toEqual([]);
  for (const client of [there, colleague]) client.socket.close(1000);

  // The outbox tells the same once more: nothing changes.
  await transferAppointment(await practice.as(SYSTEM, now), { appointmentId: "visit", fromEmployeeId: ids.doctor });
  expect(await room(ids.otherRoom).transcript("visit")).toHaveLength(1);
});

test("an appointment that cannot be given to the colleague stays where it is, and staff learn why", async () => {
  await withAppointment(practice, "at-night", { startsAt: now + 14 * HOUR });
  await withAppointment(practice, "begun", { startsAt: now + 2 * HOUR, stateId: 7 });
  for (const [id, code] of [
    ["at-night", "ruleBroken"],
    ["begun", "visitInProgress"],
  ] as const) {
    await expect(moveAppointment(await administrator(), plain, toColleague(id))).rejects.toMatchObject({ code });
    expect(await employeeOf(id)).toBe(practice.ids.doctor);
  }
  const own = await practice.as(employeeActor(practice.ids.doctor), now);
  await expect(moveAppointment(own, plain, toColleague("at-night"))).rejects.toMatchObject({ status: 403 });
  const nowhere = { ...toColleague("at-night"), to: "no-room" };
  await expect(moveAppointment(await administrator(), plain, nowhere)).rejects.toMatchObject({ status: 404 });
});

test("what is said while an appointment moves is not lost: the old room lets it go only once the new one has all", async () => {
  const [from, to] = [newRoom(), newRoom()];
  const anna = guest("anna");
  const say = (where: typeof from, clientId: string) =>
    where.send(anna, { clientId, chatRoomId: "visit-anna", message: clientId });
  await from.checkIn(anna, { name: null });
  await say(from, "one");
  const first = await from.leavingStay("visit-anna", null);
  if (!first) throw new Error("nothing to move");
  await to.arriveStay(first);
  await say(from, "two");
  expect(await from.releaseStay("visit-anna", "to", { ...first.stay, session: null })).toBe(false);
  const second = await from.leavingStay("visit-anna", null);
  if (!second) throw new Error("nothing to move");
  await to.arriveStay(second);
  expect(await from.releaseStay("visit-anna", "to", { ...second.stay, session: null })).toBe(true);
  expect(await say(from, "three")).toEqual({ status: false, errorCode: "moved" });
  await say(to, "three");
  expect((await to.transcript("visit-anna")).map(({ message, seq }) => [message, seq])).toEqual([
    ["one", 1],
    ["two", 2],
    ["three", 3],
  ]);
});
