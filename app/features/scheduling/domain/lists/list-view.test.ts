import { describe, expect, it } from "vitest";
import { languageCodes, priceSteps } from "./list-view";

describe("what a list can be narrowed by", () => {
  it("has the prices below the highest, each once, and at most six", () => {
    expect(priceSteps([5_000, 0, 3_000, 5_000, 8_000])).toEqual([3_000, 5_000]);
    expect(priceSteps([4_000, 4_000])).toEqual([]);
    expect(priceSteps(Array.from({ length: 21 }, (_, index) => (index + 1) * 100))).toEqual([
      100, 400, 800, 1_200, 1_600, 2_000,
    ]);
  });

  it("has each language once, without its region", () => {
    expect(languageCodes(["en_US", "ar_BH", "en_GB", "pt-BR"])).toEqual(["ar", "en", "pt"]);
  });
});
