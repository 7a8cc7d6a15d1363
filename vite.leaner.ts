import type { MetadataJson } from "libphonenumber-js/core";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const METADATA = /\/libphonenumber-js\/metadata\.max\.json\.js$/;
/** Where the library keeps how the numbers of a country are written down, in the list of what it knows of a country. */
const FORMATS = 4;

/** What is known of numbering plans, without how numbers are written: nobody asks for that, and it is 9 KB compressed. */
export function withoutFormats(metadata: MetadataJson): MetadataJson {
  const stripped = (plans: Record<string, unknown[]>) =>
    Object.fromEntries(
      Object.entries(plans).map(([key, plan]) => [key, plan.map((part, at) => (at === FORMATS ? 0 : part))]),
    );
  return { ...metadata, countries: stripped(metadata.countries), nonGeographic: stripped(metadata.nonGeographic) };
}

/**
 * Builds the browser's numbering plans of telephones without their formats, and the Worker's without any: it reads them
 * from a data file (vite.data.ts).
 */
export const plainNumberingPlans: Plugin = {
  name: "plain-numbering-plans",
  enforce: "pre",
  apply: "build",
  load(id, options) {
    if (!METADATA.test(id)) return undefined;
    if (options?.ssr === true) return "export default {};";
    const metadata = createRequire(import.meta.url)("libphonenumber-js/metadata.max.json") as MetadataJson;
    return `export default ${JSON.stringify(withoutFormats(metadata))};`;
  },
};

const JSX = "react/jsx-runtime";
const DIRECT_JSX = "\0direct-jsx";

/** Has a build call what makes elements by a name of its own, and not as a member of a module: 3 KB compressed. */
export const directJsx: Plugin = {
  name: "direct-jsx",
  enforce: "pre",
  resolveId: (id, importer) => (id === JSX && importer !== DIRECT_JSX ? DIRECT_JSX : undefined),
  load: (id) =>
    id === DIRECT_JSX
      ? `import * as runtime from "${JSX}";
export const { jsx, jsxs, Fragment } = runtime;`
      : undefined,
};

/** The name of the module with what Remix knows of the browser's files. */
export const MANIFEST = "virtual:remix/server-manifest";

const BUILD = "virtual:remix/server-build";
/** A route as Remix writes it into its build: its key, what its manifest says as well, and its module. */
const ROUTE =
  /("[^"]+"): \{\s*id: "[^"]+",\s*parentId: [^\n]+\s*path: [^\n]+\s*index: [^\n]+\s*caseSensitive: [^\n]+\s*module: (\w+)\s*\}/g;

/**
 * Remix's build with each route's place taken from the manifest of the browser's files, which has it too: 6 KB compressed.
 * Its routes are there once its `readRoutes` has read that manifest.
 * @throws Error where the build is not written as Remix 2.17 writes it
 */
export function shortBuild(code: string): string {
  const routes = /export const routes = (\{[\s\S]*\});?\s*$/.exec(code)?.[1];
  const modules = routes?.replace(ROUTE, "$1: $2");
  if (routes === undefined || modules === undefined || /parentId|module:/.test(modules))
    throw new Error("Remix writes its build in another way: see shortBuild in vite.leaner.ts.");
  return `import manifest, { readManifest } from "${MANIFEST}";
${code.replace(routes, "{}")}
export async function readRoutes() {
  await readManifest();
  for (const [id, module] of Object.entries(${modules})) {
    const { parentId, path, index, caseSensitive } = manifest.routes[id];
    routes[id] = { id, parentId, path, index, caseSensitive, module };
  }
}`;
}

/** Builds the Worker's list of routes as `shortBuild` writes it. */
export const shortRoutes: Plugin = {
  name: "short-routes",
  enforce: "pre",
  transform: (code, id) => (id.includes(BUILD) ? { code: shortBuild(code), map: null } : undefined),
};

const CURRENCIES = /\/currency-codes\/data\.js$/;

interface CurrencyFacts {
  code: string;
  number: string;
  digits: number;
}

/** What is known of currencies without what nobody asks for: their names and where they are used. */
export const withoutNames = (currencies: readonly CurrencyFacts[]): CurrencyFacts[] =>
  currencies.map(({ code, number, digits }) => ({ code, number, digits }));

/** Builds the table of currencies with their codes, numbers and digits alone, 4 KB compressed less. */
export const plainCurrencies: Plugin = {
  name: "plain-currencies",
  enforce: "pre",
  apply: "build",
  load(id) {
    if (!CURRENCIES.test(id)) return undefined;
    const { data } = createRequire(import.meta.url)("currency-codes") as { data: CurrencyFacts[] };
    return `module.exports = ${JSON.stringify(withoutNames(data))};`;
  },
};

const COUNTRIES = /\/countries-list\/mjs\/index\.js$/;
const UNREAD = /,(?:continent|capital):"(?:[^"\\]|\\.)*"|,languages:\[[^\]]*\]/g;

/** What is known of countries without what nobody asks for: their continents, capitals and languages. */
export const withoutUnread = (code: string): string => code.replace(UNREAD, "");

/** Builds the table of countries with their names, calling codes and currencies alone, 3 KB compressed less. */
export const plainCountries: Plugin = {
  name: "plain-countries",
  enforce: "pre",
  apply: "build",
  transform: (code, id) => (COUNTRIES.test(id) ? { code: withoutUnread(code), map: null } : undefined),
};

const CYCLES = /\/zod\/v4\/core\/memoizer\.js$/;

/**
 * Builds zod without what it needs for data that holds itself, 2 KB compressed: neither a form nor a text in JSON can.
 * Its smallest form leaves this out as well.
 */
export const withoutCycles: Plugin = {
  name: "without-cycles",
  enforce: "pre",
  apply: "build",
  load: (id) =>
    CYCLES.test(id)
      ? `export class $ZodCyclicError extends Error {}
export const memoizer = () => undefined;
export const isRecursiveSchema = () => false;
export const isBackEdge = () => false;`
      : undefined,
};
