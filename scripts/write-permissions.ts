import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { permissionsDocument } from "../tests/support/expected/permissions-document";
import { repository } from "./terminal/run";
import { main, say } from "./terminal/say";

/** Writes docs/permissions.md from the table of permissions that the tests go by. */
main(() => {
  writeFileSync(join(repository, "docs/permissions.md"), permissionsDocument());
  say("Wrote docs/permissions.md.");
  return Promise.resolve();
});
