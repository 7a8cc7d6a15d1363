import { numberRangeAt } from "./number-range";

/** Problem of a field: a message key and the values that the message shows. */
export interface Problem {
  message: string;
  values?: Record<string, string | number>;
}

/** Parts of a zod issue that its message needs. */
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

/** Message key for a schema without a message of its own; zod's own messages are always English. */
export function unworded({ code, input }: { readonly code?: string; readonly input?: unknown }): string {
  if (input === undefined) return "errors:field.mandatory";
  return code === "invalid_value" ? "errors:field.chooseOne" : "errors:field.invalid";
}

const isShown = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** Messages that say too little about a value out of bounds: only that it is not valid, or one end of its range. */
const SAYS_TOO_LITTLE = new Set(["errors:field.invalid", "errors:field.atLeast", "errors:field.atMost"]);
const OF_TEXT = { too_small: "errors:field.tooShort", too_big: "errors:field.tooLong" } as const;
const OF_NUMBERS = { too_small: "errors:field.atLeast", too_big: "errors:field.atMost" } as const;

/**
 * Makes a problem of an issue whose message is a key. Its values are the issue's limits, and the params of a custom
 * rule.
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
 * The same with the schema: if the schema's own message says less, a number out of range gets its range, and a text
 * that is too long its longest length.
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
