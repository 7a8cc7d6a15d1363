/** What is wrong with one field: the key of a message and the values that the message shows. */
export interface Problem {
  message: string;
  values?: Record<string, string | number>;
}

/** As much of a zod issue as its message needs. */
interface Issue {
  readonly message: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
}

const isShown = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** Reads an issue of a schema whose messages are keys: its limits, and the params of a rule of one's own, are the values. */
export function problemOf({ message, minimum, maximum, params }: Issue): Problem {
  const values = Object.fromEntries(
    Object.entries({ min: minimum, max: maximum, ...params }).flatMap(([name, value]) =>
      isShown(value) ? [[name, value]] : [],
    ),
  );
  return Object.keys(values).length > 0 ? { message, values } : { message };
}
