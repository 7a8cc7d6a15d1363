import { inject, test } from "vitest";
import { serveForTests } from "../../scripts/serve-for-tests";
import { stormServed } from "../support/served-storm";

const seed = inject("seed");

test(`20 clients with 500 messages each lose, double and reorder none, while three frames in ten get lost and the Worker is killed five times (seed ${seed})`, async () => {
  const server = await serveForTests("rooms-storm");
  const began = Date.now();
  try {
    await stormServed(server, {
      ...{ seed, guests: 16, staff: 4, each: 500, patience: 900_000 },
      ...{ lost: 0.3, cut: 0.02, speed: 4 },
      ...{ strikes: 5, strike: () => server.crash() },
    });
    console.info(`10,000 messages over 5 kills in ${Math.round((Date.now() - began) / 1_000)} s`);
  } finally {
    await server.stop();
  }
});
