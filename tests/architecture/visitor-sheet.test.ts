import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { read, reached } from "./reached";
import { projectFiles, repository } from "./sources";

const SHEET = "app/ui/styles/visitor.css";
test("the visitors' style sheet is made from every component that their screens show", () => {
  const screens = projectFiles("app").filter(
    ({ path, text }) => path.endsWith(".tsx") && /\bsheet: "visitor"/.test(text),
  );
  expect(screens.length).toBeGreaterThan(10);
  const globs = [...read(SHEET).matchAll(/^@source "([^"]+)";/gm)].map(([, glob = ""]) => join(dirname(SHEET), glob));
  const empty = globs.filter((glob) => globSync(glob, { cwd: repository }).length === 0);
  expect(empty, "sources that name nothing").toEqual([]);
  const named = new Set(globs.flatMap((glob) => globSync(glob, { cwd: repository })));
  const shown = reached(["app/root.tsx", ...screens.map(({ path }) => path)]).filter(
    (path) => path.endsWith(".tsx") || /\bclassNames\b|-style\.ts$/.test(path),
  );
  expect(shown.length).toBeGreaterThan(80);
  expect(shown.filter((path) => !named.has(path))).toEqual([]);
});
