import { expect, it } from "vitest";
import { paceOfUpload } from "./upload-pace";

it("the pace is that of this try, whatever had arrived before", () => {
  expect(paceOfUpload({ arrived: 600, bytes: 1_000, atStart: 400 }, 2_000)).toEqual({
    arrived: 600,
    percent: 60,
    bytesPerSecond: 100,
    secondsLeft: 4,
  });
});

it("nothing is told of the time left before anything has gone", () => {
  expect(paceOfUpload({ arrived: 400, bytes: 1_000, atStart: 400 }, 2_000)).toMatchObject({
    percent: 40,
    bytesPerSecond: 0,
    secondsLeft: null,
  });
});
