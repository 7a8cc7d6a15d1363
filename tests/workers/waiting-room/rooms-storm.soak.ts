import { inject, test } from "vitest";
import { stormInWorkerd } from "./storm-room";

const seed = inject("seed");

test(
  `20 clients with 500 messages each lose, double and reorder none, while three frames in ten get lost and the room is evicted 100 times (seed ${seed})`,
  {
    timeout: 1_800_000,
  },
  async () => {
    const began = Date.now();
    await stormInWorkerd({
      ...{ seed, guests: 16, staff: 4, each: 500, evictions: 100 },
      ...{ lost: 0.3, cut: 0.02, speed: 20, patience: 600_000 },
    });
    console.info(`10,000 messages over 100 evictions in ${Math.round((Date.now() - began) / 1_000)} s`);
  },
);
