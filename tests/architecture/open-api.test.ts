import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { exampleOf } from "~/platform/calls/call-example.server";
import { callsOf, defineCall, type Call } from "~/platform/calls/calls.server";
import { fieldsOf, type JsonSchema } from "~/platform/calls/open-api-schema.server";
import { openApiDocument } from "~/platform/calls/open-api.server";
import routes from "../../app/routes";
import { flat } from "../isolation/surfaces";
import { calls, isCallPath, ROOTS_TO_COME } from "../../workers/calls";

const about = { title: "Riverside Clinic", origin: "https://riverside.practice.example" };
const operations = (document: ReturnType<typeof openApiDocument>) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      ...(operation as { operationId: string; tags?: string[]; "x-audience": string }),
    })),
  );
interface Operation {
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Content {
  content?: Record<string, { schema: JsonSchema }>;
}
/** The media types and schemas of a part of every operation. */
const contentsOf = (document: ReturnType<typeof openApiDocument>, of: (operation: Operation) => Content | undefined) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      Object.entries(of(operation as Operation)?.content ?? {}).map(([media, { schema }]) => ({
        key: `${method.toUpperCase()} ${path}`,
        media,
        schema,
      })),
    ),
  );
const problemsOf = async (document: Record<string, unknown>) => {
  const { valid, errors } = await new Validator().validate(document);
  return valid ? [] : errors;
};

const sample = defineCall({
  method: "PUT",
  path: "/branch/:id",
  auth: "session",
  audience: "admin",
  summary: "Changes a branch.",
  answer: z.object({ status: z.literal(true) }),
  input: z.object({
    id: z.string(),
    name: z.string().min(1).max(80),
    kind: z.enum(["MAIN", "OTHER"]).default("MAIN"),
    beds: z.coerce.number().int().optional(),
  }),
  run: () => Promise.resolve({}),
});

