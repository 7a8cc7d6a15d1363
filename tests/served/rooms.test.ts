import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test, vi } from "vitest";
import { placeToWait } from "~/features/waiting-room/support/links/place-to-wait.server";
import { paths } from "~/paths";
import { repository } from "../../scripts/terminal/run";
import { request } from "../../scripts/worker/request";
import { connectCall, flood } from "../support/rooms/room-flood";
import { stormServed } from "../support/served-storm";
import { serveRoom } from "../support/rooms/served-room";

const served = inject("served");
const seed = Date.now() % 1_000_000;

test(`a room loses, doubles and reorders no message while three frames in ten get lost (seed ${seed})`, () =>
  stormServed(served, {
    ...{ seed, guests: 4, staff: 2, each: 10, strikes: 0, strike: () => Promise.resolve(), patience: 50_000 },
    ...{ lost: 0.3, cut: 0.05, speed: 12 },
  }));

test("a call connects within three seconds while somebody sends 4,000 frames that are malformed or too many", async () => {
  const room = await serveRoom(served, { guests: 2, staff: 1 });
  const [doctor, patient, flooder] = [room.staff[0], room.guests[0], room.guests[1]];
  if (!doctor || !patient || !flooder) throw new Error("nobody is here");
  const flooding = flood(room, flooder, { frames: 4_000, burst: 400 });
  expect(await connectCall(room, doctor, patient)).toBeLessThan(3_000);
  expect(await flooding).toBe(4_000);
});

test("the secret of a link stays in no address, no page and no log: only in a cookie that no script reads", async () => {
  const room = await serveRoom(served, { guests: 1, staff: 1 });
  const [patient] = room.guests;
  if (!patient) throw new Error("nobody is here");
  const secret = patient.cookie.split("=")[1] ?? "";
  const { host } = room.organization;
  const opened = await request({ port: served.port, host, path: paths.roomLink(secret) });
  expect(opened.status).toBe(302);
  const location = placeToWait(room.roomId, { appointmentId: patient.chatRoomId ?? "", type: "video" });
  expect(opened.headers).toMatchObject({ location, "referrer-policy": "no-referrer" });
  expect(opened.body).not.toContain(secret);
  const cookies = [opened.headers["set-cookie"] ?? []].flat().filter((cookie) => cookie.includes(secret));
  expect(cookies).toEqual([expect.stringMatching(/; HttpOnly/i)]);
  const page = await (await room.fetch(patient, location)).text();
  expect(page).toContain("Guest Number 0");
  expect(page).not.toContain(secret);
  const log = await vi.waitFor(() => {
    // The product's own lines: what wrangler prints of each request on a laptop no production has.
    const lines = readFileSync(join(repository, ".cache/tests/served.log"), "utf8").split("\n");
    const ours = lines.filter((line) => line.startsWith("{")).join("\n");
    expect(ours).toContain('"route":"/r/:"');
    return ours;
  });
  expect(log).not.toContain(secret);
});
