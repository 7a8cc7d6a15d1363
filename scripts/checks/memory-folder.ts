import { mkdtemp, statfs } from "node:fs/promises";
import { join } from "node:path";

/** Linux keeps this folder in memory. */
const IN_MEMORY = "/dev/shm";
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * A new folder in memory for what tests write, or undefined where the machine has none of at least 4 GiB. A test waits
 * for the disk at each commit of a database otherwise, which is half of the time of the tests in the Worker's runtime.
 */
export async function memoryFolder(from = IN_MEMORY, needed = NEEDED_BYTES): Promise<string | undefined> {
  try {
    const { bavail, bsize } = await statfs(from);
    return bavail * bsize < needed ? undefined : await mkdtemp(join(from, "practice-tests-"));
  } catch {
    return undefined;
  }
}
