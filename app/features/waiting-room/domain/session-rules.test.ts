import { describe, expect, test } from "vitest";
import { countStream, mayEnter, nothingStreamed, remainingSeconds, streamedCost, type Party } from "./session-rules";

const nine = Date.UTC(2026, 10, 23, 9, 0);
const times = { startsAt: nine, endsAt: nine + 15 * 60_000, startedAt: null };
const begun = { ...times, startedAt: nine + 60_000 };
const at = (minute: number, second = 0) => nine + minute * 60_000 + second * 1_000;

describe("entering a session", () => {
  test("all of the time is left before it was started, however late the doctor is", () => {
    expect(remainingSeconds(times, at(-30))).toBe(900);
    expect(remainingSeconds(times, at(40))).toBe(900);
  });

  test.each([
    [at(10, 59), 301, true],
    [at(11, 0), 300, false],
    [at(30), -840, false],
  ])("is possible only while more than 300 seconds remain", (now, left, allowed) => {
    expect(remainingSeconds(begun, now)).toBe(left);
    expect(mayEnter(begun, false, now)).toBe(allowed);
  });

  test("is coming back for whoever has been in it, at any time", () => {
    expect(mayEnter(begun, true, at(14, 59))).toBe(true);
  });
});

describe("streamed time", () => {
  const count = (...beats: [Party, number][]) =>
    beats.reduce((state, [party, second]) => countStream(state, party, at(0, second)), nothingStreamed).bothStreamedMs;

  test("of one party alone does not count", () => {
    expect(count(["patient", 0], ["patient", 30], ["patient", 60])).toBe(0);
  });

  test("counts from when the later one began until the one that stopped first last said so", () => {
    expect(count(["patient", 0], ["provider", 10], ["patient", 30], ["provider", 40])).toBe(20_000);
    expect(count(["patient", 0], ["provider", 10], ["patient", 30], ["provider", 40], ["patient", 60])).toBe(30_000);
  });

  test("does not count a gap", () => {
    expect(count(["patient", 0], ["provider", 0], ["patient", 100], ["provider", 100], ["patient", 130])).toBe(0);
    const again: [Party, number][] = [
      ["patient", 100],
      ["provider", 100],
      ["patient", 130],
      ["provider", 130],
    ];
    expect(count(["patient", 0], ["provider", 0], ...again)).toBe(30_000);
  });

  test("counts the same time once, however often it is told", () => {
    expect(
      count(["patient", 0], ["provider", 0], ["patient", 30], ["provider", 30], ["provider", 30], ["patient", 30]),
    ).toBe(30_000);
  });

  test("is charged for each party: ten minutes of both are twenty streamed minutes", () => {
    expect(streamedCost(600_000)).toEqual({ minutes: 20, dollars: 0.1045 });
  });
});
