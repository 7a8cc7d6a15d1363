import { expect, inject, test } from "vitest";
import { servePractice } from "../support/booking";
import { problemsOf } from "../support/schedule/schedule-model";
import { bookWithoutClaims, rushSession, storm } from "../support/schedule/schedule-storm";
import { storedSchedule } from "../support/schedule/stored-schedule";

const seed = Number(process.env["TEST_SEED"] ?? 20_261_121);
const served = inject("served");

test(`a storm of changes at once leaves what one after the other could (seed ${seed})`, async () => {
  const practice = await servePractice(served);
  const asked = await storm(practice, { seed, operations: 160, parallel: 12 });
  const stored = storedSchedule(served.state, practice.organization.organizationId);
  expect(problemsOf(stored, asked)).toEqual([]);
  // It was a storm: much was done, much refused, and nothing lost.
  const answers = (answer: string) => asked.filter((each) => each.answer === answer).length;
  expect(answers("done")).toBeGreaterThan(20);
  expect(answers("refused")).toBeGreaterThan(20);
  expect(answers("unknown")).toBe(0);
  // Which of them win is a matter of luck; a storm of one kind alone would be none.
  expect(new Set(stored.changes.map(({ action }) => action)).size).toBeGreaterThanOrEqual(5);
});

test("three of fifty who want a seat at once get the last three", async () => {
  const practice = await servePractice(served);
  expect(await rushSession(practice, 50)).toEqual({ 200: 3, 409: 47 });
  const stored = storedSchedule(served.state, practice.organization.organizationId);
  expect(stored.appointments).toHaveLength(3);
  expect(problemsOf(stored, [])).toEqual([]);
});

test("a booker without claims is caught by the same check", async () => {
  const practice = await servePractice(served);
  await bookWithoutClaims(practice, 6);
  const stored = storedSchedule(served.state, practice.organization.organizationId);
  expect(stored.overlaps.length).toBeGreaterThan(0);
  expect(problemsOf(stored, []).some((problem) => problem.endsWith("overlap"))).toBe(true);
});
