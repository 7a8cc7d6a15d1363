import type { ServerBuild } from "@remix-run/cloudflare";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { DATA_FILES } from "../../vite.data";
import { LAZY_MODULES } from "../../vite.modules.config";

const BUILD = new URL("../../build/", import.meta.url);
const path = (name: string) => fileURLToPath(new URL(name, BUILD));
const read = (name: string) => readFileSync(path(name));
const compressed = (name: string) => gzipSync(read(name)).length;
/** A megabyte as Cloudflare counts it. */
const MB = 1024 * 1024;

const modules = readdirSync(path("server/modules"));
/** What modules share with each other; its name says what is in it. */
const isShared = (name: string) => name.startsWith("shared-");
const sizes = new Map(modules.map((name) => [name, compressed(`server/modules/${name}`)]));
const above = (limit: number, which: (name: string) => boolean) =>
  [...sizes].filter(([name, size]) => which(name) && size >= limit);
const worker = read("server/index.js").toString();

it("the Worker and all its modules stay under 1.5 MB gzip together", () => {
  const all = [...sizes.values()].reduce((sum, size) => sum + size, compressed("server/index.js"));
  console.log(`Worker with modules: ${Math.ceil(all / 1024)} KB gzip`);
  expect(all).toBeLessThan(1.5 * MB);
});

it("the Worker for PDFs stays under 200 KB gzip, and the practice's Worker has no part of it", () => {
  expect(compressed("print/index.js")).toBeLessThan(200_000);
  expect(worker).not.toMatch(/pdfkit|fontkit/i);
});

it("each module stays under 200 KB gzip, and what modules share under 5 KB", () => {
  expect(above(200_000, () => true)).toEqual([]);
  expect(above(5_000, isShared)).toEqual([]);
});

it("every lazy module is a file beside the Worker, and the Worker reads none of them before it is asked for", () => {
  expect(modules.filter((name) => !isShared(name)).toSorted()).toEqual(
    Object.keys(LAZY_MODULES)
      .map((name) => `${name}.js`)
      .toSorted(),
  );
  const named = [...worker.matchAll(/(import\(|import|from)\s*"\.\/modules\/([^"]+)"/g)];
  expect(named.filter(([, how]) => how !== "import(").map(([text]) => text)).toEqual([]);
  expect(new Set(named.map(([, , name]) => name))).toEqual(new Set(modules.filter((name) => !isShared(name))));
});

it("every data file stands among the static files as the Worker names it, each language under 120 KB gzip", async () => {
  for (const [name, { read: content }] of Object.entries(DATA_FILES)) {
    const [file] = new RegExp(`assets/data-${name}-[\\w-]{8}\\.json`).exec(worker) ?? [];
    expect(file, name).toBeDefined();
    const written = read(`client/${file}`);
    expect(JSON.parse(written.toString())).toEqual(await content());
    if (/^messages-.._/.test(name)) expect(gzipSync(written).length, name).toBeLessThan(120_000);
  }
});

it("what Remix knows of the browser's files is a data file, whose files are all there", () => {
  const [file] = /assets\/data-browser-files-[\w-]{8}\.json/.exec(worker) ?? [];
  const { routes } = JSON.parse(read(`client/${file}`).toString()) as ServerBuild["assets"];
  const files = Object.values(routes).flatMap(({ module, imports = [] }) => [module, ...imports]);
  expect(files.length).toBeGreaterThan(1_000);
  expect([...new Set(files)].filter((each) => !existsSync(path(`client${each}`)))).toEqual([]);
});
