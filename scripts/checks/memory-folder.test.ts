import { rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { memoryFolder } from "./memory-folder";

it("makes a folder where there is room, and none where there is too little or nothing", async () => {
  const folder = await memoryFolder(tmpdir(), 1);
  expect((await stat(folder ?? "")).isDirectory()).toBe(true);
  await rm(folder ?? "", { recursive: true });
  expect(await memoryFolder(tmpdir(), Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(await memoryFolder("/nowhere/at/all", 1)).toBeUndefined();
});
