import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { median } from "./pairs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/**
 * Bytes that one call allocates, the median of nine; a call that the collector met in the middle counts for nothing.
 */
export function bytesOf(work: () => unknown): number {
  work();
  const seen: number[] = [];
  for (let tries = 0; tries < 30 && seen.length < 9; tries++) {
    collect();
    const before = process.memoryUsage().heapUsed;
    work();
    const allocated = process.memoryUsage().heapUsed - before;
    if (allocated > 0) seen.push(allocated);
  }
  return median(seen);
}
