import { numberRangeAt } from "./number-range";

/** What is wrong with one field: the key of a message and the values that the message shows. */
export interface Problem {
  message: string;
  values?: Record<string, string | number>;
}

/** As much of a zod issue as its message needs. */
interface Issue {
  readonly message: string;
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[];
  readonly origin?: unknown;
  readonly inclusive?: boolean;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
}

const isShown = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** Messages that say too little of a value that is out of bounds: that it is not valid, or one end of its range. */
const SAYS_TOO_LITTLE = new Set(["errors:field.invalid", "errors:field.atLeast", "errors:field.atMost"]);
const OF_TEXT = { too_small: "errors:field.tooShort", too_big: "errors:field.tooLong" } as const;
const OF_NUMBERS = { too_small: "errors:field.atLeast", too_big: "errors:field.atMost" } as const;

/**
 * Reads an issue of a schema whose messages are keys: its limits, and the params of a rule of one's own, are the
 * values.
 */
export function problemOf({ message, minimum, maximum, params }: Issue): Problem {
  const values = Object.fromEntries(
    Object.entries({ min: minimum, max: maximum, ...params }).flatMap(([name, value]) =>
      isShown(value) ? [[name, value]] : [],
    ),
  );
  return Object.keys(values).length > 0 ? { message, values } : { message };
}

/**
 * The same with the schema at hand: a number out of its range says the range, a text that is too long or too short how
 * long it may be, wherever the schema's own message says less.
 */
export const problemIn =
  (schema: unknown) =>
  (issue: Issue): Problem => {
    const { code, origin, inclusive, message, path = [] } = issue;
    if ((code !== "too_small" && code !== "too_big") || inclusive === false || !SAYS_TOO_LITTLE.has(message))
      return problemOf(issue);
    if (origin === "string") return problemOf({ ...issue, message: OF_TEXT[code] });
    if (origin !== "number" && origin !== "int") return problemOf(issue);
    const { min, max } = numberRangeAt(schema, path) ?? {};
    return min === undefined || max === undefined
      ? problemOf({ ...issue, message: OF_NUMBERS[code] })
      : { message: "errors:field.range", values: { min, max } };
  };
