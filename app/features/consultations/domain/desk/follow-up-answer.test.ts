import { expect, test } from "vitest";
import { answersFollowUp, toBook } from "./follow-up-answer";

const CREATED = Date.UTC(2026, 10, 23, 12);
const asked = (dueOn: string, offeringId: string | null = null) => ({
  ...{ providerId: "okafor", offeringId, dueOn, createdAt: CREATED },
});
const booked = (day: string, said: object = {}) => ({
  ...{ providerId: "okafor", offeringId: "video", day, bookedAt: CREATED + 60_000, ...said },
});

test.each([
  ["2026-12-14", "2026-12-14", true],
  ["2026-12-14", "2026-12-09", true],
  ["2026-12-14", "2026-12-08", false],
  ["2026-12-14", "2027-01-13", true],
  ["2026-12-14", "2027-01-14", false],
  ["2026-11-26", "2026-11-24", true],
  ["2027-05-23", "2026-12-14", false],
  ["2027-05-23", "2027-04-08", true],
  ["2027-05-23", "2027-04-07", false],
])("what is due on %s and booked for %s: %s", (dueOn, day, answered) => {
  expect(answersFollowUp(asked(dueOn), booked(day))).toBe(answered);
});

test("an appointment answers for its own provider and offering, or any where none is asked for, and since then alone", () => {
  expect(answersFollowUp(asked("2026-12-14", "video"), booked("2026-12-14"))).toBe(true);
  expect(answersFollowUp(asked("2026-12-14", "clinic"), booked("2026-12-14"))).toBe(false);
  expect(answersFollowUp(asked("2026-12-14"), booked("2026-12-14", { providerId: "rao" }))).toBe(false);
  expect(answersFollowUp(asked("2026-12-14"), booked("2026-12-14", { bookedAt: CREATED - 1 }))).toBe(false);
});

test("what is long overdue is answered by what is booked at last", () => {
  const bookedAt = Date.UTC(2027, 2, 1);
  expect(answersFollowUp(asked("2026-12-14"), booked("2027-03-20", { bookedAt }))).toBe(true);
  expect(answersFollowUp(asked("2026-12-14"), booked("2027-04-20", { bookedAt }))).toBe(false);
});

test("a patient is asked for each but what an appointment for a sooner one would answer as well", () => {
  const days = (dueOn: readonly string[], today: string) =>
    toBook(
      dueOn.map((each) => asked(each)),
      { today, now: Date.parse(today) },
    ).map((each) => each.dueOn);
  expect(days(["2026-12-14", "2026-12-16", "2027-05-23"], "2026-11-24")).toEqual(["2026-12-14", "2027-05-23"]);
  expect(days(["2026-12-14", "2027-01-04"], "2026-11-24")).toEqual(["2026-12-14", "2027-01-04"]);
  expect(days(["2026-12-14", "2027-01-04"], "2027-01-10")).toEqual(["2026-12-14"]);
  const other = { ...asked("2026-12-15"), providerId: "rao" };
  expect(toBook([asked("2026-12-14"), other], { today: "2026-11-24", now: CREATED })).toHaveLength(2);
});
