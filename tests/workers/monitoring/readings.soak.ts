import { expect, inject, test } from "vitest";
import { readingRound } from "./reading-round";

const COUNT = 50_000;
const seed = inject("seed");

test(
  `of ${COUNT} readings none is lost, and none alerts twice, while workers are killed (seed ${seed})`,
  { timeout: 14_400_000 },
  async () => {
    const began = Date.now();
    const { wrong, told, kills } = await readingRound({ seed, count: COUNT });
    const seconds = Math.round((Date.now() - began) / 1_000);
    console.info(`${COUNT} readings, ${kills} kills, ${told} told: ${seconds} s.`);
    expect(wrong).toEqual([]);
  },
);
