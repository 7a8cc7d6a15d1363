import { expect, inject, test } from "vitest";
import { noteRound } from "./note-round";

const COUNT = 1_000;
const seed = inject("seed");

test(
  `of ${COUNT} notes that two people write while requests fail, windows close and clocks differ, no acknowledged word is lost or doubled (seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const began = Date.now();
    const { lost, ...counts } = await noteRound({ count: COUNT, seed });
    expect(lost).toEqual([]);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
    const seconds = Math.round((Date.now() - began) / 1_000);
    console.info(
      `${Object.entries(counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(", ")}: ${seconds} s`,
    );
  },
);
