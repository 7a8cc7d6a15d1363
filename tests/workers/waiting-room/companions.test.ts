import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { enterRoom } from "~/features/waiting-room/services/rooms/enter-room.server";
import { joinRoom } from "~/features/waiting-room/services/rooms/join-room.server";
import { openRoomLink } from "~/features/waiting-room/services/links/open-room-link.server";
import type { Actor } from "~/platform/access/actor.server";
import { paths } from "~/paths";
import { ROOM_COOKIE } from "~/platform/http/cookies.server";
import { employeeActor, openPractice } from "../support/organization";
import { RoomClient } from "./room-client";
import { withAppointment } from "./with-appointment";

const now = Date.UTC(2026, 10, 21, 9, 0);
const ANONYMOUS: Actor = { kind: "anonymous" };

let practice: Awaited<ReturnType<typeof openPractice>>;
let token: string;
const room = () => env.WAITING_ROOM.getByName(`${practice.entry.id}:${practice.ids.room}`);
const browser = (...cookies: (string | null)[]) =>
  new Request("https://clinic.localhost/", {
    headers: { cookie: [`${ROOM_COOKIE}=${token}`, ...cookies.map((cookie) => cookie?.split(";")[0])].join("; ") },
  });
const anonymous = () => practice.as(ANONYMOUS, now);
const enter = async (request: Request) => (await enterRoom(await anonymous(), request, practice.ids.room)).identity;
const joined = async (request: Request, name: string) =>
  joinRoom(await anonymous(), request, practice.ids.room, { as: "companion", name });
const join = async (request: Request, name: string) => (await joined(request, name)).cookie;

beforeAll(async () => {
  practice = await openPractice({ now });
  await withAppointment(practice, "visit", { startsAt: now + 3_600_000 });
  token = await createRoomLink(await practice.as({ kind: "system", task: "test" }, now), "visit");
});

test("a link opened where somebody is there already asks who it is, but not in the browser that came before", async () => {
  const opened = async (request: Request) => (await openRoomLink(await anonymous(), request, token)).asksWho;
  const fresh = new Request("https://clinic.localhost/");
  expect(await opened(fresh)).toBe(false);
  await room().checkIn(await enter(browser()), { name: "Zainab" });
  expect(await opened(fresh)).toBe(true);
  expect(await opened(browser())).toBe(false);
  // While a cancellation can be undone the patient is still in the room, and nobody is sent to a place in its line.
  const { db } = await anonymous();
  const become = (state: number) =>
    db.raw(`UPDATE appointment SET state_id = ${state} WHERE organization_id = ?1 AND id = 'visit'`, db.organizationId);
  await become(3).run();
  expect(await opened(fresh)).toBe(false);
  await become(2).run();
});

test("whoever is with the patient has a name of their own in the chat, and is the same person after a reload", async () => {
  const { cookie, to } = await joined(browser(), "Omar");
  // They wait where the patient does: on the page of the call.
  expect(to).toBe(paths.waitingRoomVideo(practice.ids.room, "visit"));
  const omar = await enter(browser(cookie));
  expect(omar).toMatchObject({ kind: "guest", displayName: "Omar", appointmentId: "visit", userId: null });
  expect(omar.memberId).not.toBe(practice.ids.patient);
  expect(await enter(browser(cookie))).toEqual(omar);
  const staff = await RoomClient.join(room(), await staffIdentity());
  await room().send(omar, { clientId: "o1", chatRoomId: "visit", message: "I interpret" });
  expect((await staff.until("MESSAGE")).message).toMatchObject({ senderName: "Omar", message: "I interpret" });
  expect(staff.last("SNAPSHOT")?.queue).toMatchObject({ entries: [{ names: ["Zainab"], companions: ["Omar"] }] });
  staff.socket.close(1000);
});

test("one who was sent out stays out, as the patient or under another name too; the patient stays", async () => {
  const cookie = await join(browser(), "Mallory");
  const mallory = await enter(browser(cookie));
  const client = await RoomClient.join(room(), mallory);
  await room().act(await staffIdentity(), { type: "REMOVE", memberId: mallory.memberId });
  expect(await client.untilClosed()).toMatchObject({ code: 4403 });
  expect(await room().issueTicket(mallory, Date.now())).toEqual({ status: false, errorCode: "revoked" });
  const asPatient = joinRoom(await anonymous(), browser(cookie), practice.ids.room, { as: "patient" });
  await expect(asPatient).rejects.toMatchObject({ status: 403 });
  await expect(join(browser(), "Not Mallory")).rejects.toMatchObject({ fields: [{ field: "name" }] });
  expect(await room().snapshot(await enter(browser()))).toMatchObject({ snapshot: { queue: { state: "waiting" } } });
});

test("a cookie of another link, or one that is broken, makes nobody a companion", async () => {
  const cookie = await join(browser(), "Lena").catch(() => null);
  expect(cookie).toBeNull();
  for (const made of ["__Host-vp_companion=0123456789abcdef.aaaaaaaaaaaaaaaaaaaaaaaa.Eve", "__Host-vp_companion=x"])
    expect((await enter(browser(made))).memberId).toBe(practice.ids.patient);
});

async function staffIdentity() {
  const doctor = await practice.as(employeeActor(practice.ids.doctor), now);
  return (await enterRoom(doctor, new Request("https://clinic.localhost/"), practice.ids.room)).identity;
}
