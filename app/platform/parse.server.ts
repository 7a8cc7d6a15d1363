import type { z } from "zod";
import { problemIn } from "~/kernel/problem";
import { InvalidError } from "./errors.server";

/**
 * Parses what came in at the door.
 * @throws InvalidError with one message a field; the schema's messages are keys of the messages
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const said = problemIn(schema);
  throw new InvalidError(result.error.issues.map((issue) => ({ field: issue.path.join("."), ...said(issue) })));
}
