import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes";
import { calls } from "../../workers/calls";

/** One way into the product: a screen's loader, a screen's action, or a call. */
export interface Surface {
  /** Method and path, as the tables of the product write it: the key of every table of the tests. */
  key: string;
  kind: "loader" | "action" | "call";
  method: string;
  path: string;
  /** Remix's id of the route; empty for calls. */
  routeId: string;
  /** A screen; else a file, or what only takes posts. */
  isScreen: boolean;
}

const app = new URL("../../app/", import.meta.url);
const sourceOf = (file: string) => readFileSync(fileURLToPath(new URL(file, app)), "utf8");
const exportsOf = (source: string, name: string) =>
  new RegExp(`^export (const|(async )?function) ${name}\\b`, "m").test(source);

/** The routes of the product with their full paths, layouts resolved. */
export function flat(entries: readonly RouteConfigEntry[], base = ""): (RouteConfigEntry & { full: string })[] {
  return entries.flatMap((entry) => {
    const full = entry.path === undefined ? base : `${base}/${entry.path}`;
    return [{ ...entry, full: full || "/" }, ...flat(entry.children ?? [], full)];
  });
}

function surfacesOfRoute({ file, id, full }: RouteConfigEntry & { full: string }): Surface[] {
  const source = sourceOf(file);
  const isScreen = /^export default\b/m.test(source);
  const common = { path: full, routeId: id ?? file.replace(/\.tsx?$/, ""), isScreen };
  return [
    // What takes posts alone answers no GET.
    ...(exportsOf(source, "loader") || isScreen || !exportsOf(source, "action")
      ? [{ ...common, key: `GET ${full}`, kind: "loader" as const, method: "GET" }]
      : []),
    ...(exportsOf(source, "action")
      ? [{ ...common, key: `POST ${full}`, kind: "action" as const, method: "POST" }]
      : []),
  ];
}

/** Every route of the product and every call, from the tables that the Worker itself runs on. */
export async function allSurfaces(): Promise<Surface[]> {
  return [
    ...flat(await routes).flatMap(surfacesOfRoute),
    ...calls.map(({ method, path }) => ({
      key: `${method} ${path}`,
      kind: "call" as const,
      method,
      path,
      routeId: "",
      isScreen: false,
    })),
  ];
}

/** The keys that a table by hand lacks, and those it has too many. */
export function unclassified(surfaces: readonly Surface[], table: Readonly<Record<string, unknown>>) {
  const keys = new Set(surfaces.map(({ key }) => key));
  return {
    missing: [...keys].filter((key) => !Object.hasOwn(table, key)),
    stale: Object.keys(table).filter((key) => !keys.has(key)),
  };
}
