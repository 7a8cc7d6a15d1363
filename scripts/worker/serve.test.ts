import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ownersFile } from "./serve";

it("the local log begins empty and is its owner's alone, be it there from before", () => {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  try {
    const log = join(folder, "logs", "worker.log");
    expect(statSync(ownersFile(log)).mode & 0o777).toBe(0o600);
    const old = join(folder, "old.log");
    writeFileSync(old, "GET /v/secret", { mode: 0o644 });
    expect(statSync(ownersFile(old)).mode & 0o777).toBe(0o600);
    expect(readFileSync(old, "utf8")).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
