import { expect, it } from "vitest";
import { FRAME, frameSizeOf, saysFrame } from "./frame-message";

it("takes a size that can be one, and no other message for it", () => {
  expect(frameSizeOf({ type: FRAME.size, height: 640.2, title: "Book a visit" })).toEqual({
    height: 641,
    title: "Book a visit",
  });
  for (const height of [0, -5, Number.NaN, Infinity, 1e9, "640", undefined])
    expect(frameSizeOf({ type: FRAME.size, height }), String(height)).toBeUndefined();
  for (const data of [null, "virtual-practice:size", 7, { height: 640 }, { type: FRAME.ready, height: 640 }])
    expect(frameSizeOf(data)).toBeUndefined();
});

it("tells the messages apart by their names", () => {
  expect(saysFrame({ type: FRAME.hello }, FRAME.hello)).toBe(true);
  expect(saysFrame({ type: FRAME.ready }, FRAME.hello)).toBe(false);
  expect(saysFrame(undefined, FRAME.hello)).toBe(false);
});
