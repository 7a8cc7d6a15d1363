import { expect, test } from "vitest";
import { obstacleOf, type RequestFacts } from "./bulk-answer";

const NOW = 1_000_000;
const request = (more: Partial<RequestFacts> = {}): RequestFacts => ({
  ...{ startsAt: NOW + 1, mustBePaid: false, paid: false, taken: false },
  ...more,
});

test("a request to come, whose time is its own and for which nothing is due, has nothing in its way", () => {
  expect(obstacleOf(request(), NOW)).toBeNull();
  expect(obstacleOf(request({ mustBePaid: true, paid: true }), NOW)).toBeNull();
});

test("what is past, taken or not paid is in the way, the gravest first", () => {
  expect(obstacleOf(request({ startsAt: NOW, taken: true, mustBePaid: true }), NOW)).toBe("past");
  expect(obstacleOf(request({ taken: true, mustBePaid: true }), NOW)).toBe("taken");
  expect(obstacleOf(request({ mustBePaid: true }), NOW)).toBe("unpaid");
});
