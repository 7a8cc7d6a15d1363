import { expect, test } from "vitest";
import { nextAtDesk, takenAtOnce } from "./lost-at-desk";
import { slotIn } from "./panel-choice";
import type { DeskTime } from "./panel-times";

const free: DeskTime = { employeeId: "free", now: 60, broken: [], next: 90 };
const busy: DeskTime = { employeeId: "busy", now: 60, broken: ["booking:rules.alreadyTaken"], next: 75 };
const off: DeskTime = { employeeId: "off", now: 60, broken: ["booking:rules.outsideHours"], next: null };
const times = [free, busy, off];

test("whoever was too late is offered who is free now first, and then the next time of each", () => {
  expect(nextAtDesk(times)).toEqual([
    { startsAt: 60, employeeId: "free" },
    { startsAt: 75, employeeId: "busy" },
    { startsAt: 90, employeeId: "free" },
  ]);
});

test("a doctor who was free at once is taken by another booking alone, and never for whoever books all the same", () => {
  const taken = (word: string) => takenAtOnce(times, slotIn(word));
  expect(taken("now_busy")).toEqual({ startsAt: 60, employeeId: "busy" });
  for (const word of ["now_free", "now_off", "anyway_busy", "60_busy", "now_nobody"]) expect(taken(word)).toBeNull();
});
