import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { LAZY_MODULES } from "../../vite.modules.config";

const SERVER = new URL("../../build/server/", import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, SERVER)));
const compressed = (path: string) => gzipSync(read(path)).length;

const modules = readdirSync(fileURLToPath(new URL("modules", SERVER)));
const isLanguage = (name: string) => name.startsWith("messages-");
/** What modules share with each other; its name says what is in it. */
const isShared = (name: string) => name.startsWith("shared-");
const sizes = new Map(modules.map((name) => [name, compressed(`modules/${name}`)]));
const above = (limit: number, which: (name: string) => boolean) =>
  [...sizes].filter(([name, size]) => which(name) && size >= limit);

it("the Worker starts with less than 1.5 MB gzip", () => {
  expect(compressed("index.js")).toBeLessThan(1_500_000);
});

it("the Worker and all its modules but the languages stay under 1.65 MB gzip together", () => {
  const rest = [...sizes].filter(([name]) => !isLanguage(name)).map(([, size]) => size);
  expect(rest.reduce((sum, size) => sum + size, compressed("index.js"))).toBeLessThan(1_650_000);
});

it("each module stays under 200 KB gzip, each language under 120 KB, and what modules share under 5 KB", () => {
  expect(above(200_000, () => true)).toEqual([]);
  expect(above(120_000, isLanguage)).toEqual([]);
  expect(above(5_000, isShared)).toEqual([]);
});

it("every lazy module is a file beside the Worker, and the Worker reads none of them before it is asked for", () => {
  expect(modules.filter((name) => !isShared(name)).toSorted()).toEqual(
    Object.keys(LAZY_MODULES)
      .map((name) => `${name}.js`)
      .toSorted(),
  );
  const named = [
    ...read("index.js")
      .toString()
      .matchAll(/(import\(|import|from)\s*"\.\/modules\/([^"]+)"/g),
  ];
  expect(named.filter(([, how]) => how !== "import(").map(([text]) => text)).toEqual([]);
  expect(new Set(named.map(([, , name]) => name))).toEqual(new Set(modules.filter((name) => !isShared(name))));
});
