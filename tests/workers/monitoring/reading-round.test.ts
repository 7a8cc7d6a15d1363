import { expect, test } from "vitest";
import { readingRound } from "./reading-round";

test("of a patient's readings none is lost, and none alerts twice, while workers are killed", async () => {
  const { wrong, told, kills } = await readingRound({ seed: 11, count: 60 });
  expect(wrong).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(20);
  expect(told).toBeGreaterThan(3);
});
