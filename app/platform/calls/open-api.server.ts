import { API_KEY_MARK } from "~/kernel/api-scopes";
import { areaOf } from "./call-area.server";
import type { Call } from "./calls.server";
import { ROOM_COOKIE, SESSION_COOKIE } from "../http/cookies.server";
import { answerSchemaOf, bodySchemaOf, fieldsOf, type JsonSchema } from "./open-api-schema.server";

const SCHEMES = {
  authToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The authToken returned by POST /auth/login. It works until its session ends.",
  },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: `${API_KEY_MARK}…`,
    description: "An API access key of the organization. It may do what its scopes name.",
  },
  session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE, description: "The session of a browser." },
  roomLink: {
    type: "apiKey",
    in: "cookie",
    name: ROOM_COOKIE,
    description: "Set by opening the link to a waiting room.",
  },
} as const;

/** How each kind of authentication is written down; a signature is checked by the service that the call is for. */
const SECURITY: Readonly<Record<Call["auth"], readonly Record<string, string[]>[]>> = {
  public: [],
  signature: [],
  session: [{ authToken: [] }, { apiKey: [] }, { session: [] }],
  api: [{ authToken: [] }, { apiKey: [] }, { session: [] }],
  "session or room link": [{ authToken: [] }, { session: [] }, { roomLink: [] }],
};

/** Why a call fails, by status: the codes that `errorCode` then holds. */
const FAILURES = {
  401: { name: "NotSignedIn", codes: ["notSignedIn"] },
  403: { name: "Forbidden", codes: ["forbidden", "foreignOrigin"] },
  404: { name: "NotFound", codes: ["notFound"] },
  409: { name: "Conflict", codes: ["changedMeanwhile", "keyReused", "slotTaken", "staleForm"] },
  413: { name: "TooLarge", codes: ["tooLarge"] },
  422: { name: "Invalid", codes: ["invalid"] },
  429: { name: "RateLimited", codes: ["rateLimited"] },
  500: { name: "Unknown", codes: ["unknown"] },
} as const;

const FAILURE_SCHEMA: JsonSchema = {
  type: "object",
  required: ["status", "errorCode", "message", "errors"],
  properties: {
    status: { type: "boolean", const: false },
    errorCode: { type: "string", description: "The kind of error." },
    message: { type: "string", description: "The failure as a whole, in the language of the request." },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "message"],
        properties: {
          field: { type: "string" },
          message: { type: "string", description: "In the language of the request." },
        },
      },
    },
    nearestTimes: {
      type: "array",
      items: { type: "integer" },
      description: "For a time that cannot be had: the free ones around it, UTC milliseconds.",
    },
    reference: { type: "string", description: "For an error on our side: the reference in our log." },
  },
};

const failureResponses = () =>
  Object.fromEntries(
    Object.values(FAILURES).map(({ name, codes }) => [
      name,
      {
        description: `errorCode, such as ${codes.join(", ")}`,
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    ]),
  );

/** Which failures a call can answer with: nobody is told to sign in where nobody needs to. */
function statusesOf({ auth, method }: Call): (keyof typeof FAILURES)[] {
  const known = auth === "public" ? [] : ([401, 403] as const);
  const written = method === "GET" ? [] : ([409, 413] as const);
  return [...known, 404, ...written, 422, 429, 500];
}

/** `/branch/disable/:id` becomes `/branch/disable/{id}`. */
export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, "{$1}");

/** A name that no other call has: the method and the path. */
const operationId = ({ method, path }: Call): string => {
  const words = path.split(/[^A-Za-z0-9]+/).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${method.toLowerCase()}${words.join("")}`;
};

function doneResponse(call: Call) {
  if ("media" in call.answer) {
    const content = { [call.answer.media]: { schema: { type: "string", format: "binary" } } };
    return { description: "Done: the file.", content };
  }
  return { description: "Done.", content: { "application/json": { schema: answerSchemaOf(call)?.schema ?? {} } } };
}

/** The schemas that several answers share, by name. */
const sharedSchemas = (calls: readonly Call[]): Record<string, JsonSchema> =>
  Object.assign({}, ...calls.map((call) => answerSchemaOf(call)?.named ?? {})) as Record<string, JsonSchema>;

function operationOf(call: Call) {
  const body = bodySchemaOf(call);
  const area = areaOf(call);
  const { media } = call.body ?? { media: "application/json" };
  const parameters = fieldsOf(call)
    .filter(({ place }) => place !== "body")
    .map(({ name, place, required, schema }) => ({ name, in: place, required, schema }));
  return {
    operationId: operationId(call),
    summary: call.summary,
    ...(area ? { tags: [area] } : {}),
    "x-audience": call.audience,
    "x-auth": call.auth,
    security: SECURITY[call.auth],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { [media]: { schema: body } } } } : {}),
    responses: {
      200: doneResponse(call),
      ...Object.fromEntries(
        statusesOf(call).map((status) => [status, { $ref: `#/components/responses/${FAILURES[status].name}` }]),
      ),
    },
  };
}

/**
 * The OpenAPI 3.1 document of the given calls, made from the same tables as the Worker answers by. It lists every call
 * and says for whom each is (`x-audience`); what comes in and what is answered are the schemas
 * that requests are parsed with and that the tests hold every answer against.
 */
export function openApiDocument(calls: readonly Call[], about: { title: string; origin: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[openApiPath(call.path)] ??= {})[call.method.toLowerCase()] = operationOf(call);
  const areas = [...new Set(calls.flatMap((call) => areaOf(call) ?? []))];
  return {
    openapi: "3.1.1",
    info: {
      title: about.title,
      version: "1",
      description:
        "Every call of the platform. Query and body are merged, and the path wins. Times are UTC milliseconds unless a field says otherwise. `lang` in the query chooses the language of messages.",
    },
    servers: [{ url: about.origin }],
    tags: areas.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: SCHEMES,
      schemas: { ...sharedSchemas(calls), Failure: FAILURE_SCHEMA },
      responses: failureResponses(),
    },
  };
}
