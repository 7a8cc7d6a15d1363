import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import remixOptions from "./remix.config.js";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the whole Worker in one pass, so that rooms, queues and screens share one copy of every module. */
const workerEntry: Plugin = {
  name: "worker-entry",
  enforce: "post",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? { build: { rollupOptions: { input: root("./workers/app.ts"), external: [/^cloudflare:/, /^node:/] } } }
      : undefined,
};

/** What fontkit and pdfkit import for what no PDF of ours has: WOFF2 fonts, lines that pdfkit breaks itself, PNG images. */
const UNUSED = new Set(["brotli/decompress.js", "linebreak", "png-js"]);
const LEFT_OUT = "\0left-out";

/** Leaves them out of the Worker: 70 KB compressed. */
const withoutUnused: Plugin = {
  name: "without-unused",
  enforce: "pre",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  resolveId: (id) => (UNUSED.has(id) ? LEFT_OUT : undefined),
  load: (id) =>
    id === LEFT_OUT
      ? 'export default function leftOut() { throw new Error("This is left out of the Worker: vite.config.ts"); }'
      : undefined,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixOptions), workerEntry, withoutUnused],
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
  build: { target: "es2022", minify: isSsrBuild ? true : ("terser" as const), sourcemap: false, assetsInlineLimit: 0 },
}));
