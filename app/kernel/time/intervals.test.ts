import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intersect, merge, overlaps, subtract, type Interval } from "./intervals";

const intervals = fc.array(
  fc.record({ start: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: -1, max: 12 }) }).map((each) => ({
    start: each.start,
    end: each.start + each.length,
  })),
  { maxLength: 8 },
);
const covers = (list: readonly Interval[], point: number) => list.some((i) => i.start <= point && point < i.end);
const points = Array.from({ length: 60 }, (_, i) => i);

describe("intervals", () => {
  it("merges, subtracts and intersects exactly as single points do", () => {
    fc.assert(
      fc.property(intervals, intervals, (a, b) => {
        for (const point of points) {
          expect(covers(merge(a), point)).toBe(covers(a, point));
          expect(covers(subtract(a, b), point)).toBe(covers(a, point) && !covers(b, point));
          expect(covers(intersect(a, b), point)).toBe(covers(a, point) && covers(b, point));
        }
      }),
    );
  });

  it("answers with sorted lists that neither overlap, touch nor hold empty intervals", () => {
    fc.assert(
      fc.property(intervals, intervals, (a, b) => {
        for (const list of [merge(a), subtract(a, b), intersect(a, b)]) {
          list.forEach((each, i) => {
            expect(each.start).toBeLessThan(each.end);
            if (i > 0) expect(list[i - 1]!.end).toBeLessThan(each.start);
          });
        }
      }),
    );
  });

  it("lets neighbours touch without overlapping", () => {
    expect(overlaps({ start: 0, end: 5 }, { start: 5, end: 9 })).toBe(false);
    expect(overlaps({ start: 0, end: 6 }, { start: 5, end: 9 })).toBe(true);
    expect(overlaps({ start: 3, end: 3 }, { start: 0, end: 9 })).toBe(false);
    expect(
      merge([
        { start: 5, end: 9 },
        { start: 0, end: 5 },
      ]),
    ).toEqual([{ start: 0, end: 9 }]);
  });
});
