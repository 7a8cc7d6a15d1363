import { beforeAll, describe, expect, inject, test } from "vitest";
import { PERMISSIONS } from "../support/permissions";
import { prepareCases, type Case } from "./cases";
import { checkSurface, inTurns } from "./check";
import { allSurfaces, unclassified } from "./surfaces";

const AT_A_TIME = 1;

describe("every route and every call, as everyone, about everything", () => {
  let cases: Case[];

  beforeAll(async () => {
    cases = await prepareCases(inject("served"), await allSurfaces());
  }, 60_000);

  test("each is classified by hand, and nothing is classified that is not there", () => {
    const surfaces = cases.map(({ surface }) => surface);
    expect(unclassified(surfaces, PERMISSIONS)).toEqual({ missing: [], stale: [] });
  });

  test("answers as its classification says, and another organization's id as one that does not exist", { timeout: 180_000 }, async () => {
    const tasks = cases.flatMap(({ surface, whose, ask, askData }) => {
      const expectation = PERMISSIONS[surface.key] ?? "not-found";
      return [ask, ...(askData ? [askData] : [])].map((way) => async () => {
        const started = performance.now();
        const name = way === askData ? `${surface.key}.data` : surface.key;
        const findings = await checkSurface(name, expectation, whose, way);
        if (process.env["MATRIX"]) console.log(`${name} ${Math.round(performance.now() - started)}ms`);
        return findings;
      });
    });
    const findings = (await inTurns(tasks, AT_A_TIME)).flat();
    expect(findings).toEqual([]);
  });
});
