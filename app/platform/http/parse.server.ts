import type { z } from "zod";
import { problemIn, unworded } from "~/kernel/problem";
import { InvalidError } from "./errors.server";

/**
 * Parses input.
 * @throws InvalidError with one message for each field; messages of the schema are message keys
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const result = schema.safeParse(input, { error: unworded });
  if (result.success) return result.data;
  const said = problemIn(schema);
  throw new InvalidError(result.error.issues.map((issue) => ({ field: issue.path.join("."), ...said(issue) })));
}
