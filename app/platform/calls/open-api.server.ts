import { API_KEY_MARK } from "~/kernel/api-scopes";
import type { Call, CallOfArea } from "./calls.server";
import { ROOM_COOKIE, SESSION_COOKIE } from "../http/cookies.server";
import { failureAnswer, FAILURES, failuresOf } from "./call-failures.server";
import { answerSchemaOf, bodySchemaOf, fieldsOf, schemaOf, type JsonSchema } from "./open-api-schema.server";

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

/** Security requirement of each kind of authentication; the service itself checks signatures. */
const SECURITY: Readonly<Record<Call["auth"], readonly Record<string, string[]>[]>> = {
  public: [],
  signature: [],
  session: [{ authToken: [] }, { apiKey: [] }, { session: [] }],
  api: [{ authToken: [] }, { apiKey: [] }, { session: [] }],
  "session or room link": [{ authToken: [] }, { session: [] }, { roomLink: [] }],
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

/** `/branch/disable/:id` becomes `/branch/disable/{id}`. */
export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, "{$1}");

/** A name that is unique to the call: the method and the path. */
const operationId = ({ method, path }: Call): string => {
  const words = path.split(/[^A-Za-z0-9]+/).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${method.toLowerCase()}${words.join("")}`;
};

function doneResponse(call: Call) {
  if ("leadsOn" in call.answer) return { description: "Leads on to a page." };
  if ("media" in call.answer) {
    const content = { [call.answer.media]: { schema: { type: "string", format: "binary" } } };
    return { description: "Done: the file.", content };
  }
  return { description: "Done.", content: { "application/json": { schema: answerSchemaOf(call)?.schema ?? {} } } };
}

/** Schemas that several answers share, by name. */
const sharedSchemas = (calls: readonly Call[]): Record<string, JsonSchema> =>
  Object.assign({}, ...calls.map((call) => answerSchemaOf(call)?.named ?? {})) as Record<string, JsonSchema>;

function operationOf(call: CallOfArea) {
  const body = bodySchemaOf(call);
  const { media } = call.body ?? { media: "application/json" };
  const parameters = fieldsOf(call)
    .filter(({ place }) => place !== "body")
    .map(({ name, place, required, schema }) => ({ name, in: place, required, schema }));
  return {
    operationId: operationId(call),
    summary: call.summary,
    tags: [call.area],
    "x-audience": call.audience,
    "x-auth": call.auth,
    security: SECURITY[call.auth],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { [media]: { schema: body } } } } : {}),
    responses: {
      ["leadsOn" in call.answer ? 303 : 200]: doneResponse(call),
      ...Object.fromEntries(
        failuresOf(call).map((status) => [status, { $ref: `#/components/responses/${FAILURES[status].name}` }]),
      ),
    },
  };
}

/**
 * OpenAPI 3.1 document of the given calls, made from the tables by which the Worker answers. It lists every call and
 * its audience (`x-audience`); inputs and answers are the schemas that parse requests and with which the tests compare
 * every answer.
 */
export function openApiDocument(calls: readonly CallOfArea[], about: { title: string; origin: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[openApiPath(call.path)] ??= {})[call.method.toLowerCase()] = operationOf(call);
  const areas = [...new Set(calls.map(({ area }) => area))];
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
      schemas: { ...sharedSchemas(calls), Failure: schemaOf(failureAnswer) },
      responses: failureResponses(),
    },
  };
}
