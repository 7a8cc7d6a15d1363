import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { reachWaitingRoom } from "~/features/waiting-room/services/rooms/reach-waiting-room.server";
import { guest } from "./room-client";

test("two organizations with the same room id have two rooms", async () => {
  const anna = guest("anna");
  const one = reachWaitingRoom(env.WAITING_ROOM, 1001, "shared-id");
  const other = reachWaitingRoom(env.WAITING_ROOM, 1002, "shared-id");
  await one.checkIn(anna, { name: null });
  expect(await one.snapshot(anna)).toMatchObject({ snapshot: { queue: { state: "waiting" } } });
  expect(await other.snapshot(anna)).toMatchObject({ snapshot: { queue: { state: "notCheckedIn" } } });
});

test("an upgrade passes through to the room", async () => {
  const room = reachWaitingRoom(env.WAITING_ROOM, 1001, "upgrade");
  const response = await room.fetch(new Request("https://a.localhost/any", { headers: { Upgrade: "websocket" } }));
  expect(response.status).toBe(101);
  response.webSocket?.accept();
  response.webSocket?.close();
});
