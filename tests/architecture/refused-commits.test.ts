import { expect, test } from "vitest";
import { isProductCode, projectFiles } from "./sources";

/** Who still meets a refused commit as it was thrown, and why `refusedAs` is not for them. */
const BY_HAND: Readonly<Record<string, string>> = {
  "app/db/commit-failure.server.ts": "reads the reason from the database's words",
  "app/db/commit.server.ts": "throws it, and holds refusedAs itself",
  "app/db/load-rows.server.ts": "throws it for rows that are loaded without a commit",
  "app/platform/http/failure.server.ts": "answers whatever nobody has answered before",
  "app/features/organization/support/files/erase-unless-kept.server.ts":
    "asks only whether it is one: then nothing was written, whatever the reason, and the content goes",
};

test("nobody takes a refused commit apart by hand: refusedAs says what each reason means", () => {
  const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "");
  const files = projectFiles("app", "workers", "party").filter(isProductCode);
  const found = files
    .filter(({ text }) => /\bCommitRefused\b|\bcommitFailure\b|UNIQUE constraint/.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(found.sort()).toEqual(Object.keys(BY_HAND).sort());
});
