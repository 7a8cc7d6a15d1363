import { expect, it } from "vitest";
import { APPOINTMENT_STATES, stateName } from "./appointment-states";
import { canJoin, isCallRunning } from "./joinable";

it("lets a patient join by video what is agreed or under way, and nothing else", () => {
  const joined = APPOINTMENT_STATES.filter((stateId) => canJoin({ type: "video", stateId })).map(stateName);
  expect(joined.sort()).toEqual(["CONFIRMED", "CONFIRMED_WALKIN", "IN_PROGRESS"]);
  expect(APPOINTMENT_STATES.filter((stateId) => canJoin({ type: "in_patient", stateId }))).toEqual([]);
});

it("leads a patient into a call that goes on, by video alone", () => {
  const running = APPOINTMENT_STATES.filter((stateId) => isCallRunning({ type: "video", stateId })).map(stateName);
  expect(running).toEqual(["IN_PROGRESS"]);
  expect(APPOINTMENT_STATES.filter((stateId) => isCallRunning({ type: "in_patient", stateId }))).toEqual([]);
});
