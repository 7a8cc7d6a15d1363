import { test } from "vitest";
import { stormInWorkerd } from "./storm-room";

const seed = Date.now() % 1_000_000;

test(
  `20 clients with 50 messages each lose, double and reorder none, while frames get lost and the room is evicted (seed ${seed})`,
  {
    timeout: 90_000,
  },
  () =>
    stormInWorkerd({
      ...{ seed, guests: 16, staff: 4, each: 50, evictions: 10 },
      ...{ lost: 0.04, cut: 1, speed: 50, patience: 60_000 },
    }),
);
