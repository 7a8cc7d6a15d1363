import { expect, inject, test } from "vitest";
import { conflictRound } from "./conflict-round";

const TURNS = 10_000;
const seed = inject("seed");

test(
  `of ${TURNS} random edits of two people over a database that fails nothing is lost, and nothing overwritten unseen (seed ${seed})`,
  { timeout: 1_800_000 },
  async () => {
    const began = Date.now();
    const { lost, saved, stale, failed, repeated } = await conflictRound({ turns: TURNS, seed });
    expect(lost).toEqual([]);
    expect(Math.min(saved, stale, failed, repeated)).toBeGreaterThan(100);
    const seconds = Math.round((Date.now() - began) / 1_000);
    console.info(`${saved} saved, ${stale} came back, ${failed} failed, ${repeated} repeated: ${seconds} s`);
  },
);
