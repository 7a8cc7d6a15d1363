import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, repository } from "./sources";

const SHEET = "app/ui/styles/visitor.css";
/** Imports and re-exports that are there when the page runs; those of types and of the server's own modules are not. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^;"]*?\sfrom\s*)?"([~.][^"]+)"/gm;

const read = (path: string) => readFileSync(join(repository, path), "utf8");

/** The file that an import of the app names; undefined for what is no script, or the server's own. */
function imported(from: string, named: string): string | undefined {
  if (named.endsWith(".server")) return undefined;
  const base = named.startsWith("~/") ? named.replace("~", "app") : join(dirname(from), named);
  return [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(join(repository, path)));
}

/** Every file that the given ones bring to a page, themselves included. */
function reached(from: readonly string[]): string[] {
  const found = new Set(from);
  for (const path of found)
    for (const [, named = ""] of read(path).matchAll(IMPORT)) {
      const next = imported(path, named);
      if (next) found.add(next);
    }
  return [...found];
}

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
