import { expect, it } from "vitest";
import { questionRound } from "./question-round";

it("loses no question, answers none twice and gives no money back twice while workers are killed", async () => {
  const { wrong, ends, kills } = await questionRound({ seed: 7, count: 24 });
  expect(wrong).toEqual([]);
  expect(kills).toBeGreaterThan(20);
  expect(ends.size).toBeGreaterThan(3);
});
