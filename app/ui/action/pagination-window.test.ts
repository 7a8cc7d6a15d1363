import { describe, expect, it } from "vitest";
import { paginationWindow } from "./pagination-window";

describe("the page numbers shown", () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 10, [1, 2, "gap", 10]],
    [5, 10, [1, "gap", 4, 5, 6, "gap", 10]],
    [10, 10, [1, "gap", 9, 10]],
    [4, 10, [1, 2, 3, 4, 5, "gap", 10]],
    [0, 0, [1]],
    [99, 4, [1, 2, 3, 4]],
  ])("for page %i of %i are %j", (page, pages, expected) => {
    expect(paginationWindow(page, pages)).toEqual(expected);
  });
});
