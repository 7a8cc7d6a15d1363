import { describe, expect, it } from "vitest";
import { uuidv7 } from "./ids";

const zeros = (bytes: Uint8Array) => bytes.fill(0);
const ones = (bytes: Uint8Array) => bytes.fill(0xff);

describe("uuidv7", () => {
  it("is a version 7 UUID that begins with the time", () => {
    expect(uuidv7(0x0190_0000_0000, zeros)).toBe("01900000-0000-7000-8000-000000000000");
    expect(uuidv7(0x0190_0000_0001, ones)).toBe("01900000-0001-77ff-bfff-ffffffffffff");
  });

  it("ascends strictly within a millisecond, past the counter's end, and when the clock steps back", () => {
    const now = 0x0190_0000_1000;
    const ids = Array.from({ length: 10_000 }, (_, i) => uuidv7(i < 9_000 ? now : now - 500));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(10_000);
  });
});
