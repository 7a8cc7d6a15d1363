import { expect, test } from "vitest";
import * as sample from "../../../../../tests/support/sample-files";
import { MOST_SIZED_BYTES } from "~/kernel/upload/picture-widths";
import { pictureWidth, sizedPicture } from "./sized-picture";

test("a copy is taken if it is a whole picture of the width that it is for", () => {
  const copy = sizedPicture(480, sample.png(480, 270));
  expect([copy?.width, copy?.contentType, copy?.bytes.length]).toEqual([480, "image/png", expect.any(Number)]);
});

test("what has another width, is cut off, is too large or is no picture is not taken", () => {
  const whole = sample.png(480, 270);
  const tooLarge = new Uint8Array(MOST_SIZED_BYTES + 1);
  tooLarge.set(whole);
  const refused = [sample.png(481, 270), whole.slice(0, 60), tooLarge, sample.pdf(), new Uint8Array(0)];
  expect(refused.map((bytes) => sizedPicture(480, new Uint8Array(bytes)))).toEqual(refused.map(() => undefined));
});

test("a width is one of those that pictures are kept in", () => {
  expect(["480", "481", "", "1e3"].map(pictureWidth)).toEqual([480, undefined, undefined, undefined]);
});
