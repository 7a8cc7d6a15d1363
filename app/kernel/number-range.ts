/** The ends of what a number may be, both inclusive; an end that there is none of is absent. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** As much of a zod schema as leads from a form to one of its numbers. */
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

/** Every whole number ends at what a double can count to: that is no end that anybody set. */
const endOf = (value: unknown): number | undefined =>
  typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

/** What stands around a schema without a step of the path: a default, a preprocessing, an alternative. */
const within = ({ innerType, out, in: from, left, right, options = [] }: Definition): unknown[] => [
  innerType,
  out,
  from,
  left,
  right,
  ...options,
];

/** The range of the number that a schema has at a path; undefined where there is no number. */
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
