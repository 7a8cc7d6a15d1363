import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repository } from "./sources";

/** Imports and re-exports that are there when the page runs; those of types and of the server's own modules are not. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^;"]*?\sfrom\s*)?"([~.][^"]+)"/gm;

/** The text of a file of the repository. */
export const read = (path: string) => readFileSync(join(repository, path), "utf8");

/** The file that an import of the app names; undefined for what is no script, or the server's own. */
function imported(from: string, named: string): string | undefined {
  if (named.endsWith(".server")) return undefined;
  const base = named.startsWith("~/") ? named.replace("~", "app") : join(dirname(from), named);
  return [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(join(repository, path)));
}

/** Every file that the given ones bring to a page, themselves included; `without` are looked at no further. */
export function reached(from: readonly string[], without: readonly string[] = []): string[] {
  const found = new Set(from);
  for (const path of found) {
    if (without.includes(path)) continue;
    for (const [, named = ""] of read(path).matchAll(IMPORT)) {
      const next = imported(path, named);
      if (next) found.add(next);
    }
  }
  return [...found];
}
