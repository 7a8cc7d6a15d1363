import { CALL_AREAS, type CallArea } from "~/platform/calls/call-area.server";
import { exampleOf } from "~/platform/calls/call-example.server";
import type { Call, CallAudience, CallOfArea } from "~/platform/calls/calls.server";
import { fieldsOf, type CallField, type JsonSchema } from "~/platform/calls/open-api-schema.server";

/** A call as the page shows it. */
export interface ListedCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  audience: CallAudience;
  fields: (Pick<CallField, "name" | "place" | "required"> & { kind: string })[];
  example: string;
}

export interface ListedArea {
  area: CallArea;
  calls: ListedCall[];
}

/** What a value is, in the words of JSON Schema: `integer ≥ 1`, `"MAIN" | "OTHER"`, `string (email)`. */
function kindOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindOf))].join(" | ");
  if (schema.type === "array") return `${kindOf((schema.items ?? {}) as JsonSchema)}[]`;
  const limits = [
    schema.format !== undefined && `(${String(schema.format)})`,
    schema.minimum !== undefined && `≥ ${String(schema.minimum)}`,
    schema.maximum !== undefined && `≤ ${String(schema.maximum)}`,
    schema.maxLength !== undefined && `≤ ${String(schema.maxLength)}`,
  ].filter(Boolean);
  return [schema.type ?? "any", ...limits].join(" ");
}

function listed(call: Call, origin: string): ListedCall {
  const { method, path, summary, audience } = call;
  return {
    id: `${method}-${path.replace(/[^A-Za-z0-9]+/g, "-")}`,
    method,
    path,
    summary,
    audience,
    fields: fieldsOf(call).map(({ name, place, required, schema }) => ({
      name,
      place,
      required,
      kind: kindOf(schema),
    })),
    example: exampleOf(call, origin),
  };
}

/** The calls by area, in the order of the areas and, within one, of their paths. */
export function listedCalls(calls: readonly CallOfArea[], origin: string): ListedArea[] {
  return CALL_AREAS.map((area) => ({
    area,
    calls: calls
      .filter((call) => call.area === area)
      .map((call) => listed(call, origin))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  })).filter((each) => each.calls.length > 0);
}
