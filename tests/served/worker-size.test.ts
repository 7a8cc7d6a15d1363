import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const compressed = (path: string) =>
  gzipSync(readFileSync(fileURLToPath(new URL(`../../build/server/${path}`, import.meta.url)))).length;

const modules = () => readdirSync(fileURLToPath(new URL("../../build/server/modules", import.meta.url)));

it("the Worker starts with less than 1.5 MB gzip", () => {
  expect(compressed("index.js")).toBeLessThan(1_500_000);
});

it("the Worker and the modules that it reads when they are needed stay under 1.7 MB gzip together", () => {
  const sizes = ["index.js", ...modules().map((name) => `modules/${name}`)].map(compressed);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_700_000);
});

it("each module that is read when it is needed stays under 200 KB gzip, and none holds what the Worker starts with", () => {
  expect(modules()).toEqual(["messages-ar_BH.js", "messages-es_ES.js", "worker-pdf.js"]);
  for (const name of modules()) expect([name, compressed(`modules/${name}`) < 200_000]).toEqual([name, true]);
});
