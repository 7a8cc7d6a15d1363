import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles } from "./sources";

const SCHEDULING = "app/features/scheduling";
const FROM = /\bfrom "(\.{1,2}\/[^"]+)"/g;
/** docs/decisions/2026-11-22-scheduling-stays-one-feature.md: mend a pair, then lower the number. */
const MOST_PAIRS = 27;

/** The subject of a file of scheduling; undefined of one that belongs to all of them. */
const subjectOf = (path: string): string | undefined =>
  /^app\/features\/scheduling\/(?:domain|services|support|data|schemas|components)\/([^/]+)\//
    .exec(path)?.[1]
    // The public lists are part of booking, and why a time is not offered part of timings.
    ?.replace(/^public-lists$/, "booking")
    .replace(/^why$/, "timings");

test("no more subjects of scheduling import each other both ways than did", () => {
  const files = projectFiles(SCHEDULING).filter(({ path }) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  const known = new Set(files.map(({ path }) => path));
  const edges = new Set<string>();
  for (const { path, text } of files)
    for (const [, named = ""] of text.matchAll(FROM)) {
      const target = ["", ".ts", ".tsx"].map((end) => join(dirname(path), named) + end).find((each) => known.has(each));
      const [from, to] = [subjectOf(path), target && subjectOf(target)];
      if (from && to && from !== to) edges.add(`${from} ${to}`);
    }
  const pairs = [...edges].filter((edge) => {
    const [from = "", to = ""] = edge.split(" ");
    return from < to && edges.has(`${to} ${from}`);
  });
  console.info(`${pairs.length} pairs of subjects in ${files.length} files`);
  expect(pairs.length).toBeLessThanOrEqual(MOST_PAIRS);
});
