import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The one script that other sites load: a plain one under a name that stays, which leaves no name of its own behind. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: { "~": root("./app") } },
  build: {
    target: "es2020",
    outDir: "build/client",
    emptyOutDir: false,
    rollupOptions: {
      input: root("./app/islands/widget.ts"),
      output: { format: "iife", entryFileNames: "widget.js" },
    },
  },
});
