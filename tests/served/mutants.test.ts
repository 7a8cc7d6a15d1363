import { afterAll, expect, test } from "vitest";
import { allMutants } from "../mutants/mutants";
import { Workshop } from "../mutants/workshop";

const workshop = new Workshop();
afterAll(() => workshop.close());

/**
 * Six removals, and for each the test that must notice it; the rest are tried by `npm run soak -- mutants`. Those of a
 * round are broken at once: none of them is met by another's test.
 */
const ROUNDS = [
  [
    ["predicate", "features/organization/data/settings/settings.server.ts", "organization/settings.test.ts"],
    ["predicate", "features/scheduling/data/lists/appointment-rows-read.server.ts", "scheduling/lists.test.ts"],
    [
      "authority",
      "features/organization/services/connections/create-api-key.server.ts",
      "organization/api-keys.test.ts",
    ],
  ],
  [
    ["predicate", "db/record-rows.server.ts", "organization/catalog.test.ts"],
    ["authority", "features/organization/services/settings/accept-hipaa.server.ts", "organization/settings.test.ts"],
    [
      "authority",
      "features/scheduling/services/settings/change-calendar-settings.server.ts",
      "scheduling/calendar-settings.test.ts",
    ],
  ],
] as const;

test("every file of data and services is read for places to try", () => {
  const places = allMutants();
  const files = new Set(places.map(({ path }) => path));
  console.info(`${places.length} removals in ${files.size} files`);
  expect({ manyPlaces: places.length >= 545, manyFiles: files.size >= 340 }).toEqual({
    manyPlaces: true,
    manyFiles: true,
  });
});

test.each(ROUNDS)("each of %j, %j and %j is missed when it is gone", { timeout: 180_000 }, async (...round) => {
  const known = allMutants();
  const mutants = round.map(([kind, file]) => {
    const mutant = known.find((each) => each.kind === kind && each.path === `app/${file}`);
    if (!mutant) throw new Error(`there is no ${kind} to remove in ${file}`);
    return mutant;
  });
  const tests = round.map(([, , noticedBy]) => `tests/workers/${noticedBy}`);
  expect(await workshop.broken(mutants, () => workshop.failing(tests))).toEqual(tests);
});

test("the copy itself is whole: unbroken, the same test passes in it", { timeout: 180_000 }, async () => {
  expect(await workshop.failing(["tests/workers/organization/settings.test.ts"])).toEqual([]);
});
