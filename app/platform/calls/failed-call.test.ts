import { describe, expect, it } from "vitest";
import { z } from "zod";
import { failedCall } from "./answer.server";
import { InvalidError } from "../http/errors.server";
import { parse } from "../http/parse.server";

const failure = (status: number, code: string) => ({ status, code, fields: [] });
const said = async (response: Response) => (await response.json()) as { message: string; errors: object[] };

/** A schema without messages of its own. */
const schema = z.object({
  name: z.string(),
  kind: z.enum(["one", "other"]),
  code: z.string().max(3),
  count: z.coerce.number().min(1).max(5),
  list: z.array(z.int()),
});

function refusal(input: unknown) {
  try {
    parse(schema, input);
  } catch (error) {
    if (error instanceof InvalidError) return { status: error.status, code: error.code, fields: error.fields };
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("a failed call", () => {
  it.each([
    ["en_US", "You do not have access to this."],
    ["es_ES", "No tiene acceso a esto."],
    ["ar_BH", "ليس لديك إذن بالوصول إلى هذا."],
  ])("says as a whole why, to who reads %s", async (locale, message) => {
    expect(await said(failedCall(failure(403, "forbidden"), locale))).toMatchObject({ message });
  });

  it.each([400, 401, 404, 405, 409, 410, 413, 422, 429, 500, 502, 503])("has words for %i", async (status) => {
    const [english, spanish] = [
      await said(failedCall(failure(status, "any"), "en_US")),
      await said(failedCall(failure(status, "any"), "es_ES")),
    ];
    expect(english.message).toMatch(/\.$/);
    expect(spanish.message).not.toBe(english.message);
  });

  it("has the specification's own message where the call has one", async () => {
    const answer = failedCall(failure(403, "forbidden"), "en_US", { message: "errors:call.apiKey" });
    expect(await said(answer)).toMatchObject({ message: "Failed to create new access key" });
  });

  it("says at a field what is wrong in the reader's language, also where the schema has no words for it", async () => {
    const given = { kind: "neither", code: "abcd", count: 9, list: ["a"] };
    expect(await said(failedCall(refusal(given), "es_ES"))).toMatchObject({
      errors: [
        { field: "name", message: "Rellene este campo, por favor" },
        { field: "kind", message: "Seleccione una de las opciones" },
        { field: "code", message: "Debe tener como máximo 3 caracteres" },
        { field: "count", message: "Escriba un número del 1 al 5" },
        { field: "list.0", message: "Escriba un valor válido" },
      ],
    });
  });
});
