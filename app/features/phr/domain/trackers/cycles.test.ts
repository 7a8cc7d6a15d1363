import { describe, expect, it } from "vitest";
import { cyclesOf } from "./cycles";

/** A period of five days, the heaviest on the second. */
const period = (start: number) => [2, 4, 3, 2, 1].map((flow, at) => ({ day: start + at, flow }));

describe("cycles", () => {
  it("begin with bleeding, not with spotting, and a break of some days is the same period", () => {
    const days = [{ day: 98, flow: 1 }, ...period(100), { day: 109, flow: 2 }, ...period(128), { day: 140, flow: 0 }];
    expect(cyclesOf(days).cycles).toEqual([
      { start: 128, length: null, isUsual: true },
      { start: 100, length: 28, isUsual: true },
    ]);
  });

  it("tell when the next period is expected, once two of them are known", () => {
    expect(cyclesOf([...period(100), ...period(128)])).toMatchObject({ typical: null, next: null });
    const three = [...period(100), ...period(128), ...period(158)];
    expect(cyclesOf(three)).toMatchObject({ typical: 30, next: 188 });
  });

  it("that are short or long are said to be unusual, and months without an entry are none", () => {
    const { cycles } = cyclesOf([...period(0), ...period(19), ...period(59), ...period(300)]);
    expect(cycles.map(({ length, isUsual }) => [length, isUsual])).toEqual([
      ...[
        [null, true],
        [null, true],
        [40, false],
        [19, false],
      ],
    ]);
    expect(cyclesOf([])).toEqual({ cycles: [], typical: null, next: null });
  });
});
