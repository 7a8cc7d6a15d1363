import { z } from "zod";
import type { Call } from "./calls.server";

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
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

/** What may come in, by the schema that it is parsed with: the call's, or that of its service. */
export function inputSchemaOf({ input, takes = input }: Pick<Call, "input" | "takes">): JsonSchema {
  return plain(z.toJSONSchema(takes, { io: "input", unrepresentable: "any" })) as JsonSchema;
}

/** The schema of something that is answered. */
export const schemaOf = (answer: z.ZodType): JsonSchema =>
  plain(z.toJSONSchema(answer, { io: "output", unrepresentable: "any" })) as JsonSchema;

const IN_PLACE = "#/$defs/";
const SHARED = "#/components/schemas/";

/** A schema whose named parts are referred to where the document keeps them. */
function shared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shared);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([keyword, part]) => {
      const refers = keyword === "$ref" && typeof part === "string" && part.startsWith(IN_PLACE);
      return [keyword, refers ? SHARED + part.slice(IN_PLACE.length) : shared(part)];
    }),
  );
}

/** What a call answers when it is done, and the named schemas that this refers to. Undefined for a file. */
export function answerSchemaOf({
  answer,
}: Pick<Call, "answer">): { schema: JsonSchema; named: Record<string, JsonSchema> } | undefined {
  if (!(answer instanceof z.ZodType)) return undefined;
  const { $defs = {}, ...schema } = schemaOf(answer);
  const named = Object.entries($defs as Record<string, JsonSchema>).map(([name, { id: _id, ...part }]) => [name, part]);
  return {
    schema: shared(schema) as JsonSchema,
    named: shared(Object.fromEntries(named)) as Record<string, JsonSchema>,
  };
}

/** What a schema lets choose between: of a union, and of one that a field tells apart. */
export const branchesOf = ({ anyOf = [], oneOf = [] }: JsonSchema): JsonSchema[] => [...anyOf, ...oneOf];

/** The properties of an object, or of every object that a choice is between; then none is required by all. */
function propertiesOf(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  if (schema.properties) return { properties: schema.properties, required: schema.required ?? [] };
  const branches = branchesOf(schema).map(propertiesOf);
  const [first, ...others] = branches;
  return {
    properties: Object.assign({}, ...branches.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: (first?.required ?? []).filter((name) => others.every(({ required }) => required.includes(name))),
  };
}

/** The names of a path's parameters, in its order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "").filter((name) => name !== "");

/** A file in a form. */
const FILE: JsonSchema = { type: "string", format: "binary" };

/** Everything that a call takes, the path's first. */
export function fieldsOf(call: Call): CallField[] {
  const { properties, required } = propertiesOf(inputSchemaOf(call));
  const inPath = pathParameters(call.path);
  const rest = call.method === "GET" || call.method === "DELETE" ? "query" : "body";
  const files = Object.fromEntries((call.body?.files ?? []).map((name) => [name, FILE]));
  return [
    ...inPath.map((name) => ({
      name,
      place: "path" as const,
      required: true,
      schema: properties[name] ?? { type: "string" },
    })),
    ...Object.entries({ ...properties, ...files })
      .filter(([name]) => !inPath.includes(name))
      .map(([name, schema]) => ({ name, place: rest, required: required.includes(name), schema }) as const),
  ];
}

/** The schema of a call's body without what the path says; undefined where it takes none. */
export function bodySchemaOf(call: Call): JsonSchema | undefined {
  if (call.method === "GET" || call.method === "DELETE") return undefined;
  if (call.body && !/form|json/.test(call.body.media)) return FILE;
  const inPath = pathParameters(call.path);
  const files = Object.fromEntries((call.body?.files ?? []).map((name) => [name, FILE]));
  const without = (schema: JsonSchema): JsonSchema => {
    if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(without) };
    if (schema.oneOf) return { ...schema, oneOf: schema.oneOf.map(without) };
    if (!schema.properties) return schema;
    const { required = [], properties, ...rest } = schema;
    const left = required.filter((name) => !inPath.includes(name));
    return {
      ...rest,
      properties: {
        ...Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))),
        ...files,
      },
      ...(left.length > 0 ? { required: left } : {}),
    };
  };
  const takesBody = call.body !== undefined || fieldsOf(call).some(({ place }) => place === "body");
  return takesBody ? without(inputSchemaOf(call)) : undefined;
}
