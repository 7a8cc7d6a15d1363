import { expect, inject, test } from "vitest";
import { PERMISSIONS, PRINCIPALS } from "../support/permissions";
import { prepareCases } from "./cases";
import { checkSurface, inTurns } from "./check";
import { allSurfaces, unclassified } from "./surfaces";

test("video", { timeout: 480_000 }, async () => {
  const all = await allSurfaces();
  expect(unclassified(all, PERMISSIONS)).toEqual({ missing: [], stale: [] });
  const cases = await prepareCases(inject("served"), all.filter(({ key }) => /videoSession|video_session|vSession|\/video$/.test(key)));
  const tasks = cases.flatMap(({ surface, whose, ask, askData }) => {
    const expectation = PERMISSIONS[surface.key];
    if (!expectation) return [];
    const about = { key: surface.key, expectation, whose };
    return [
      () => checkSurface(about, ask),
      ...(askData ? [() => checkSurface({ ...about, key: `${surface.key} as data` }, askData, PRINCIPALS)] : []),
    ];
  });
  console.log(cases.length);
  expect((await inTurns(tasks, 1)).flat()).toEqual([]);
});
