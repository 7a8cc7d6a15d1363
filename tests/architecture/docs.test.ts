import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, repository } from "./sources";

/** What a page of the documents names: a file in code style, or the target of a link. */
const NAMED =
  /`((?:app|docs|migrations|party|scripts|tests|workers|benchmarks|public)\/[^`\s]+)`|\]\((?!https?:|#)([^)\s#]+)/g;
/** Made on the machine that runs it, or a pattern for several files. */
const isPattern = (path: string) => /[*<>{}$]/.test(path);

test("every path that the documents name exists", () => {
  const pages = projectFiles("docs", "README.md", "CONTRIBUTING.md").filter(({ path }) => path.endsWith(".md"));
  const named = pages.flatMap(({ path, text }) =>
    [...text.matchAll(NAMED)].map(([, file, link]) => ({
      page: path,
      names: file ?? join(path, "..", link ?? ""),
    })),
  );
  console.info(`${named.length} paths in ${pages.length} pages`);
  expect({ pages: pages.length > 55, paths: named.length > 85 }).toEqual({ pages: true, paths: true });
  expect(named.filter(({ names }) => !isPattern(names) && !existsSync(join(repository, names)))).toEqual([]);
});
