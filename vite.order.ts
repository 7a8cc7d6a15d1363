import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The layers from the lowest to the highest: a file imports those of its own layer and of lower ones. */
const LAYERS = [
  ...["kernel", "i18n", "paths", "domain", "outbox", "kinds", "schemas", "realtime", "db", "platform", "records"],
  ...["data", "support", "gateways", "adapters", "services", "ui", "screens", "components", "api", "routes", "pages"],
];

const APP = fileURLToPath(new URL("./app/", import.meta.url));
const ENTRY = fileURLToPath(new URL("./workers/app.ts", import.meta.url));
const ORDER = "\0order-of-modules";

/** Where a file of the app stands among the layers; -1 where it is in none. */
function layerOf(id: string): number {
  if (!id.startsWith(APP) || !/\.tsx?$/.test(id)) return -1;
  const [top = "", , layer = ""] = id.slice(APP.length).split("/");
  return LAYERS.indexOf(top === "features" ? layer : top);
}

/** Those files of the app that are in a layer: layer by layer, and in each by their paths. */
export const byLayer = (ids: readonly string[]): string[] =>
  ids
    .filter((id) => layerOf(id) !== -1)
    .toSorted((one, other) => layerOf(one) - layerOf(other) || (one < other ? -1 : 1));

/**
 * Has a build write the Worker's files layer by layer, as far as imports allow: tables beside tables, components beside
 * components. gzip looks 32 KB back alone, and what a file repeats stands in the others of its layer.
 */
export const layerByLayer: Plugin = {
  name: "layer-by-layer",
  resolveId: (id) => (id === ORDER ? { id, moduleSideEffects: true } : undefined),
  transform: (code, id) => (id === ENTRY ? { code: `import "${ORDER}";\n${code}`, map: null } : undefined),
  async load(id) {
    if (id !== ORDER) return undefined;
    // All that the entry brings, each once it is read: what nothing imports must not be in the Worker.
    const found = new Set([ORDER, ENTRY]);
    for (const next of found) {
      if (next === ORDER) continue;
      const { importedIdResolutions } = await this.load({ id: next, resolveDependencies: true });
      for (const each of importedIdResolutions) if (each.external === false) found.add(each.id);
    }
    return byLayer([...found])
      .map((each) => `import ${JSON.stringify(each)};`)
      .join("\n");
  },
};
