import type { z } from "zod";
import { problemIn } from "~/kernel/problem";
import { InvalidError } from "./errors.server";

/** What is said where a schema has no message of its own; zod's own words are English, whoever reads them. */
const unworded: z.core.$ZodErrorMap = ({ code, input }) => {
  if (input === undefined) return "errors:field.mandatory";
  return code === "invalid_value" ? "errors:field.chooseOne" : "errors:field.invalid";
};

/**
 * Parses what came in at the door.
 * @throws InvalidError with one message a field; the schema's messages are keys of the messages
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const result = schema.safeParse(input, { error: unworded });
  if (result.success) return result.data;
  const said = problemIn(schema);
  throw new InvalidError(result.error.issues.map((issue) => ({ field: issue.path.join("."), ...said(issue) })));
}
