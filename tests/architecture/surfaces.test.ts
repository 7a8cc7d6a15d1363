import { expect, test } from "vitest";
import { paths } from "../../app/paths";
import { allSurfaces, unclassified } from "../isolation/surfaces";
import { PERMISSIONS } from "../support/expected/permissions";

const surfaces = await allSurfaces();

test("every loader, action and call has its expected answers, and none is expected that is not there", () => {
  expect(surfaces.length).toBeGreaterThan(500);
  expect(unclassified(surfaces, PERMISSIONS)).toEqual({ missing: [], stale: [] });
});

/** Sockets, which the Worker opens by itself. */
const SOCKETS = ["scheduleBoard", "deskLine", "appointmentLine", "userInbox"];

/** Finds the routes that an address may be of: a parameter of it may name a route, as `settings/:name` does. */
const matcherOf = (pattern: string) =>
  new RegExp(`^${(pattern.split("?page")[0] ?? "").replace(/\/:\w+\?/g, "(/[^/]+)?").replace(/:\w+/g, "[^/]+")}$`);

test("whatever the app links to has a route or a call", () => {
  const served = surfaces.flatMap(({ path }) => [path, path.replace(/\/:\w+\?/g, "")]);
  const linked = Object.entries(paths).flatMap(([name, path]) =>
    "pattern" in path && !SOCKETS.includes(name) ? [{ name, matcher: matcherOf(path.pattern) }] : [],
  );
  expect(linked.length).toBeGreaterThan(100);
  expect(linked.filter(({ matcher }) => !served.some((path) => matcher.test(path))).map(({ name }) => name)).toEqual(
    [],
  );
});
