import { describe, expect, test } from "vitest";
import { createRandom, sample } from "~/features/demo/domain/random";

describe("the random stream", () => {
  test("is the same for the same seed and another for another", () => {
    const draw = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 8 }, () => random.whole(0, 999));
    };
    expect(draw("a")).toEqual(draw("a"));
    expect(draw("a")).not.toEqual(draw("b"));
  });

  test("spreads evenly: of 100,000 numbers each tenth of [0, 1) gets a tenth, within 3 %", () => {
    const random = createRandom("spread");
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 100_000; i++) tenths[Math.floor(random.next() * 10)]! += 1;
    expect(tenths.filter((count) => Math.abs(count - 10_000) > 300)).toEqual([]);
  });

  test("forks do not depend on what was drawn before", () => {
    const random = createRandom("parent");
    const before = random.fork("child").next();
    random.next();
    expect(random.fork("child").next()).toBe(before);
  });
});

describe("a weighted sample", () => {
  test("has exactly the wanted count, in order, without what weighs nothing", () => {
    const items = Array.from({ length: 100 }, (_, i) => i);
    const drawn = sample(createRandom("sample"), items, 30, (item) => (item < 10 ? 0 : 1));
    expect(drawn).toHaveLength(30);
    expect(drawn.filter((item) => item < 10)).toEqual([]);
    expect([...drawn].sort((a, b) => a - b)).toEqual(drawn);
  });

  test("draws the heavy rather than the light", () => {
    const items = Array.from({ length: 1_000 }, (_, i) => i);
    const drawn = sample(createRandom("weights"), items, 100, (item) => (item < 500 ? 9 : 1));
    expect(drawn.filter((item) => item < 500).length).toBeGreaterThan(75);
  });
});
