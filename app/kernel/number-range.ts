/** Limits of a number, both inclusive; a missing limit is undefined. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** Parts of a zod schema that lead from a form to one of its numbers. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly innerType?: unknown;
  readonly in?: unknown;
  readonly out?: unknown;
  readonly left?: unknown;
  readonly right?: unknown;
  readonly options?: readonly unknown[];
}
interface Schema {
  readonly _zod: { readonly def: Definition };
  readonly minValue?: unknown;
  readonly maxValue?: unknown;
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && "_zod" in value;

/** Limit, unless it is the largest integer of a double, which nobody set. */
const endOf = (value: unknown): number | undefined =>
  typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

/** Schemas inside a wrapper that is no step of the path: a default, a preprocessing, an alternative. */
const within = ({ innerType, out, in: from, left, right, options = [] }: Definition): unknown[] => [
  innerType,
  out,
  from,
  left,
  right,
  ...options,
];

/** Range of the number at a path of a schema; undefined if there is no number. */
export function numberRangeAt(schema: unknown, path: readonly PropertyKey[]): NumberRange | undefined {
  if (!isSchema(schema)) return undefined;
  const { def } = schema._zod;
  const [step, ...rest] = path;
  if (def.type === "number")
    return step === undefined ? { min: endOf(schema.minValue), max: endOf(schema.maxValue) } : undefined;
  if (def.type === "array") return step === undefined ? undefined : numberRangeAt(def.element, rest);
  if (def.type === "object") return step === undefined ? undefined : numberRangeAt(def.shape?.[String(step)], rest);
  for (const each of within(def)) {
    const range = numberRangeAt(each, path);
    if (range) return range;
  }
  return undefined;
}
