import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { read as knownPasswords } from "./app/features/identity/services/generated/known-passwords.server";
import { read as vocabularies } from "./app/features/phr/domain/vocabulary/terms/tables";
import { read as arabic } from "./app/i18n/packed/ar_BH";
import { read as english } from "./app/i18n/packed/en_US";
import { read as spanish } from "./app/i18n/packed/es_ES";
import { read as keys } from "./app/i18n/packed/keys";
import { read as numberingPlans } from "./app/kernel/contact/numbering-plans";
import { withoutFormats } from "./vite.leaner";

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

/** A module that reads its data file by the binding of the Worker's static files. */
const readerOf = (address: string) => `import { env } from "cloudflare:workers";
export async function read() {
  const file = await env.ASSETS.fetch("https://assets.local${address}");
  if (!file.ok) throw new Error("no data file ${address}: " + file.status);
  return file.json();
}`;

/** Writes the data files among the browser's files, and has the Worker read each when it is first asked for. */
export const dataFiles: Plugin = {
  name: "data-files",
  enforce: "pre",
  async load(id) {
    const name = Object.keys(DATA_FILES).find((each) => id === at(DATA_FILES[each]?.module ?? ""));
    if (name === undefined) return undefined;
    const content = JSON.stringify(await DATA_FILES[name]?.read());
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
    const address = `/${FOLDER}/data-${name}-${hash}.json`;
    const folder = at(`./build/client/${FOLDER}/`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}data-${name}-${hash}.json`, content);
    return readerOf(address);
  },
};
