import { expect, inject, test } from "vitest";
import { monthRound } from "./months/month-round";

const COUNT = inject("months");
const seed = inject("seed");

test(
  `the books of ${COUNT} months hold to the minor unit, whatever is done in them, twice, at once, or over a database and gateways that fail (seed ${seed})`,
  { timeout: 7_200_000 },
  async () => {
    const began = Date.now();
    const { counts, wrong } = await monthRound({ seed, count: COUNT });
    const seconds = Math.round((Date.now() - began) / 1_000);
    const often = [...counts].sort(([, one], [, other]) => other - one).map(([name, count]) => `${count} ${name}`);
    console.info(`${COUNT} months: ${seconds} s. ${often.join(", ")}`);
    expect(wrong).toEqual([]);
  },
);
