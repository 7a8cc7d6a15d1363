import { describe, expect, test } from "vitest";
import { cornerByKey, FIRST_CORNER, nearestCorner, nextCorner, type OwnCorner } from "./own-corner";

const call = { width: 800, height: 400 };

describe("one's own picture in a call", () => {
  test("goes where an arrow points, in a script from right to left too", () => {
    expect(cornerByKey("ArrowDown", FIRST_CORNER, false)).toEqual({ block: "bottom", inline: "end" });
    expect(cornerByKey("ArrowLeft", FIRST_CORNER, false)).toEqual({ block: "top", inline: "start" });
    expect(cornerByKey("ArrowLeft", { block: "top", inline: "start" }, true)).toEqual({ block: "top", inline: "end" });
    expect(cornerByKey("ArrowRight", FIRST_CORNER, true)).toEqual({ block: "top", inline: "start" });
    expect(cornerByKey("Enter", FIRST_CORNER, false)).toBeUndefined();
  });

  test("goes to the corner nearest to where it is let go", () => {
    expect(nearestCorner({ x: 100, y: 50 }, call, false)).toEqual({ block: "top", inline: "start" });
    expect(nearestCorner({ x: 700, y: 350 }, call, false)).toEqual({ block: "bottom", inline: "end" });
    expect(nearestCorner({ x: 100, y: 50 }, call, true)).toEqual({ block: "top", inline: "end" });
    expect(nearestCorner({ x: 700, y: 350 }, call, true)).toEqual({ block: "bottom", inline: "start" });
  });

  test("goes around all four corners by presses alone", () => {
    const seen: OwnCorner[] = [FIRST_CORNER];
    for (let press = 0; press < 4; press++) seen.push(nextCorner(seen.at(-1) ?? FIRST_CORNER));
    expect(new Set(seen.map(({ block, inline }) => `${block} ${inline}`)).size).toBe(4);
    expect(seen[4]).toEqual(FIRST_CORNER);
  });
});
