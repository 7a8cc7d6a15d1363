import { expect, inject, test } from "vitest";
import { connectCall, flood } from "../support/rooms/room-flood";
import { serveRoom } from "../support/rooms/served-room";

const FRAMES = 100_000;
const FLOODERS = 5;

test(`${FRAMES} malformed or flooding frames leave a call connecting within three seconds`, async () => {
  const room = await serveRoom(inject("served"), { guests: 60, staff: 1 });
  const [doctor] = room.staff;
  const flooders = room.guests.slice(-FLOODERS);
  let isOver = false;
  const began = performance.now();
  const floods = Promise.all(
    flooders.map((who) => flood(room, who, { frames: FRAMES / FLOODERS, burst: 400 })),
  ).finally(() => (isOver = true));
  const times: number[] = [];
  for (const guest of room.guests.slice(0, -FLOODERS)) {
    if (isOver || !doctor) break;
    times.push(await connectCall(room, doctor, guest));
  }
  const sent = (await floods).reduce((sum, count) => sum + count, 0);
  expect(sent).toBe(FRAMES);
  expect(times.length).toBeGreaterThan(0);
  const rate = Math.round((FRAMES / (performance.now() - began)) * 1_000);
  console.info(
    `${sent} frames, ${rate} a second; ${times.length} calls meanwhile, slowest ${Math.round(Math.max(...times))} ms`,
  );
  expect(Math.max(...times)).toBeLessThan(3_000);
});
