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

/** An input value of a call, and where it goes. */
export interface CallField {
  name: string;
  place: "path" | "query" | "body";
  required: boolean;
  schema: JsonSchema;
}

/** Limits of the number type itself, which say nothing about the field. */
const NO_LIMITS = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/** Removes what readers do not need: the dialect, and limits of the number type. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([keyword, part]) => keyword !== "$schema" && !(/^(max|min)imum$/.test(keyword) && NO_LIMITS.has(part)),
  );
  return Object.fromEntries(kept.map(([keyword, part]) => [keyword, plain(part)]));
}

/** JSON Schema of the input, from the call's schema or that of its service. */
export function inputSchemaOf({ input, takes = input }: Pick<Call, "input" | "takes">): JsonSchema {
  return plain(z.toJSONSchema(takes, { io: "input", unrepresentable: "any" })) as JsonSchema;
}

/** JSON Schema of an answer. */
export const schemaOf = (answer: z.ZodType): JsonSchema =>
  plain(z.toJSONSchema(answer, { io: "output", unrepresentable: "any" })) as JsonSchema;

const IN_PLACE = "#/$defs/";
const SHARED = "#/components/schemas/";

/** The schema with references to its named parts, where the document keeps them. */
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

/** JSON Schema of a call's answer, and the named schemas that it refers to. Undefined for a file. */
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

/** Alternatives of a union, discriminated or not. */
export const branchesOf = ({ anyOf = [], oneOf = [] }: JsonSchema): JsonSchema[] => [...anyOf, ...oneOf];

/** Properties of an object, or of every object of a union, of which none is then required. */
function propertiesOf(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  if (schema.properties) return { properties: schema.properties, required: schema.required ?? [] };
  const branches = branchesOf(schema).map(propertiesOf);
  const [first, ...others] = branches;
  return {
    properties: Object.assign({}, ...branches.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: (first?.required ?? []).filter((name) => others.every(({ required }) => required.includes(name))),
  };
}

/** Names of a path's parameters, in order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "").filter((name) => name !== "");

/** A file in a form. */
const FILE: JsonSchema = { type: "string", format: "binary" };

/** All input values of a call, those of the path first. */
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

/** JSON Schema of a call's body, without the parameters of the path; undefined if there is no body. */
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
