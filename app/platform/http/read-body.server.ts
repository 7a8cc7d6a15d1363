import { formParts } from "./multipart.server";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { isBoundedJson, isBoundedName, MOST_FIELDS, MOST_INDEX } from "./input-bounds.server";
import { AppError, InvalidError, MalformedError, type FieldError } from "./errors.server";

/** Fields that conform's buttons send (https://conform.guide/intent-button), and the state that it may keep. */
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

/** Whether the action of one of conform's buttons is known, bounded and possible for this form. */
function isBoundedIntent(form: FormData, said: string): boolean {
  if (said.length > MOST_INTENT || !isBoundedJson(said)) return false;
  try {
    if (!intentSchema.safeParse(JSON.parse(said)).success) return false;
    // Adding a line may fail if the value is not a list.
    parseWithZod(form, { schema: z.unknown() });
    return true;
  } catch {
    return false;
  }
}

const NUL = "\0";
const INVISIBLE = "errors:field.invisible";
/** Names of the fields of a form whose text held a NUL character. */
const nulFields = new WeakMap<FormData, readonly string[]>();

/** The form with no NUL character in its texts: no keyboard types one, and it must not be sent back. */
function withoutNul(form: FormData): FormData {
  const names = [...form].flatMap(([name, value]) => (typeof value === "string" && value.includes(NUL) ? [name] : []));
  if (names.length === 0) return form;
  const clean = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") clean.append(name, value.replaceAll(NUL, ""));
    else clean.append(name, value, value.name);
  }
  nulFields.set(clean, [...new Set(names)]);
  return clean;
}

/** What is wrong with the fields of a form whoever asks: their text held a NUL character, without which it was read. */
export const unreadableFields = (form: FormData): FieldError[] =>
  (nulFields.get(form) ?? []).map((field) => ({ field, message: INVISIBLE }));

/** @throws MalformedError for more fields, deeper names or higher indexes than any form of ours has */
function bounded(form: FormData): FormData {
  const names = [...form.keys()];
  if (names.length > MOST_FIELDS || !names.every(isBoundedName)) throw new MalformedError();
  // None of our forms sends it, and conform would read it unchecked.
  form.delete(STATE);
  const [intent, ...more] = form.getAll(INTENT);
  if (intent === "") form.delete(INTENT);
  else if (intent !== undefined && (typeof intent !== "string" || more.length > 0 || !isBoundedIntent(form, intent)))
    throw new MalformedError();
  return form;
}

/**
 * Reads the text of any type: `text()` warns if a form is not declared as text, and replaces what is not UTF-8.
 * @throws MalformedError if it is not UTF-8
 */
async function textOf(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new MalformedError();
  }
}

/** Whether every escape is one, and all of them together are UTF-8; URLSearchParams would keep or replace the others. */
function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

async function urlEncoded(request: Request): Promise<FormData> {
  const text = await textOf(request);
  let fields = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) fields += 1;
  if (fields > MOST_FIELDS || !isEscaped(text)) throw new MalformedError();
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

/** How some programs send a non-ASCII file name (RFC 8187), which the runtime does not take for a file's. */
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
  if (type === "application/x-www-form-urlencoded") return withoutNul(bounded(await urlEncoded(request)));
  if (type !== "multipart/form-data") throw new MalformedError();
  try {
    return withoutNul(bounded(await multipart(request)));
  } catch (error) {
    throw error instanceof AppError ? error : new MalformedError();
  }
}

const forms = new WeakMap<Request, Promise<FormData>>();

/**
 * The form of a request, and the only way to read one: at most 500 fields, names at most 8 deep, indexes at most 200,
 * and conform's buttons within the same bounds. A second call for the same request returns the same form. NUL characters
 * are left out; `unreadableFields` says where they were.
 * @throws MalformedError for every other body
 */
export function readForm(request: Request): Promise<FormData> {
  const known = forms.get(request) ?? read(request);
  forms.set(request, known);
  return known;
}

/**
 * JSON may contain half of a surrogate pair, which no database and no other program accepts.
 * @throws InvalidError for a text with a NUL character
 */
function wellFormed(field: string, value: unknown) {
  if (typeof value !== "string") return value;
  if (value.includes(NUL)) throw new InvalidError([{ field, message: INVISIBLE }]);
  return value.toWellFormed();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, text.includes("\\u") ? wellFormed : undefined);
  } catch (error) {
    throw error instanceof InvalidError ? error : new MalformedError("errors:malformed.json");
  }
}

/**
 * The JSON object of a call's body, and the only way to read it; empty for an empty body.
 * @throws MalformedError if it is no JSON object, or deeper or larger than any call's; InvalidError for a NUL character
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await textOf(request);
  if (text.trim() === "") return {};
  if (!isBoundedJson(text)) throw new MalformedError();
  const value = parsed(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new MalformedError("errors:malformed.json");
}
