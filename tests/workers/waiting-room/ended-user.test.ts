import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { endUser } from "~/features/waiting-room/services/rooms/end-user.server";
import { openPractice } from "../support/organization";
import { doctor, guest, newRoom, RoomClient, ticketFor } from "./room-client";

const anna = { ...guest("anna"), userId: "user-anna" };
const bilal = guest("bilal");

test("what a user has open ends in every connection, the others stay, and a new ticket lets back in", async () => {
  const room = newRoom();
  const [first, second] = [await RoomClient.join(room, doctor), await RoomClient.join(room, doctor)];
  const a = await RoomClient.join(room, anna);
  const unused = await ticketFor(room, doctor);
  await room.endUser("user-1");
  expect(await first.untilClosed()).toMatchObject({ code: 4401 });
  expect(await second.untilClosed()).toMatchObject({ code: 4401 });
  await expect.poll(() => a.last("MEMBERS")?.members.map(({ kind }) => kind)).toEqual(["guest"]);
  expect(a.closed).toBeNull();
  const late = await RoomClient.connect(room);
  late.init(unused);
  expect(await late.untilClosed()).toMatchObject({ code: 4401 });
  const back = await RoomClient.join(room, doctor);
  expect(back.last("SNAPSHOT")?.members.map(({ memberId }) => memberId)).toContain("staff-1");
});

test("a patient whose user ended is let go, whoever came by a link alone is not", async () => {
  const room = newRoom();
  const a = await RoomClient.join(room, anna);
  const b = await RoomClient.join(room, bilal);
  await room.endUser("user-anna");
  expect(await a.untilClosed()).toMatchObject({ code: 4401 });
  expect(b.closed).toBeNull();
});

test("the topic reaches every room that an employee can be in, and none of another organization", async () => {
  const practice = await openPractice();
  const abroad = await openPractice();
  const here = env.WAITING_ROOM.getByName(`${practice.entry.id}:${practice.ids.otherRoom}`);
  const there = env.WAITING_ROOM.getByName(`${abroad.entry.id}:${abroad.ids.room}`);
  const identity = { ...doctor, userId: practice.ids.doctorUser };
  const [staff, foreign] = [await RoomClient.join(here, identity), await RoomClient.join(there, identity)];
  const system = await practice.as({ kind: "system", task: "outbox" });
  await endUser(system, { userId: practice.ids.doctorUser });
  expect(await staff.untilClosed()).toMatchObject({ code: 4401 });
  expect(foreign.closed).toBeNull();
});
