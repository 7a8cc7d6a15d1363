import { z } from "zod";
import type { Call } from "./calls.server";

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  default?: unknown;
}

/** One value that a call takes, and where it goes. */
export interface CallField {
  name: string;
  place: "path" | "query" | "body";
  required: boolean;
  schema: JsonSchema;
}

/** Limits of the number type itself, which say nothing of the field. */
const NO_LIMITS = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/** Leaves out what a reader needs not know: the dialect, and limits that are none. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([keyword, part]) => keyword !== "$schema" && !(/^(max|min)imum$/.test(keyword) && NO_LIMITS.has(part)),
  );
  return Object.fromEntries(kept.map(([keyword, part]) => [keyword, plain(part)]));
}

/** What may come in, by the schema that the call is parsed with. */
export function inputSchemaOf({ input }: Pick<Call, "input">): JsonSchema {
  return plain(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })) as JsonSchema;
}

/** The properties of an object, or of every object that a choice is between; then none is required by all. */
function propertiesOf(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  if (schema.properties) return { properties: schema.properties, required: schema.required ?? [] };
  const branches = (schema.anyOf ?? []).map(propertiesOf);
  const [first, ...others] = branches;
  return {
    properties: Object.assign({}, ...branches.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: (first?.required ?? []).filter((name) => others.every(({ required }) => required.includes(name))),
  };
}

/** The names of a path's parameters, in its order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "").filter((name) => name !== "");

/** Everything that a call takes, the path's first. */
export function fieldsOf(call: Call): CallField[] {
  const { properties, required } = propertiesOf(inputSchemaOf(call));
  const inPath = pathParameters(call.path);
  const rest = call.method === "GET" || call.method === "DELETE" ? "query" : "body";
  return [
    ...inPath.map((name) => ({
      name,
      place: "path" as const,
      required: true,
      schema: properties[name] ?? { type: "string" },
    })),
    ...Object.entries(properties)
      .filter(([name]) => !inPath.includes(name))
      .map(([name, schema]) => ({ name, place: rest, required: required.includes(name), schema }) as const),
  ];
}

/** The schema of a call's body without what the path says; undefined where it takes none. */
export function bodySchemaOf(call: Call): JsonSchema | undefined {
  if (call.method === "GET" || call.method === "DELETE") return undefined;
  const inPath = pathParameters(call.path);
  const without = (schema: JsonSchema): JsonSchema => {
    if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(without) };
    if (!schema.properties) return schema;
    const { required = [], properties, ...rest } = schema;
    const left = required.filter((name) => !inPath.includes(name));
    return {
      ...rest,
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))),
      ...(left.length > 0 ? { required: left } : {}),
    };
  };
  return fieldsOf(call).some(({ place }) => place === "body") ? without(inputSchemaOf(call)) : undefined;
}
