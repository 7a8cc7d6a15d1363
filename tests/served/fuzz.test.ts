import { expect, inject, test } from "vitest";
import { fuzz } from "../fuzz/fuzz";

const seed = Number(process.env["TEST_SEED"] ?? 20_261_122);

test(
  `no route and no call fails or takes two seconds over a request that nobody should send (seed ${seed})`,
  { timeout: 300_000 },
  async () => {
    const { findings, asked, statuses } = await fuzz(inject("served"), { seed, rounds: 3 });
    console.log(`${asked} requests: ${JSON.stringify(statuses)}`);
    expect(findings).toEqual([]);
    expect(asked).toBeGreaterThan(900);
  },
);
