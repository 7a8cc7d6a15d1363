import { expect, inject, test } from "vitest";
import { questionRound } from "./question-round";

const COUNT = 1_000;
const seed = inject("seed");

test(
  `of ${COUNT} questions none is lost, answered twice or refunded twice while workers are killed (seed ${seed})`,
  { timeout: 7_200_000 },
  async () => {
    const began = Date.now();
    const { wrong, ends, kills } = await questionRound({ seed, count: COUNT });
    const reached = [...ends].map(([state, count]) => `${count} ${state}`).join(", ");
    console.info(`${COUNT} questions, ${kills} kills: ${Math.round((Date.now() - began) / 1_000)} s. ${reached}`);
    expect(wrong).toEqual([]);
  },
);