describe("the OpenAPI document of every call", () => {
  test("is a valid OpenAPI 3.1 document, and a broken one would be found", async () => {
    const document = openApiDocument(calls, about);
    expect(await problemsOf(document)).toEqual([]);
    expect(document.openapi).toMatch(/^3\.1\./);
    const { info: _info, ...broken } = document;
    expect(await problemsOf(broken)).not.toEqual([]);
  });

  test("travels as JSON without losing anything", () => {
    const document = openApiDocument(calls, about);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test("lists each call once, under a name of its own, in an area, and says for whom it is", () => {
    const listed = operations(openApiDocument(calls, about));
    const expected = calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    expect(listed.map(({ key }) => key).sort()).toEqual([...expected].sort());
    expect(new Set(listed.map(({ operationId }) => operationId)).size).toBe(calls.length);
    expect(listed.filter((each) => !each["x-audience"] || !each.tags)).toEqual([]);
  });

  test("is what the Worker looks for at the path of every call, and at no screen's", async () => {
    expect(calls.filter(({ path }) => !isCallPath(path)).map(({ path }) => path)).toEqual([]);
    const screens = flat(await routes).map(({ full }) => full);
    expect(screens.length).toBeGreaterThan(100);
    expect(screens.filter(isCallPath)).toEqual([]);
    // Below what a call shares with screens, a call is known by one part more.
    expect(["/secure/login/none", "/metaData", "/subscription/x"].filter((path) => !isCallPath(path))).toEqual([]);
    expect(["/secure", "/secure/providerweb", "/app/static/error", "/app/static"].filter(isCallPath)).toEqual([]);
    // A root that has a call is derived from it.
    expect(ROOTS_TO_COME.filter((root) => calls.some(({ path }) => path.split("/")[1] === root))).toEqual([]);
  });

  test("describes what every call answers, by schemas that the document holds", () => {
    const document = openApiDocument(calls, about);
    const described = contentsOf(document, (operation) => operation.responses["200"]);
    expect(described.filter(({ schema }) => Object.keys(schema).length === 0).map(({ key }) => key)).toEqual([]);
    const text = JSON.stringify(document);
    const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? "");
    expect(referred.filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(text).not.toContain("#/$defs/");
    const csv = described.filter(({ media }) => media === "text/csv").map(({ key }) => key);
    expect(csv).toEqual([
      "GET /patientImport/download/{importId}",
      "GET /patientImport/refused/{importId}",
      "GET /patientImport/leftOut/{importId}",
    ]);
  });

  test("describes every body that a call takes by its fields, and says which are forms and files", () => {
    const document = openApiDocument(calls, about);
    const bodies = contentsOf(document, (operation) => operation.requestBody);
    const fieldless = bodies.filter(({ media, schema }) => {
      const fields = [schema, ...(schema.anyOf ?? []), ...((schema["oneOf"] as JsonSchema[] | undefined) ?? [])];
      return media === "application/json" && !fields.some((each) => Object.keys(each.properties ?? {}).length > 0);
    });
    // What a gateway reports is its own.
    expect(fieldless.map(({ key }) => key)).toEqual([
      "POST /paymentGateway/{type}/webhook",
      "PUT /paymentGateway/{type}/webhook",
    ]);
    const others = bodies.filter(({ media }) => media !== "application/json");
    expect(others.map(({ key, media }) => `${key} ${media}`).sort()).toEqual([
      "POST /notificationStatus/{transport} application/x-www-form-urlencoded",
      "POST /patientImport multipart/form-data",
      "POST /patientSignup/uploadIdentificationImageForSignUp multipart/form-data",
      "POST /paymentGateway/{type}/return/{payment} application/x-www-form-urlencoded",
      "POST /phrClientApi/saveProcedure multipart/form-data",
      "POST /questions/answerQuestion multipart/form-data",
      "PUT /patientImport/uploads/{uploadId}/{part} application/octet-stream",
    ]);
    const file = { type: "string", format: "binary" };
    expect(bodies.find(({ key }) => key === "POST /patientImport")?.schema.properties).toMatchObject({
      patientsFile: file,
      importNotes: { type: "string" },
    });
  });

  test("says of one call what comes in, where, and who may", () => {
    const document = openApiDocument(callsOf("organization", [sample]), about);
    expect(document.paths["/branch/{id}"]?.["put"]).toMatchObject({
      operationId: "putBranchId",
      summary: "Changes a branch.",
      tags: ["organization"],
      "x-audience": "admin",
      security: [{ authToken: [] }, { apiKey: [] }, { session: [] }],
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: {
                name: { type: "string", minLength: 1, maxLength: 80 },
                kind: { type: "string", enum: ["MAIN", "OTHER"], default: "MAIN" },
                beds: { type: "integer" },
              },
              required: ["name"],
            },
          },
        },
      },
    });
  });

  test("puts what a call reads into the query, and asks nobody to sign in for what is public", () => {
    const read: Call = { ...sample, method: "GET", path: "/locales/:id.json", auth: "public", audience: "public" };
    const operation = openApiDocument(callsOf("organization", [read]), about).paths["/locales/{id}.json"]?.["get"] as {
      parameters: { name: string; in: string; required: boolean }[];
      security: unknown[];
      responses: object;
    };
    expect(operation.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ["id", "path", true],
      ["name", "query", true],
      ["kind", "query", false],
      ["beds", "query", false],
    ]);
    expect(operation.security).toEqual([]);
    const failures = ["400", "401", "403", "404", "405", "409", "410", "422", "429", "500", "502", "503"];
    expect(Object.keys(operation.responses)).toEqual(["200", ...failures]);
  });

  test("gives a body to every call that writes but those that take all from their path", () => {
    const document = openApiDocument(calls, about);
    const bodiless = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        (method === "post" || method === "put") && !(operation as Operation).requestBody
          ? [`${method.toUpperCase()} ${path}`]
          : [],
      ),
    );
    expect(bodiless.sort()).toEqual([
      "POST /auth/keepSession",
      "POST /auth/logout",
      "PUT /api/v4/inapp/notification/read/all",
      "PUT /apiKeys/{id}/adopt",
      "PUT /serviceOfferingConfig/enable/{id}",
    ]);
    const { schema } =
      (document.paths["/api/relatedUser/"]?.["post"] as Operation).requestBody?.content?.["application/json"] ?? {};
    expect(schema?.oneOf?.map(({ properties }) => properties?.["kind"]?.["const"])).toEqual(["DEPENDANT", "ADULT"]);
    const call = calls.find(({ method, path }) => method === "POST" && path === "/api/relatedUser/");
    expect(call && exampleOf(call, about.origin)).toContain('"kind":"DEPENDANT"');
  });

  test("takes the fields of a choice between objects together, required where all require them", () => {
    const choice: Call = {
      ...sample,
      path: "/branch",
      input: z.union([z.object({ a: z.string(), b: z.string() }), z.object({ a: z.string(), c: z.number() })]),
    };
    expect(fieldsOf(choice).map(({ name, required }) => [name, required])).toEqual([
      ["a", true],
      ["b", false],
      ["c", false],
    ]);
  });
});

describe("the example of a call", () => {
  test("is a request that the call itself would take", () => {
    expect(exampleOf(sample, about.origin)).toBe(
      [
        `curl -X PUT "https://riverside.practice.example/branch/ID" \\`,
        `  -H "Authorization: Bearer $API_KEY" \\`,
        `  -H "Content-Type: application/json" \\`,
        `  -d '{"name":"text","kind":"MAIN"}'`,
      ].join("\n"),
    );
  });

  test("of a form sends its files, and of a file alone the file", () => {
    const form: Call = {
      ...sample,
      method: "POST",
      path: "/branch",
      auth: "public",
      body: { media: "multipart/form-data", files: ["plan"] },
    };
    expect(exampleOf(form, about.origin)).toContain(`-F "plan=@FILE" \\\n  -F "id=text"`);
    const file: Call = { ...form, body: { media: "application/octet-stream" } };
    expect(exampleOf(file, about.origin)).toContain("--data-binary @FILE");
  });

  test("of a public call that reads carries neither key nor body", () => {
    const read = { ...sample, method: "GET", path: "/branch", auth: "public" } as const;
    expect(exampleOf(read, about.origin)).toBe(`curl "https://riverside.practice.example/branch?id=text&name=text"`);
  });
});
