import { expect, it } from "vitest";
import { APPOINTMENT_STATE as S, APPOINTMENT_STATES, stateName } from "./appointment-states";
import { canJoin, isCallRunning, JOIN_FROM_MS, waitsInCall } from "./joinable";

const NOW = Date.UTC(2026, 4, 4, 10);
const at = { startsAt: NOW, startedAt: null };

it("lets a patient join by video what is agreed or under way, and nothing else", () => {
  const joined = APPOINTMENT_STATES.filter((stateId) => canJoin({ type: "video", stateId })).map(stateName);
  expect(joined.sort()).toEqual(["CONFIRMED", "CONFIRMED_WALKIN", "IN_PROGRESS"]);
  expect(APPOINTMENT_STATES.filter((stateId) => canJoin({ type: "in_patient", stateId }))).toEqual([]);
});

it("leads a patient into a call that goes on, by video alone", () => {
  const running = APPOINTMENT_STATES.filter((stateId) => isCallRunning({ type: "video", stateId, ...at }));
  expect(running.map(stateName)).toEqual(["IN_PROGRESS"]);
  expect(APPOINTMENT_STATES.filter((stateId) => isCallRunning({ type: "in_patient", stateId, ...at }))).toEqual([]);
});

it("leads a patient to the doctor who waits in the call, and not to the call of a time from which it was moved", () => {
  const waits = (more: object) =>
    waitsInCall({ type: "video", stateId: S.CONFIRMED, startsAt: NOW, startedAt: NOW, ...more });
  expect([waits({}), waits({ startedAt: NOW + 60_000 }), waits({ stateId: S.CONFIRMED_WALKIN })]).toEqual(
    Array(3).fill(true),
  );
  expect(isCallRunning({ type: "video", stateId: S.CONFIRMED, startsAt: NOW, startedAt: NOW })).toBe(true);
  const not = [{ startedAt: null }, { startsAt: NOW + JOIN_FROM_MS + 1 }, { type: "in_patient" }];
  expect([...not, { stateId: S.IN_PROGRESS }, { stateId: S.NO_SHOW }].map(waits)).toEqual(Array(5).fill(false));
});
