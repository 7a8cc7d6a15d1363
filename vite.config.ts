import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig, type ConfigEnv, type Plugin } from "vite";
import remixOptions from "./remix.config.js";
import { dataFiles, manifestFile } from "./vite.data";
import {
  directJsx,
  plainCountries,
  plainCurrencies,
  plainNumberingPlans,
  shortRoutes,
  withoutCycles,
} from "./vite.leaner";
import { LAZY_MODULES, without } from "./vite.modules.config";
import { layerByLayer } from "./vite.order";
import { printService } from "./vite.print.config";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What names a lazy module between resolving and writing. */
const LAZY = "lazy:";

/** Builds the whole Worker in one pass, so that rooms, queues and screens share one copy of every module. */
const workerEntry: Plugin = {
  name: "worker-entry",
  enforce: "post",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: root("./workers/app.ts"),
              external: [/^cloudflare:/, /^node:/],
              output: {
                paths: (id) => (id.startsWith(LAZY) ? `./modules/${id.slice(LAZY.length)}.js` : id),
                // Nobody asks a module of a route for what makes it a module: 3 KB compressed.
                ...{ freeze: false, generatedCode: { symbols: false } },
              },
            },
          },
        }
      : undefined,
};

const isWorkerBuild = (_config: unknown, { command, isSsrBuild }: ConfigEnv) =>
  command === "build" && isSsrBuild === true;

/** Leaves the Worker's lazy modules out of its first file: vite.modules.config.ts builds each by itself. */
const lazyModules: Plugin = {
  name: "lazy-modules",
  enforce: "pre",
  apply: isWorkerBuild,
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const name = Object.keys(LAZY_MODULES).find((each) => found?.id === root(LAZY_MODULES[each] ?? ""));
    return name === undefined ? found : { id: `${LAZY}${name}`, external: true };
  },
};

/**
 * Builds the Worker without what writes to a browser's document, 40 KB compressed, and without the second way in which
 * react-dom/server makes HTML, 11 KB: `staticMarkup` takes the first. Components open portals and flush in a browser alone.
 */
const withoutDocument: Plugin = {
  ...without(["react-dom", "./cjs/react-dom-server-legacy.browser.production.min.js"], ["createPortal", "flushSync"]),
  apply: isWorkerBuild,
};

/** What else the Worker is built with to be smaller (vite.leaner.ts, vite.data.ts). */
const leanWorker: Plugin[] = [directJsx, manifestFile, shortRoutes, layerByLayer].map((plugin) => ({
  ...plugin,
  apply: isWorkerBuild,
}));

/** What zod needs to write a JSON Schema: the Worker writes its OpenAPI document with it, a browser never does. */
const JSON_SCHEMA = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/** Builds what browsers load without zod's writers of JSON Schema, 5 KB compressed; every schema names them. */
const withoutJsonSchema: Plugin = {
  name: "without-json-schema",
  enforce: "pre",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  transform(code, id) {
    if (!JSON_SCHEMA.test(id)) return undefined;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => `leftOut as ${name}`);
    const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => `leftOut as ${name}`);
    return { code: `const leftOut = () => {};\nexport { ${[...names, ...renamed].join(", ")} };`, map: null };
  },
};

/** With what i18next warns whoever develops with it: 1 KB compressed that no browser loads. */
const WARNINGS = ["this.logger.warn"];

/** The list of routes names hundreds of files, and every page with React loads it: 42 bits tell them apart as well as 48. */
const BROWSER_FILES = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix(remixOptions),
    workerEntry,
    lazyModules,
    { ...dataFiles, apply: isWorkerBuild },
    { ...printService, apply: isWorkerBuild },
    withoutDocument,
    leanWorker,
    plainNumberingPlans,
    plainCountries,
    plainCurrencies,
    withoutCycles,
    withoutJsonSchema,
  ],
  resolve: {
    alias: { "~": root("./app") },
    ...(command === "build" && isSsrBuild
      ? { conditions: ["workerd", "worker", "browser", "module", "import", "production"] }
      : {}),
  },
  ssr: {
    ...(command === "build" ? { noExternal: true as const, target: "webworker" as const } : {}),
    resolve: {
      conditions: ["workerd", "worker", "browser", "module", "import", "production"],
      externalConditions: ["workerd", "worker"],
    },
  },
  build: {
    ...{ target: "es2022", minify: "terser" as const, sourcemap: false, assetsInlineLimit: 0 },
    // The Worker is large: a second pass would take half a minute more and save 2 KB of 1.35 MB compressed.
    terserOptions: {
      module: true,
      compress: { passes: isSsrBuild ? 1 : 3, ecma: 2020, ...(!isSsrBuild && { pure_funcs: WARNINGS }) },
    },
    // So that a page loads the addresses of the features that it links to, and no others.
    rollupOptions: {
      treeshake: { moduleSideEffects: (id) => !id.includes("/app/paths/") },
      ...(!isSsrBuild && { output: BROWSER_FILES }),
    },
  },
}));
