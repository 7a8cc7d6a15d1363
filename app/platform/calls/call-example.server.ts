import type { Call } from "./calls.server";
import { bodySchemaOf, branchesOf, fieldsOf, type JsonSchema } from "./open-api-schema.server";

const BY_FORMAT: Readonly<Record<string, string>> = {
  email: "name@example.com",
  date: "2027-03-01",
  "date-time": "2027-03-01T09:00:00Z",
  uri: "https://example.com",
  uuid: "01a1f82f-1e80-72fa-8ecf-7579d35071bf",
};

/** Smallest useful object of a schema: required fields, and those with a default. */
function exampleObject({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name, schema]) => required.includes(name) || (schema.default !== undefined && schema.enum !== undefined),
  );
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleValue(schema)]));
}

/** A value that fits a schema, as far as its type says. */
export function exampleValue(schema: JsonSchema): unknown {
  const [first] = schema.enum ?? [];
  const known = schema.default ?? schema.const ?? first;
  if (known !== undefined) return known;
  const branches = branchesOf(schema);
  if (branches.length > 0) return exampleValue(branches.find(({ const: fixed }) => fixed !== "") ?? branches[0] ?? {});
  switch (schema.type) {
    case "integer":
    case "number":
      return schema.minimum ?? schema.multipleOf ?? 1;
    case "boolean":
      return true;
    case "array":
      return [exampleValue((schema.items ?? {}) as JsonSchema)];
    case "object":
      return exampleObject(schema);
    default:
      return BY_FORMAT[String(schema.format)] ?? "text";
  }
}

const asQuery = (value: unknown) => encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value));

/** Arguments of curl that send a body of the call's media type. */
function bodyLines({ body: sent }: Call, schema: JsonSchema): string[] {
  const media = sent?.media ?? "application/json";
  if (media === "application/json")
    return [`-H "Content-Type: ${media}"`, `-d '${JSON.stringify(exampleValue(schema))}'`];
  if (media !== "multipart/form-data") return [`-H "Content-Type: ${media}"`, `--data-binary @FILE`];
  const files = sent?.files ?? [];
  const fields = Object.entries(exampleObject(schema)).filter(([name]) => !files.includes(name));
  return [
    ...files.map((name) => `-F "${name}=@FILE"`),
    ...fields.map(([name, value]) => `-F "${name}=${String(value)}"`),
  ];
}

/** A command for a terminal that makes the call. `origin` has no trailing slash. */
export function exampleOf(call: Call, origin: string): string {
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => name.toUpperCase());
  const query = fieldsOf(call)
    .filter(({ place, required }) => place === "query" && required)
    .map(({ name, schema }) => `${name}=${asQuery(exampleValue(schema))}`);
  const url = `${origin}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const body = bodySchemaOf(call);
  const lines = [
    `curl ${call.method === "GET" ? "" : `-X ${call.method} `}"${url}"`,
    ...(call.auth === "public" || call.auth === "signature" ? [] : [`-H "Authorization: Bearer $API_KEY"`]),
    ...(body ? bodyLines(call, body) : []),
  ];
  return lines.join(" \\\n  ");
}
