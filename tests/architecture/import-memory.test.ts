import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repository } from "../../scripts/terminal/run";

/**
 * A Worker has 128 MB. A piece is at most 16 MB of bytes outside of this heap, and the rest of the Worker needs its
 * part.
 */
const HEAP_MEGABYTES = 96;

// Asked again, since the collector of garbage comes too late where all cores are taken.
it("the largest pieces of a file of patients fit into a Worker's memory", { timeout: 180_000, retry: 2 }, () => {
  const script = join(repository, "tests/support/import-pieces.ts");
  const args = [`--max-old-space-size=${HEAP_MEGABYTES}`, "--import", "tsx", script];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repository, encoding: "utf8" });
  expect(stderr).not.toContain("heap out of memory");
  expect(status).toBe(0);
  const done = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { name: string; rows: number });
  expect(done.map(({ name, rows }) => [name, rows > 0])).toEqual(done.map(({ name }) => [name, true]));
  expect(done).toHaveLength(7);
});
