import { expect, test } from "vitest";
import { APPOINTMENT_STATE as S, type AppointmentState } from "./appointment-states";
import { JOIN_FROM_MS } from "./joinable";
import { isAhead, isStillOn, ownStep } from "./own-next-step";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 4, 4, 9);
const at = (hours: number, stateId: AppointmentState, type: "video" | "in_patient" = "video") => ({
  ...{ stateId, type, startsAt: NOW + hours * HOUR, endsAt: NOW + (hours + 0.25) * HOUR },
});

test("a patient is asked first whether the time of the clinic suits them", () => {
  for (const state of [S.NEW_FROM_ORGANIZATION, S.RESCHEDULED]) expect(ownStep(at(1, state), NOW)).toBe("answer");
});

test("a video appointment is joined from when its room is open, and while it lasts longer than planned", () => {
  expect(ownStep(at(JOIN_FROM_MS / HOUR, S.CONFIRMED), NOW)).toBe("join");
  expect(ownStep(at(13, S.CONFIRMED), NOW)).toBe("later");
  expect(ownStep(at(-2, S.IN_PROGRESS), NOW)).toBe("join");
});

test("to the clinic a patient is shown the way, and a request waits for the clinic", () => {
  expect(ownStep(at(30, S.CONFIRMED, "in_patient"), NOW)).toBe("directions");
  expect(ownStep(at(1, S.NEW, "in_patient"), NOW)).toBe("wait");
});

test("nothing is to be done about what is over or called off", () => {
  expect(ownStep(at(-2, S.CONFIRMED), NOW)).toBe("nothing");
  expect(ownStep(at(1, S.CANCELED), NOW)).toBe("nothing");
  expect([isStillOn(at(-1, S.CONFIRMED), NOW), isStillOn(at(-1, S.IN_PROGRESS), NOW)]).toEqual([false, true]);
});

test("one that the doctor has started before its time is not ahead any more", () => {
  for (const type of ["video", "in_patient"] as const) {
    expect(isAhead(at(1, S.CONFIRMED, type), NOW)).toBe(true);
    expect(isAhead(at(1, S.IN_PROGRESS, type), NOW)).toBe(false);
  }
  expect([isAhead(at(1, S.CANCELED), NOW), isAhead(at(-0.1, S.CONFIRMED), NOW)]).toEqual([false, false]);
});
