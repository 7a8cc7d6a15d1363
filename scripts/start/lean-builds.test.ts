import { code, codes, data } from "currency-codes";
import { readFileSync } from "node:fs";
import metadata from "libphonenumber-js/metadata.max.json";
import examples from "libphonenumber-js/examples.mobile.json";
import parsePhoneNumber, { type CountryCode, type MetadataJson } from "libphonenumber-js/core";
import { describe, expect, it } from "vitest";
import { countries as wholeCountries } from "countries-list";
import { shortBuild, withoutCycles, withoutFormats, withoutNames, withoutUnread } from "../../vite.leaner";

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

  it("says of each route its place and its module, once the manifest is read", async () => {
    const manifest = { root: { path: "" }, "pages/home": { parentId: "root", path: "home" } };
    const places = `data:text/javascript,${encodeURIComponent(`const manifest = {};
export default manifest;
export const readManifest = async () => void Object.assign(manifest, ${JSON.stringify({ routes: manifest })});`)}`;
    const code = `const route0 = "the root", route1 = "the home";
export const routes = { ${written("root", 'undefined,\n  path: "",')}route0\n},
${written("pages/home", '"root",\n  path: "home",')}route1\n} };`;
    const short = shortBuild(code).replace("virtual:remix/server-manifest", places);
    expect(short).not.toContain('path: "home"');
    const { routes, readRoutes } = (await import(`data:text/javascript,${encodeURIComponent(short)}`)) as {
      routes: unknown;
      readRoutes: () => Promise<void>;
    };
    expect(routes).toEqual({});
    await readRoutes();
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
