import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The small scripts of the public pages: no framework, one file each, under names that stay. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: { "~": root("./app") } },
  build: {
    target: "es2022",
    outDir: "build/client/islands",
    emptyOutDir: true,
    // What a script loads when it is needed stands beside it, not where the app's own scripts are.
    modulePreload: false,
    rollupOptions: {
      input: Object.fromEntries(
        [
          "amount-words",
          "appointment-pages",
          "arrivals",
          "booking",
          "booking-panel",
          "choices",
          "chosen",
          "copy",
          "autosave",
          "dicom",
          "display",
          "bridge",
          "drafts",
          "event-choices",
          "frame",
          "idle",
          "install/installed",
          "laboratory/lab-values",
          "devices/measure",
          "modal",
          "narrow",
          "note-editor",
          "notices",
          "passkey",
          "own-practice",
          "print",
          "push",
          "questionnaires/follow",
          "record-files",
          "search",
          "files/smaller-pictures",
          "suggest",
          "text-length",
          "wording",
          "work-pane",
        ].map((name) => [name.replace(/^.*\//, ""), root(`./app/islands/${name}.ts`)]),
      ),
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js", assetFileNames: "[name][extname]" },
    },
  },
});
