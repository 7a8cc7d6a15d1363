import { expect, it } from "vitest";
import { bytesOf, missingParts, PART_BYTES, partCount, partRange } from "./upload-parts";

const FILE = 2 * PART_BYTES + 5;

it("a file is cut into parts of one size but the last", () => {
  expect(partCount(FILE)).toBe(3);
  expect(partCount(2 * PART_BYTES)).toBe(2);
  expect([1, 2, 3].map((part) => partRange(part, FILE))).toEqual([
    { start: 0, end: 10_485_760 },
    { start: 10_485_760, end: 20_971_520 },
    { start: 20_971_520, end: 20_971_525 },
  ]);
});

it("what has not arrived is told part by part, whatever the order in which the others came", () => {
  expect(missingParts(FILE, [3, 1])).toEqual([2]);
  expect(missingParts(FILE, [])).toEqual([1, 2, 3]);
  expect(bytesOf([3, 1], FILE)).toBe(10_485_765);
});
