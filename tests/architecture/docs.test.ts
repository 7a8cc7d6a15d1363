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

test("each decision has a title, its date and a row in the index", () => {
  const index = projectFiles("docs/decisions").find(({ path }) => path.endsWith("README.md"))?.text ?? "";
  const pages = projectFiles("docs/decisions").filter(({ path }) => !path.endsWith("README.md"));
  expect(pages.length).toBeGreaterThan(45);
  const wrong = pages.filter(({ path, text }) => {
    const [date = ""] = /\d{4}-\d{2}-\d{2}/.exec(path) ?? [];
    return !new RegExp(`^# (?!\\d{4}-).+\n\n${date}(, amended \\d{4}-\\d{2}-\\d{2})?\n\n`).test(text);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(
    pages.map(({ path }) => path.slice("docs/decisions/".length)).filter((name) => !index.includes(`(${name})`)),
  ).toEqual([]);
});
