import { z } from "zod";
import { numberRangeAt } from "./number-range";
import { plainNumber } from "./text/plain-number";

/** A length of time as a form posts it: a number, and how many of the stored unit the chosen unit is. */
interface PostedDuration {
  count?: unknown;
  times?: unknown;
}

const isPosted = (typed: unknown): typed is PostedDuration => typeof typed === "object" && typed !== null;

const numberOf = (typed: unknown): number | undefined => {
  if (typed === undefined || typed === "") return undefined;
  const plain = typeof typed === "string" ? plainNumber(typed) : String(typed);
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

/** How many of the stored unit was meant by a length of time, typed in a form or said by a call; undefined for none. */
export function durationOf(typed: unknown): number | undefined {
  if (!isPosted(typed)) return numberOf(typed);
  const [count, times = 1] = [numberOf(typed.count), numberOf(typed.times)];
  return count === undefined ? undefined : count * (Number.isInteger(times) ? times : Number.NaN);
}

/** What is wrong with a length: one out of range is told the range, in the unit that was chosen. */
function problemWith({ code, message, ...issue }: z.core.$ZodIssue, schema: z.ZodType, times: number) {
  const { min, max } = (code === "too_big" || code === "too_small" ? numberRangeAt(schema, []) : null) ?? {};
  if (min === undefined || max === undefined) return { message, params: "params" in issue ? issue.params : undefined };
  return { message: "errors:field.range", params: { min: Math.ceil(min / times), max: Math.floor(max / times) } };
}

/** A length of time of a form: what was typed, said to `schema` in the unit in which it is stored. */
export const durationField = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z
    .unknown()
    .prefault("")
    .transform((typed, context): z.infer<Schema> => {
      const parsed = schema.safeParse(durationOf(typed));
      if (parsed.success) return parsed.data;
      const times = isPosted(typed) ? (numberOf(typed.times) ?? 1) : 1;
      for (const issue of parsed.error.issues)
        context.addIssue({ code: "custom", ...problemWith(issue, schema, times) });
      return z.NEVER;
    });
