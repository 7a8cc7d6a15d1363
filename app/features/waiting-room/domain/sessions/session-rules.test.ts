import { describe, expect, test } from "vitest";
import { countStream, mayEnter, nothingStreamed, streamedCost, type Party } from "./session-rules";

const nine = Date.UTC(2026, 10, 23, 9, 0);
const at = (minute: number, second = 0) => nine + minute * 60_000 + second * 1_000;

describe("entering a session", () => {
  test("is possible only while more than 300 seconds remain", () => {
    expect(mayEnter(301, false)).toBe(true);
    expect(mayEnter(300, false)).toBe(false);
  });

  test("is coming back for whoever has been in it, at any time", () => {
    expect(mayEnter(0, true)).toBe(true);
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
