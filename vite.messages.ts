import { basename } from "node:path";
import type { Plugin } from "vite";
import { texts as arabic } from "./app/i18n/packed/ar_BH";
import { texts as english } from "./app/i18n/packed/en_US";
import { texts as spanish } from "./app/i18n/packed/es_ES";
import { keys } from "./app/i18n/packed/keys";

const PACKED = /\/app\/i18n\/packed\/(\w+)\.ts$/;
const TEXTS: Readonly<Record<string, readonly string[]>> = { ar_BH: arabic, en_US: english, es_ES: spanish };

/**
 * Writes the messages of a language as its texts alone, and the keys of all once: what app/i18n/packed works out where
 * nothing is built.
 */
export const packedMessages: Plugin = {
  name: "packed-messages",
  enforce: "pre",
  load(id) {
    if (!PACKED.test(id)) return undefined;
    const name = basename(id, ".ts");
    if (name === "keys") return `export const keys = ${JSON.stringify(keys)};`;
    const texts = TEXTS[name];
    return texts && `export const texts = ${JSON.stringify(texts)};`;
  },
};
