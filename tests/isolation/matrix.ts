import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveForTests, type TestServer } from "../../scripts/serve-for-tests";
import { PERMISSIONS, PRINCIPALS, type Principal } from "../support/expected/permissions";
import { prepareCases, type Case } from "./cases";
import { checkSurface, inTurns } from "./check";
import { allSurfaces, type Surface } from "./surfaces";

/** Each is asked by everyone at once. */
const SURFACES_AT_A_TIME = 1;
/** Who asks for whole documents: somebody signed in and somebody who is not. */
const FEW: readonly Principal[] = ["anonymous", "doctor"];

/**
 * Asks each surface of some kinds as everyone, about everything. It has a Worker of its own: it fills one processor for
 * minutes, and the other files would wait for it.
 */
export function askAsEveryone(kinds: readonly Surface["kind"][]): void {
  describe(`each ${kinds.join(" and ")}, as everyone, about everything`, () => {
    let server: TestServer;
    let cases: Case[];

    beforeAll(async () => {
      server = await serveForTests(`matrix-${kinds.join("-")}`);
      const surfaces = await allSurfaces();
      cases = await prepareCases(
        server,
        surfaces.filter(({ kind }) => kinds.includes(kind)),
      );
    }, 120_000);
    afterAll(() => server.stop());

    test(
      "answers as its classification says, and another organization's id as one that does not exist",
      { timeout: 900_000 },
      async () => {
        let asked = 0;
        const counted =
          <Arguments extends unknown[], Answer>(ask: (...given: Arguments) => Answer) =>
          (...given: Arguments): Answer => {
            asked += 1;
            return ask(...given);
          };
        const tasks = cases.flatMap(({ surface, whose, ask, askData }) => {
          const expectation = PERMISSIONS[surface.key];
          if (!expectation) return [];
          const about = { key: surface.key, expectation, whose };
          if (!askData) return [() => checkSurface(about, counted(ask))];
          // As data the leaf runs without its parents: it alone turns away whom it must, and everyone asks. A document
          // is the same loader and then its pixels, which cost most of the time: a few ask for that.
          return [
            () => checkSurface({ ...about, key: `${surface.key} as data` }, counted(askData)),
            () => checkSurface(about, counted(ask), FEW),
          ];
        });
        expect((await inTurns(tasks, SURFACES_AT_A_TIME)).flat()).toEqual([]);
        console.log(
          `The isolation matrix asked ${asked} times: ${cases.length} of ${kinds.join(" and ")}, ${PRINCIPALS.length} kinds of people.`,
        );
        expect(asked).toBeGreaterThan(cases.length);
      },
    );
  });
}
