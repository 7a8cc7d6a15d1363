import { expect, test } from "vitest";
import { monthRound } from "./months/month-round";

const random = Math.floor(Math.random() * 2 ** 30);

test.each([
  ["always the same", 1_001, 5],
  ["others each time", random, 10],
])(
  "the books of a few months hold to the minor unit, whatever is done in them (%s, seed %i)",
  { timeout: 180_000 },
  async (_name, seed, count) => {
    const { counts, wrong } = await monthRound({ seed, count, steps: 25 });
    expect(wrong).toEqual([]);
    expect(counts.size).toBeGreaterThan(20);
  },
);
