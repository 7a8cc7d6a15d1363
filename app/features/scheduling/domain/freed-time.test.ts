import { expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "./appointment-states";
import { freedTime, type TimeHolder } from "./freed-time";

const NOW = Date.UTC(2026, 4, 4, 6, 0);
const MINUTE = 60_000;
const visit: TimeHolder = {
  stateId: S.CONFIRMED,
  employeeId: "doctor",
  startsAt: NOW + 60 * MINUTE,
  endsAt: NOW + 90 * MINUTE,
  bufferBeforeMinutes: 5,
  bufferAfterMinutes: 10,
  lane: 0,
  disabledAt: null,
};
const whole = { employeeId: "doctor", from: NOW + 55 * MINUTE, to: NOW + 100 * MINUTE };

it.each<[string, TimeHolder, Partial<TimeHolder>, typeof whole | null]>([
  ["a visit that is canceled frees its time with the buffers", visit, { stateId: S.CANCELED }, whole],
  ["one that moves frees the old time", visit, { startsAt: NOW + 300 * MINUTE, endsAt: NOW + 330 * MINUTE }, whole],
  ["one that goes to another doctor frees the first one's time", visit, { employeeId: "other" }, whole],
  ["one that is confirmed frees nothing", { ...visit, stateId: S.NEW }, { stateId: S.CONFIRMED }, null],
  [
    "one that is concluded before its time frees what is left",
    visit,
    { stateId: S.CONCLUDED, startsAt: visit.startsAt },
    whole,
  ],
  [
    "blocked time that is released is free",
    { ...visit, stateId: S.BLOCKED },
    { stateId: S.BLOCKED, disabledAt: NOW },
    whole,
  ],
  ["one beside another one frees nothing", { ...visit, lane: 1 }, { stateId: S.CANCELED }, null],
  [
    "one in the past frees nothing",
    { ...visit, startsAt: NOW - 90 * MINUTE, endsAt: NOW - 60 * MINUTE },
    { stateId: S.CANCELED },
    null,
  ],
])("%s", (_sentence, before, change, expected) => {
  expect(freedTime(before, { ...before, ...change }, NOW)).toEqual(expected);
});
