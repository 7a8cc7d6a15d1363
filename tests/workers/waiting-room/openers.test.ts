import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openRoomSocket } from "../../../workers/room-socket";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { enterRoom } from "~/features/waiting-room/services/rooms/enter-room.server";
import { MOST_PENDING, type Opener } from "~/features/waiting-room/domain/rooms/room-openers";
import { upgradeFor } from "~/features/waiting-room/realtime/protocol-upgrade";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { ROOM_COOKIE } from "~/platform/http/cookies.server";
import { MOST_WAITING } from "../../../party/waiting-room/pending-polls";
import { employeeActor, openPractice } from "../support/organization";
import { doctor, guest, newRoom, RoomClient, ticketFor } from "./room-client";
import { withAppointment } from "./with-appointment";

const ANONYMOUS: Actor = { kind: "anonymous" };
const unlimited = (context: RequestContext): RequestContext => ({
  ...context,
  env: { ...context.env, LINK_LIMIT: undefined },
});

/** Sockets that never say who they are; gives how many of them are still open. */
async function flood(open: () => Promise<Response>, count: number): Promise<() => number> {
  const sockets: WebSocket[] = [];
  for (let n = 0; n < count; n += 1) {
    const { webSocket } = await open();
    if (!webSocket) throw new Error("no socket");
    webSocket.addEventListener("close", () => webSocket.close());
    webSocket.accept();
    sockets.push(webSocket);
  }
  return () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
}

test("a guest who opens hundreds of sockets by a link has few of them, and the doctor comes in all the same", async () => {
  const now = Date.now();
  const practice = await openPractice({ now });
  await withAppointment(practice, "visit", { startsAt: Math.ceil(now / 300_000) * 300_000 });
  const token = await createRoomLink(await practice.as({ kind: "system", task: "test" }, now), "visit");
  const url = new URL(`https://clinic.localhost/realtime/waitingRoom/${practice.ids.room}`);
  const anonymous = unlimited(await practice.as(ANONYMOUS, now));
  let names = 0;
  const byLink = async () => {
    // Another name each time: who comes with a patient is known by a cookie of their own.
    const cookie = `${ROOM_COOKIE}=${token}; companion=${++names}`;
    const request = new Request(url, {
      headers: { Upgrade: "websocket", cookie, "cf-connecting-ip": `10.0.0.${names % 250}` },
    });
    return openRoomSocket(anonymous, request, url);
  };
  const open = await flood(byLink, 210);
  expect(open()).toBeLessThanOrEqual(MOST_PENDING.opener);
  const asDoctor = await practice.as(employeeActor(practice.ids.doctor), now);
  const { identity } = await enterRoom(asDoctor, new Request(url), practice.ids.room);
  const answer = await openRoomSocket(asDoctor, new Request(url, { headers: { Upgrade: "websocket" } }), url);
  const staff = RoomClient.of(answer);
  staff.init(await ticketFor(env.WAITING_ROOM.getByName(`${practice.entry.id}:${practice.ids.room}`), identity));
  await staff.until("SNAPSHOT");
});

test("hundreds of sockets for as many appointments leave the doctor's place free, and that of whoever came in before", async () => {
  const room = newRoom();
  const patient = await RoomClient.join(room, guest("anna"));
  let n = 0;
  const opener = (): Opener => ({ kind: "guest", who: `visit-${++n}`, network: `net-${n}` });
  const open = await flood(() => room.fetch(upgradeFor(opener())), MOST_PENDING.kind + 50);
  expect(open()).toBeLessThanOrEqual(MOST_PENDING.kind);
  const answer = await room.fetch(upgradeFor({ kind: "staff", who: doctor.memberId, network: "clinic" }));
  const staff = RoomClient.of(answer);
  staff.init(await ticketFor(room, doctor));
  await staff.until("SNAPSHOT");
  patient.say("visit-anna", "still here");
  expect((await staff.until("MESSAGE")).message.message).toBe("still here");
});

test("a guest's upgrade takes no header of the browser for who they are", async () => {
  const { headers } = upgradeFor({ kind: "guest", who: "visit", network: "net" });
  expect([...headers.keys()].sort()).toEqual(["upgrade", "x-room-opener"]);
});

test("a guest who opens hundreds of long polls has few of them, and the oldest end at once", async () => {
  const room = newRoom();
  const anna = guest("anna");
  const first = await room.poll(anna, null, 0);
  const cursor = first.status ? first.cursor : null;
  const polls = Array.from({ length: MOST_WAITING + 4 }, () => room.poll(anna, cursor, 20_000));
  const early = await Promise.race([
    Promise.all(polls.slice(0, 4)),
    new Promise((resolve) => setTimeout(() => resolve("late"), 5_000)),
  ]);
  expect(early).not.toBe("late");
  // Lets the others go.
  await room.revoke(anna.memberId);
  await Promise.all(polls);
});
