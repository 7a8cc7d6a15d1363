import { expect, it } from "vitest";
import { ratingView } from "./team-view";

it("a mean of ratings is told from five of them up, with one decimal", () => {
  expect(ratingView()).toEqual({ rating: null, ratingCount: 0 });
  expect(ratingView({ count: 4, stars: 20 })).toEqual({ rating: null, ratingCount: 4 });
  expect(ratingView({ count: 5, stars: 23 })).toEqual({ rating: 4.6, ratingCount: 5 });
});
