import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import type { Plugin } from "vite";
import { read as knownPasswords } from "./app/features/identity/services/generated/known-passwords.server";
import { read as vocabularies } from "./app/features/phr/domain/vocabulary/terms/tables";
import { read as arabic } from "./app/i18n/packed/ar_BH";
import { read as english } from "./app/i18n/packed/en_US";
import { read as spanish } from "./app/i18n/packed/es_ES";
import { read as keys } from "./app/i18n/packed/keys";
import { read as numberingPlans } from "./app/kernel/contact/numbering-plans";
import { MANIFEST, withoutFormats } from "./vite.leaner";

/**
 * The data files by name, each with its module and what that module's `read` gives: JSON that is much of the Worker and
 * that no isolate needs in order to start. docs/decisions/2026-12-01-data-files.md
 */
export const DATA_FILES: Readonly<Record<string, { module: string; read: () => Promise<unknown> }>> = {
  "known-passwords": {
    module: "./app/features/identity/services/generated/known-passwords.server.ts",
    read: knownPasswords,
  },
  "messages-ar_BH": { module: "./app/i18n/packed/ar_BH.ts", read: arabic },
  "messages-en_US": { module: "./app/i18n/packed/en_US.ts", read: english },
  "messages-es_ES": { module: "./app/i18n/packed/es_ES.ts", read: spanish },
  "messages-keys": { module: "./app/i18n/packed/keys.ts", read: keys },
  "numbering-plans": {
    module: "./app/kernel/contact/numbering-plans.ts",
    read: async () => withoutFormats(await numberingPlans()),
  },
  vocabularies: { module: "./app/features/phr/domain/vocabulary/terms/tables.ts", read: vocabularies },
};

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = "assets";

/** A function that reads a data file by the binding of the Worker's static files. */
const readerOf = (address: string) => `import { env } from "cloudflare:workers";
async function read() {
  const file = await env.ASSETS.fetch("https://assets.local${address}");
  if (!file.ok) throw new Error("no data file ${address}: " + file.status);
  return file.json();
}`;

/** Writes a data file among the browser's files, and answers its address. */
function written(name: string, data: unknown): string {
  const content = JSON.stringify(data);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  const file = `data-${name}-${hash}.json`;
  const folder = at(`./build/client/${FOLDER}/`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${file}`, content);
  return `/${FOLDER}/${file}`;
}

/** Writes the data files among the browser's files, and has the Worker read each when it is first asked for. */
export const dataFiles: Plugin = {
  name: "data-files",
  enforce: "pre",
  async load(id) {
    const name = Object.keys(DATA_FILES).find((each) => id === at(DATA_FILES[each]?.module ?? ""));
    if (name === undefined) return undefined;
    return `${readerOf(written(name, await DATA_FILES[name]?.read()))}
export { read };`;
  },
};

/**
 * The module with what Remix knows of the browser's files, as one that has it once `readManifest` was called: of 330
 * pages and 500 files it is 19 KB of the Worker compressed.
 */
function withoutManifest(code: string): string {
  const literal = /^\s*export default ([\s\S]*?);?\s*$/.exec(code)?.[1] ?? "";
  return `${readerOf(written("browser-files", runInNewContext(`(${literal})`)))}
const manifest = {};
export default manifest;
export const readManifest = async () => void Object.assign(manifest, await read());`;
}

/** Builds the Worker without the manifest of the browser's files, which it reads from a data file. */
export const manifestFile: Plugin = {
  name: "manifest-file",
  enforce: "pre",
  transform: (code, id) => (id.includes(MANIFEST) ? { code: withoutManifest(code), map: null } : undefined),
};
