import { afterAll, expect, test } from "vitest";
import { allMutants } from "../mutants/mutants";
import { VITEST, Workshop } from "../mutants/workshop";

const workshop = new Workshop();
afterAll(() => workshop.close());

/** Six removals, and the test that must notice each; the rest are tried by `npm run soak -- mutants`. */
const SEEDED = [
  ["predicate", "app/features/organization/data/settings.server.ts", "tests/workers/organization/settings.test.ts"],
  ["predicate", "app/features/organization/data/catalog.server.ts", "tests/workers/organization/catalog.test.ts"],
  [
    "predicate",
    "app/features/scheduling/data/appointment-rows-read.server.ts",
    "tests/workers/scheduling/lists.test.ts",
  ],
  [
    "authority",
    "app/features/organization/services/change-setting.server.ts",
    "tests/workers/organization/settings.test.ts",
  ],
  [
    "authority",
    "app/features/organization/services/accept-hipaa.server.ts",
    "tests/workers/organization/settings.test.ts",
  ],
  [
    "authority",
    "app/features/organization/services/create-api-key.server.ts",
    "tests/workers/organization/api-keys.test.ts",
  ],
] as const;

test("there are at least forty places to try", () => {
  expect(allMutants().length).toBeGreaterThanOrEqual(40);
});

test.each(SEEDED)("%s of %s is missed when it is gone", { timeout: 120_000 }, async (kind, path, noticedBy) => {
  const mutant = allMutants().find((each) => each.kind === kind && each.path === path);
  if (!mutant) throw new Error(`there is no ${kind} to remove in ${path}`);
  const passes = () => workshop.passes(VITEST, "run", "--project", "workerd", noticedBy);
  expect(await workshop.broken(mutant, mutant.text, passes)).toBe(false);
});

test("the copy itself is whole: unbroken, the same tests pass in it", { timeout: 120_000 }, async () => {
  expect(
    await workshop.passes(VITEST, "run", "--project", "workerd", "tests/workers/organization/settings.test.ts"),
  ).toBe(true);
});
