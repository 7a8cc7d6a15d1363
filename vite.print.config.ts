import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { WORKER_CONDITIONS, without } from "./vite.modules.config";
import { leanPdfs } from "./vite.pdf";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What fontkit and pdfkit import for what no PDF of ours has: WOFF2 fonts, lines that pdfkit breaks itself, and its own
 * way with PNG images, which needs a browser. 70 KB compressed.
 */
const UNUSED_IN_PDFS = ["brotli/decompress.js", "linebreak", "png-js"];

const DRAWING = root("./app/platform/print/worker-pdf.server.ts");

/** Has the practice's Worker ask the Worker for PDFs instead of drawing them itself. */
export const printService: Plugin = {
  name: "print-service",
  enforce: "pre",
  load: (id) =>
    id === DRAWING
      ? `import { env } from "cloudflare:workers";
export const workerPdf = (sheet, files) => env.PRINT.workerPdf(sheet, files);`
      : undefined,
};

/** Builds the Worker that draws PDFs (workers/print.ts). */
export default defineConfig({
  plugins: [without(UNUSED_IN_PDFS), leanPdfs],
  // pdfkit names a file beside itself by it, which no PDF of ours has. The Worker's runtime knows none.
  define: { "import.meta.url": JSON.stringify("file:///module.js") },
  publicDir: false,
  resolve: { alias: { "~": root("./app") }, conditions: WORKER_CONDITIONS },
  ssr: { noExternal: true, target: "webworker", resolve: { conditions: WORKER_CONDITIONS } },
  build: {
    ssr: true,
    target: "es2022",
    ...{ minify: "terser", terserOptions: { module: true, compress: { passes: 2, ecma: 2020 } } },
    outDir: "build/print",
    emptyOutDir: true,
    rollupOptions: {
      input: root("./workers/print.ts"),
      external: [/^cloudflare:/, /^node:/],
      treeshake: { moduleSideEffects: (id, external) => external || !id.startsWith(root("./app/")) },
      output: { entryFileNames: "index.js", inlineDynamicImports: true },
    },
  },
});
