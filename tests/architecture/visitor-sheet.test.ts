import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { read, reached } from "./reached";
import { projectFiles, repository } from "./sources";

const SHEETS = [
  ["visitor", 7],
  ["linked", 6],
  ["front", 3],
] as const;

test.each(SHEETS)("the sheet %s is made from every component that its screens show", (sheet, least) => {
  const path = `app/ui/styles/${sheet}.css`;
  const screens = projectFiles("app").filter(
    (file) => file.path.endsWith(".tsx") && file.text.includes(`sheet: "${sheet}"`),
  );
  expect(screens.length).toBeGreaterThanOrEqual(least);
  const filesOf = (kind: string) =>
    [...read(path).matchAll(new RegExp(`^${kind} "([^"]+)";`, "gm"))].map(([, glob = ""]) =>
      globSync(join(dirname(path), glob), { cwd: repository }),
    );
  const sources = filesOf("@source");
  expect(Math.min(...sources.map((files) => files.length)), "files of the source that names fewest").toBeGreaterThan(0);
  const left = new Set(filesOf("@source not").flat());
  const named = new Set(sources.flat().filter((each) => !left.has(each)));
  const shown = reached(["app/root.tsx", ...screens.map((screen) => screen.path)]).filter(
    (each) => each.endsWith(".tsx") || /\bclassNames\b|-style\.ts$/.test(each),
  );
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.filter((each) => !named.has(each))).toEqual([]);
  // Nothing else is in it, which the pages would carry for nothing.
  expect([...named].filter((each) => each.endsWith(".tsx") && !shown.includes(each))).toEqual([]);
});
