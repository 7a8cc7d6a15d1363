import { code, codes, data } from "currency-codes";
import { readFileSync } from "node:fs";
import metadata from "libphonenumber-js/metadata.max.json";
import examples from "libphonenumber-js/examples.mobile.json";
import parsePhoneNumber, { type CountryCode, type MetadataJson } from "libphonenumber-js/core";
import { describe, expect, it } from "vitest";
import { countries as wholeCountries } from "countries-list";
import {
  packedManifest,
  shortBuild,
  withoutCycles,
  withoutFormats,
  withoutNames,
  withoutUnread,
  type ServerManifest,
} from "../../vite.leaner";

/** What a module exports that was written as text. */
const evaluated = async (code: string) =>
  ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: ServerManifest }).default;
const sorted = ({ entry, routes, ...rest }: ServerManifest) => ({
  ...rest,
  entry: { ...entry, imports: entry.imports?.toSorted() },
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...route, imports: route.imports?.toSorted() }]),
  ),
});
const route = (id: string, ...imports: string[]) => ({
  id,
  module: `/assets/${id}.js`,
  hasLoader: true,
  imports,
  css: [],
});

describe("the packed manifest of the browser's files", () => {
  it.each([
    ["files that come with another", [["a", "b", "c"], ["b", "c"], ["c"], ["d", "c"], []]],
    ["files that always come together", [["a", "b", "c"], ["c", "b", "a", "d"], ["d"], ["e"]]],
    [
      "groups that bring groups",
      [
        ["a", "b", "c", "d", "e"],
        ["d", "c", "e"],
        ["e", "f"],
        ["c", "d", "e", "f"],
      ],
    ],
  ])("names for each page what it did before, with %s", async (_what, lists) => {
    const manifest = {
      version: "1",
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: ["a", "c"], css: [] },
      routes: Object.fromEntries(lists.map((imports, at) => [`page-${at}`, route(`page-${at}`, ...imports)])),
    };
    expect(sorted(await evaluated(packedManifest(manifest)))).toEqual(sorted(manifest));
  });

  it("does so for 300 pages of 200 files that import each other at random", async () => {
    let seed = 19;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const direct = Array.from({ length: 200 }, (_, at) => Array.from({ length: random(4) }, () => random(at + 1)));
    const allOf = (at: number, found = new Set<number>()): Set<number> => {
      if (found.has(at)) return found;
      found.add(at);
      direct[at]?.forEach((each) => allOf(each, found));
      return found;
    };
    const pages = Array.from({ length: 300 }, (_, at) => {
      const found = new Set<number>();
      for (let each = 0; each < random(6); each += 1) allOf(random(200), found);
      return [`p${at}`, route(`p${at}`, ...[...found].map((file) => `/assets/f${file}.js`))] as const;
    });
    const manifest = { entry: { imports: ["/assets/f1.js"] }, routes: Object.fromEntries(pages) };
    const code = packedManifest(manifest);
    expect(sorted(await evaluated(code))).toEqual(sorted(manifest));
    expect(code.length).toBeLessThan(JSON.stringify(manifest).length / 2);
  });
});

describe("the numbering plans that builds hold", () => {
  const whole: MetadataJson = metadata;
  const plain = withoutFormats(whole);

  it("have no formats, and a fifth less to read", () => {
    expect(plain.countries).not.toEqual(whole.countries);
    expect(JSON.stringify(plain).length).toBeLessThan(0.8 * JSON.stringify(whole).length);
  });

  it("read each country's numbers as the whole ones do: at home, from abroad, too short and too long", () => {
    const read = (text: string, country: CountryCode, of: MetadataJson) => {
      const found = parsePhoneNumber(text, { defaultCountry: country }, of);
      return found && [found.number, found.country, found.isPossible(), found.isValid(), found.getType()];
    };
    const countries = Object.entries(examples) as [CountryCode, string][];
    expect(countries.length).toBeGreaterThan(200);
    for (const [country, example] of countries) {
      const [code] = whole.countries[country] ?? [""];
      const texts = [example, `0${example}`, `1${example}`, `8${example}`, `+${code}${example}`, `${code}${example}`];
      for (const text of [...texts, example.slice(0, -1), `${example}7`, `00${code}${example}`])
        expect([country, text, read(text, country, plain)]).toEqual([country, text, read(text, country, whole)]);
    }
  });
});

describe("the table of countries that builds hold", () => {
  it("has each country's names, calling codes and currencies, and nothing else of it", async () => {
    const whole = readFileSync("node_modules/countries-list/mjs/index.js", "utf8");
    const plain = withoutUnread(whole);
    const { countries } = (await import(`data:text/javascript,${encodeURIComponent(plain)}`)) as {
      countries: typeof wholeCountries;
    };
    const read = Object.entries(wholeCountries).map(([code, { continent: _, capital, languages, ...rest }]) => {
      expect([capital, languages].every((each) => each !== undefined)).toBe(true);
      return [code, rest];
    });
    expect(countries).toEqual(Object.fromEntries(read));
    expect(plain.length).toBeLessThan(0.8 * whole.length);
  });
});

describe("the table of currencies that builds hold", () => {
  it("has each currency's code, number and digits, and nothing else of it", () => {
    const kept = withoutNames(data);
    expect(kept.map(({ code }) => code)).toEqual(codes());
    for (const each of kept) {
      expect(code(each.code)).toMatchObject(each);
      expect(Object.keys(each)).toEqual(["code", "number", "digits"]);
    }
  });
});

describe("the list of routes that the Worker holds", () => {
  const written = (id: string, place: string) =>
    `"${id}": {\n  id: "${id}",\n  parentId: ${place}\n  index: undefined,\n  caseSensitive: undefined,\n  module: `;

  it("says of each route its place and its module", async () => {
    const manifest = { root: { path: "" }, "pages/home": { parentId: "root", path: "home" } };
    const places = `data:text/javascript,${encodeURIComponent(`export default ${JSON.stringify({ routes: manifest })}`)}`;
    const code = `const route0 = "the root", route1 = "the home";
export const routes = { ${written("root", 'undefined,\n  path: "",')}route0\n},
${written("pages/home", '"root",\n  path: "home",')}route1\n} };`;
    const short = shortBuild(code).replace("virtual:remix/server-manifest", places);
    expect(short).not.toContain('path: "home"');
    const { routes } = (await import(`data:text/javascript,${encodeURIComponent(short)}`)) as { routes: unknown };
    expect(routes).toEqual({
      root: { id: "root", path: "", module: "the root" },
      "pages/home": { id: "pages/home", parentId: "root", path: "home", module: "the home" },
    });
  });

  it("stops the build where Remix writes it in another way", () => {
    expect(() => shortBuild("export const routes = { root: { id: 'root', module: route0 } };")).toThrow("another way");
  });
});

describe("zod as builds hold it", () => {
  it("has each name that its module for data that holds itself exports", () => {
    const path = "node_modules/zod/v4/core/memoizer.js";
    const names = (code: string) =>
      [...code.matchAll(/^export (?:class|const|function) ([\w$]+)/gm)].map(([, name]) => name);
    const load = withoutCycles.load as (id: string) => string | undefined;
    const built = load(`/project/${path}`) ?? "";
    expect(names(built).toSorted()).toEqual(names(readFileSync(path, "utf8")).toSorted());
    expect(load("/project/node_modules/zod/v4/core/schemas.js")).toBeUndefined();
  });
});
