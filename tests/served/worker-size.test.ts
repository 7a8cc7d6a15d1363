import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

it("the whole Worker stays under 1.5 MB gzip", () => {
  const worker = readFileSync(fileURLToPath(new URL("../../build/server/index.js", import.meta.url)));
  expect(gzipSync(worker).length).toBeLessThan(1_500_000);
});
