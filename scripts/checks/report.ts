import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { repository } from "../terminal/run";
import type { Check } from "./checks";

type Kind = NonNullable<Check["report"]>["kind"];

/** Reads a check's report by the shape of its runner; `none` where there is no report, or one of another shape. */
export function readReport<T>(report: Check["report"], shapes: Record<Kind, z.ZodType<T>>, none: T): T {
  if (!report) return none;
  try {
    return shapes[report.kind].parse(JSON.parse(readFileSync(join(repository, report.file), "utf8")));
  } catch {
    return none;
  }
}
