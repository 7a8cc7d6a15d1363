import { expect, it } from "vitest";
import { byteRange } from "./byte-range.server";

it.each([
  ["bytes=0-", { offset: 0, length: 1_000 }],
  ["bytes=0-99", { offset: 0, length: 100 }],
  ["bytes=990-5000", { offset: 990, length: 10 }],
  ["bytes=-5", { offset: 995, length: 5 }],
  ["bytes=-5000", { offset: 0, length: 1_000 }],
])("%s is a part of a file of 1,000 bytes", (header, range) => {
  expect(byteRange(header, 1_000)).toEqual(range);
});

it.each(["bytes=1000-", "bytes=-0", "bytes=5000-6000"])("%s is a part that the file does not have", (header) => {
  expect(byteRange(header, 1_000)).toBeNull();
});

it.each(["bytes=5-4", "bytes=0-1,5-6", "items=0-1", "bytes=", "bytes=-", "bytes=a-b"])(
  "%s is answered with the whole file",
  (header) => {
    expect(byteRange(header, 1_000)).toBeUndefined();
  },
);
