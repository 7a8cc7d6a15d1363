import { expect, test } from "vitest";
import { termsOf } from "../vocabulary/terms";
import { intervalFinding, SUBSTANCES_WITH_INTERVAL } from "./intervals";
import { NOTHING_SAID, type TakenDose } from "./taken-dose";

const found = (name: string, taken: Partial<TakenDose>) =>
  intervalFinding(name, { ...NOTHING_SAID, ...taken }).map(({ check, level }) => `${level} ${check}`)[0] ?? null;

const DAILY: Partial<TakenDose> = { everyDays: 1, place: "inside" };

test("each substance with an interval is one that the vocabulary knows", () => {
  const known = new Set(termsOf("drugs").flatMap(({ substances }) => substances));
  expect(SUBSTANCES_WITH_INTERVAL.filter((code) => !known.has(code))).toEqual([]);
});

test("what is usually taken once a week is dangerous where it is taken more often", () => {
  for (const everyDays of [1, 0.5, 2, 0])
    for (const name of ["Methotrexate 10 mg", "Trexall", "ميثوتريكسات"])
      expect(found(name, { ...DAILY, everyDays })).toBe("stop INTERVAL.weekly");
  for (const everyDays of [7, 30, Infinity]) expect(found("Methotrexate", { ...DAILY, everyDays })).toBeNull();
  expect(found("Dulaglutide", { everyDays: 1, place: "injected" })).toBe("stop INTERVAL.weekly");
  expect(found("Ozempic", { everyDays: 1, place: "injected", onceMg: 1 })).toBe("stop INTERVAL.weekly");
  expect(found("Ozempic", { ...DAILY, onceMg: 1 })).toBe("stop INTERVAL.weekly");
  expect(found("Vitamin D3", { ...DAILY, eachUnits: 50_000 })).toBe("stop INTERVAL.weekly");
});

test("of a medicine for every day and for every week, the amount says which it is", () => {
  const alendronate = (onceMg: number | null) => found("Alendronic acid", { ...DAILY, onceMg });
  expect([70, 10, null].map(alendronate)).toEqual(["stop INTERVAL.weekly", null, "warn INTERVAL.weekly"]);
  expect([35, 5, 150].map((onceMg) => found("Risedronate", { ...DAILY, onceMg }))).toEqual([
    ...["stop INTERVAL.weekly", null, "stop INTERVAL.monthly"],
  ]);
  expect([3, 7, 14].map((onceMg) => found("Rybelsus", { ...DAILY, onceMg }))).toEqual(Array(3).fill(null));
  expect([0.01, 2].map((onceMg) => found("Exenatide", { everyDays: 0.5, place: "injected", onceMg }))).toEqual([
    ...[null, "stop INTERVAL.weekly"],
  ]);
  expect(found("Vitamin D3", { ...DAILY, eachUnits: 1_000 })).toBeNull();
});

test("where words say how often, nobody can know, and it is a caution", () => {
  expect(found("Methotrexate", { inWords: true })).toBe("warn INTERVAL.weekly");
  expect(found("Denosumab", { inWords: true, onceMg: 60 })).toBeNull();
});
