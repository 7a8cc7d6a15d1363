import type { z } from "zod";
import { problemIn } from "~/kernel/problem";
import { InvalidError } from "./errors.server";

/** Message key for a schema without a message of its own; zod's own messages are always English. */
const unworded: z.core.$ZodErrorMap = ({ code, input }) => {
  if (input === undefined) return "errors:field.mandatory";
  return code === "invalid_value" ? "errors:field.chooseOne" : "errors:field.invalid";
};

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
