import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../../scripts/terminal/run";
import { permissionsDocument } from "../support/expected/permissions-document";

test("docs/permissions.md says what the tests expect (npm run docs:permissions writes it)", () => {
  expect(readFileSync(join(repository, "docs/permissions.md"), "utf8")).toBe(permissionsDocument());
});
