import { formParts } from "./multipart.server";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { isBoundedJson, isBoundedName, MOST_FIELDS, MOST_INDEX } from "./input-bounds.server";
import { AppError, MalformedError } from "./errors.server";

/** What conform's buttons send beside the form (https://conform.guide/intent-button), and the state that it may keep. */
const INTENT = "__intent__";
const STATE = "__state__";
const MOST_INTENT = 10_000;

const boundedName = z.string().refine((name) => name === "" || isBoundedName(name));
const index = z.int().min(0).max(MOST_INDEX);
const list = boundedName.min(1);

const intentSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("validate"), payload: z.object({ name: boundedName.optional() }) }),
  z.object({ type: z.literal("reset"), payload: z.object({ name: boundedName.optional(), index: index.optional() }) }),
  z.object({
    type: z.literal("update"),
    payload: z.looseObject({ name: list, index: index.optional(), value: z.unknown().optional() }),
  }),
  z.object({
    type: z.literal("insert"),
    payload: z.object({ name: list, index: index.optional(), defaultValue: z.unknown().optional() }),
  }),
  z.object({ type: z.literal("remove"), payload: z.object({ name: list, index }) }),
  z.object({ type: z.literal("reorder"), payload: z.object({ name: list, from: index, to: index }) }),
]);

/** Whether what a button of conform's asks for is known, bounded, and can be done to this form. */
function isBoundedIntent(form: FormData, said: string): boolean {
  if (said.length > MOST_INTENT || !isBoundedJson(said)) return false;
  try {
    if (!intentSchema.safeParse(JSON.parse(said)).success) return false;
    // A list that is asked for another line may be no list.
    parseWithZod(form, { schema: z.unknown() });
    return true;
  } catch {
    return false;
  }
}

/** @throws MalformedError for more fields, deeper names or higher numbers than any form of ours has */
function bounded(form: FormData): FormData {
  const names = [...form.keys()];
  if (names.length > MOST_FIELDS || !names.every(isBoundedName)) throw new MalformedError();
  // None of our forms sends it; conform would read it as it comes.
  form.delete(STATE);
  const [intent, ...more] = form.getAll(INTENT);
  if (intent === "") form.delete(INTENT);
  else if (intent !== undefined && (typeof intent !== "string" || more.length > 0 || !isBoundedIntent(form, intent)))
    throw new MalformedError();
  return form;
}

/** Whatever it says it is: `text()` warns of every form that is not declared as text. */
const textOf = async (request: Request): Promise<string> => new TextDecoder().decode(await request.arrayBuffer());

async function urlEncoded(request: Request): Promise<FormData> {
  const text = await textOf(request);
  let fields = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) fields += 1;
  if (fields > MOST_FIELDS) throw new MalformedError();
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

/** How some programs give a name in other letters than ASCII (RFC 8187), which the runtime takes for no file's. */
const EXTENDED_NAME = /filename\*=/i;

/** A form with files; `filename*=` alone makes a part a file, as `filename=` does. */
async function multipart(request: Request): Promise<FormData> {
  const bytes = await request.arrayBuffer();
  const { headers } = request;
  if (!EXTENDED_NAME.test(new TextDecoder("latin1").decode(bytes))) return new Response(bytes, { headers }).formData();
  const form = new FormData();
  for await (const part of formParts(new Request(request.url, { method: "POST", headers, body: bytes }))) {
    const sent: Uint8Array<ArrayBuffer>[] = [];
    for await (const piece of part.body) sent.push(new Uint8Array(piece));
    const file = new File(sent, part.fileName ?? "", { type: part.contentType });
    if (part.fileName === null) form.append(part.name, await file.text());
    else form.append(part.name, file, part.fileName);
  }
  return form;
}

async function read(request: Request): Promise<FormData> {
  const type = (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded") return bounded(await urlEncoded(request));
  if (type !== "multipart/form-data") throw new MalformedError();
  try {
    return bounded(await multipart(request));
  } catch (error) {
    throw error instanceof AppError ? error : new MalformedError();
  }
}

const forms = new WeakMap<Request, Promise<FormData>>();

/**
 * The form that a request posts, the one way to it: at most 500 fields, names at most 8 deep, numbers in them at most 200, and
 * the buttons of conform within the same bounds. A second reader of the same request gets the same form.
 * @throws MalformedError for every other body
 */
export function readForm(request: Request): Promise<FormData> {
  const known = forms.get(request) ?? read(request);
  forms.set(request, known);
  return known;
}

/** JSON keeps half of a pair of code units, which no database and no other program takes. */
const wellFormed = (_name: string, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, text.includes("\\u") ? wellFormed : undefined);
  } catch {
    throw new MalformedError("errors:malformed.json");
  }
}

/**
 * The JSON object of a call's body, the one way to it; empty for an empty body.
 * @throws MalformedError for what is no JSON object, and for one that is deeper or has more values than any call takes
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await textOf(request);
  if (text.trim() === "") return {};
  if (!isBoundedJson(text)) throw new MalformedError();
  const value = parsed(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new MalformedError("errors:malformed.json");
}
