import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const compressed = (path: string) =>
  gzipSync(readFileSync(fileURLToPath(new URL(`../../build/server/${path}`, import.meta.url)))).length;

it("the Worker starts with less than 1.5 MB gzip", () => {
  expect(compressed("index.js")).toBeLessThan(1_500_000);
});

it("each module that is read when it is needed stays under 200 KB gzip, and none holds what the Worker starts with", () => {
  const modules = readdirSync(fileURLToPath(new URL("../../build/server/modules", import.meta.url)));
  expect(modules).toEqual(["messages-ar_BH.js", "messages-es_ES.js", "worker-pdf.js"]);
  for (const name of modules) expect([name, compressed(`modules/${name}`) < 200_000]).toEqual([name, true]);
});
