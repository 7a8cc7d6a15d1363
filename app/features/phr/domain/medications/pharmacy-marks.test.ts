import { expect, test } from "vitest";
import { asAnswered, asEnded, asRefused, refusedOn, wasNeverDispensed, withMarksOf } from "./pharmacy-marks";

const taken = { name: "Metoclopramide", status: "ACTIVE", start: "2027-01-05", end: "2027-01-14" };

test("what was refused is on hold until it is answered, also after somebody changed a detail of it", () => {
  const held = asRefused(taken, "2027-01-05");
  expect([held["status"], refusedOn(held)]).toEqual(["ON_HOLD", "2027-01-05"]);
  expect(refusedOn(withMarksOf({ ...taken, status: "ON_HOLD" }, { ...held, status: "ON_HOLD" }))).toBe("2027-01-05");
  expect(refusedOn(withMarksOf(taken, { ...held, status: "ON_HOLD" }))).toBeNull();
  expect(asAnswered(held)).toEqual(taken);
});

test("what ends is not taken beyond that day, and was never dispensed where nothing was since it was prescribed", () => {
  const ended = (unusedSince: string | null, values: object = taken) =>
    asEnded({ ...values }, { today: "2027-01-06", reason: "", unusedSince });
  expect(ended("2027-01-05")).toMatchObject({ status: "STOPPED", end: "2027-01-06" });
  expect(wasNeverDispensed(ended("2027-01-05"))).toBe(true);
  expect(wasNeverDispensed(ended(null))).toBe(false);
  expect(wasNeverDispensed(ended("2027-01-05", { ...taken, start: "2024-03" }))).toBe(false);
  expect(ended(null, { ...taken, end: "2027-01-02" })).toMatchObject({ end: "2027-01-02" });
  expect(
    refusedOn(asEnded(asRefused(taken, "2027-01-05"), { today: "2027-01-06", reason: "", unusedSince: null })),
  ).toBe(null);
});
