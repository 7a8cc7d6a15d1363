import { expect, test } from "vitest";
import { PERMISSIONS } from "../support/expected/permissions";
import { askAsEveryone } from "./matrix";
import { allSurfaces, unclassified } from "./surfaces";

test("each route and call is classified by hand, and nothing is classified that is not there", async () => {
  expect(unclassified(await allSurfaces(), PERMISSIONS)).toEqual({ missing: [], stale: [] });
});

askAsEveryone(["loader"]);
