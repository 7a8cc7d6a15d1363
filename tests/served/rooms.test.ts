import { expect, inject, test } from "vitest";
import { connectCall, flood } from "../support/room-flood";
import { stormServed } from "../support/served-storm";
import { serveRoom } from "../support/served-room";

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
