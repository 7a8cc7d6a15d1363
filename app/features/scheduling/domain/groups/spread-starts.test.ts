import { expect, it } from "vitest";
import { spreadStarts } from "./spread-starts";

it("keeps the starts that do not overlap the one before, from the first on", () => {
  expect(spreadStarts([0, 5, 10, 15, 20, 40, 45], 15)).toEqual([0, 15, 40]);
});

it("keeps every start of a grid as coarse as the appointment is long, up to as many as are asked for", () => {
  expect(spreadStarts([0, 30, 60, 90], 30)).toEqual([0, 30, 60, 90]);
  expect(spreadStarts([0, 30, 60, 90], 30, 3)).toEqual([0, 30, 60]);
  expect(spreadStarts([], 30)).toEqual([]);
});
