import { expect, test } from "vitest";
import type { ArrivalStage } from "./arrival-stage";
import { doctorMinutesLate, patientMinutesLate } from "./lateness";

const NOW = Date.UTC(2026, 4, 4, 10);
const line = (stage: ArrivalStage | null, minutesPast: number, hereFor: number | null = null) => ({
  ...{ stage, startsAt: NOW - minutesPast * 60_000 },
  arrival: hereFor === null ? null : { arrivedAt: NOW - hereFor * 60_000 },
});

test("a patient is late who is not here more than a minute past their time", () => {
  const late = [0, 1, 2, 12].map((minutes) => patientMinutesLate(line("expected", minutes), NOW));
  expect(late).toEqual([0, 0, 2, 12]);
  expect((["waiting", "withDoctor", null] as const).map((stage) => patientMinutesLate(line(stage, 12), NOW))).toEqual([
    ...[0, 0, 0],
  ]);
});

test("a doctor is behind only where somebody who is due waits for them, by more than a minute", () => {
  expect(doctorMinutesLate([line("withDoctor", 90), line("expected", 40)], NOW)).toBe(0);
  expect(doctorMinutesLate([line("waiting", 1), line("waiting", -5)], NOW)).toBe(0);
  expect(doctorMinutesLate([line("withDoctor", 90), line("waiting", 3), line("called", 8)], NOW)).toBe(8);
});

test("a doctor is not behind for the time before a patient was here, such as a walk-in whose slot had begun", () => {
  expect(doctorMinutesLate([line("waiting", 7, 0)], NOW)).toBe(0);
  expect(doctorMinutesLate([line("waiting", 12, 5)], NOW)).toBe(5);
  expect(doctorMinutesLate([line("waiting", 5, 12)], NOW)).toBe(5);
});
