import { z } from "zod";
import { failureAnswer, failuresOf } from "./call-failures.server";

/** Answer of a successful call: JSON of a schema, a file of a media type, or a page that a browser is led on to. */
export type CallAnswer = z.ZodType | { media: string } | { leadsOn: true };

interface Described {
  method: string;
  path: string;
  answer: CallAnswer;
}

/** Whether two JSON values are equal. */
function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => same(each, other[index]));
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const [ours, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    ours.length === theirs.size && ours.every(([name, value]) => theirs.has(name) && same(value, theirs.get(name)))
  );
}

async function jsonOf(answer: unknown): Promise<unknown> {
  if (answer instanceof Response) return answer.clone().json();
  return JSON.parse(JSON.stringify(answer)) as unknown;
}

/**
 * Compares a call's answer with its declared schema: every field, and no other.
 * @throws Error that names the call and the fields that differ
 */
export async function requireDescribed(call: Described, answer: unknown): Promise<void> {
  const name = `${call.method} ${call.path}`;
  if ("leadsOn" in call.answer && answer instanceof Response && answer.status === 303) return;
  if (answer instanceof Response && !answer.ok) {
    requireDescribedFailure(call, answer.status);
    return hold(name, failureAnswer, await jsonOf(answer));
  }
  if ("leadsOn" in call.answer) throw new Error(`${name} leads nowhere`);
  if (!(call.answer instanceof z.ZodType)) {
    const type = answer instanceof Response ? answer.headers.get("content-type") : "no file";
    if (type?.startsWith(call.answer.media)) return;
    throw new Error(`${name} answers ${String(type)}, not ${call.answer.media}`);
  }
  hold(name, call.answer, await jsonOf(answer));
}

/** @throws Error if the call does not declare that it can fail with this status */
export function requireDescribedFailure({ method, path }: Pick<Described, "method" | "path">, status: number): void {
  if (!failuresOf({ method }).some((each) => each === status))
    throw new Error(`${method} ${path} fails with ${String(status)}, which is not described`);
}

function hold(name: string, schema: z.ZodType, json: unknown): void {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new Error(`${name} does not answer as described: ${z.prettifyError(parsed.error)}`);
  if (!same(json, parsed.data))
    throw new Error(
      `${name} answers more than is described: ${JSON.stringify(json)} in place of ${JSON.stringify(parsed.data)}`,
    );
}
