import type { z } from "zod";
import type { CallArea } from "./call-area.server";
import { requireDescribed, requireDescribedFailure, type CallAnswer } from "./call-answer.server";
import type { RequestContext } from "../context.server";
import { AppError, InvalidError, MethodNotAllowedError, NotFoundError } from "../http/errors.server";
import { parse } from "../http/parse.server";
import { readForm, readJson, unreadableFields } from "../http/read-body.server";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may call, in the words of the specification's table of calls; the service decides. */
export type CallAudience =
  | "public"
  | "signed-in"
  | "employee"
  | "admin"
  | "patient"
  | "clinical"
  | "employee+patient"
  | "patient+clinical"
  | "link+signed-in"
  | "signature";

/** The specification's messages for failed calls (section 8). */
export type CallFailureMessage =
  `errors:call.${"apiKey" | "externalApp" | "chatSettings" | "creditsAssigned" | "creditChanged" | "creditDeleted"}`;

/** An HTTP call: its address, its audience, its input, and the service that answers. */
export interface Call {
  method: Method;
  /** Parameters as `:name`, such as /metaData/:organizationId. */
  path: string;
  auth: "public" | "session" | "api" | "session or room link" | "signature";
  audience: CallAudience;
  /** One line for the list of calls. */
  summary: string;
  /** Query, path parameters and body, merged; the path wins. */
  input: z.ZodType;
  /** Input that the service parses itself, after authorizing; described in place of `input`. */
  takes?: z.ZodType;
  /** A body that is not JSON: its media type and, in a form, which fields are files. */
  body?: { media: string; files?: readonly string[] };
  /** Answer on success; in tests every answer is compared with it. */
  answer: CallAnswer;
  /** Message for any failure, in place of the one for the status. */
  failure?: CallFailureMessage;
  /** The service reads the body itself, while it arrives. */
  streams?: true;
  run: (context: RequestContext, input: never, request: Request) => Promise<unknown>;
}

/** Declares a call; its schema types its input. */
export function defineCall<S extends z.ZodType>(
  call: Omit<Call, "input" | "run"> & {
    input: S;
    run: (context: RequestContext, input: z.infer<S>, request: Request) => Promise<unknown>;
  },
): Call {
  return call as Call;
}

/** A call in the list of all calls: with what it is about. */
export interface CallOfArea extends Call {
  area: CallArea;
}

/** A table of calls that are about the same: the list of calls and its document are divided by that. */
export const callsOf = (area: CallArea, calls: readonly Call[]): readonly CallOfArea[] =>
  calls.map((call) => ({ ...call, area }));

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split("/");
  const given = pathname.split("/");
  if (wanted.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    const [, prefix, name, suffix] = /^([^:]*):(\w+)(\W.*)?$/.exec(part) ?? [];
    if (name === undefined) {
      if (part !== value) return undefined;
    } else if (value.startsWith(prefix ?? "") && value.endsWith(suffix ?? "") && value.length > (suffix ?? "").length) {
      values[name] = decodeURIComponent(value.slice((prefix ?? "").length, value.length - (suffix ?? "").length));
    } else return undefined;
  }
  return values;
}

/** Finds the call of a method and path; undefined if no call has this path. @throws MethodNotAllowedError */
export function findCall(
  calls: readonly Call[],
  method: string,
  pathname: string,
): { call: Call; parameters: Record<string, string> } | undefined {
  const matches = calls.flatMap((call) => {
    const parameters = matchPath(call.path, pathname);
    return parameters ? [{ call, parameters }] : [];
  });
  if (matches.length === 0) return undefined;
  const exact = matches.filter(({ call }) => call.method === method || (method === "HEAD" && call.method === "GET"));
  const [best] = exact.sort((a, b) => Object.keys(a.parameters).length - Object.keys(b.parameters).length);
  if (!best) throw new MethodNotAllowedError([...new Set(matches.map(({ call }) => call.method))]);
  return best;
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "DELETE") return {};
  const type = request.headers.get("content-type") ?? "";
  if (!type.includes("form")) return readJson(request);
  const form = await readForm(request);
  const unreadable = unreadableFields(form);
  if (unreadable.length > 0) throw new InvalidError(unreadable);
  return Object.fromEntries(form);
}

/** Parses the input of a call and runs it. @throws what the service throws */
export async function runCall(
  context: RequestContext,
  found: { call: Call; parameters: Record<string, string> },
  request: Request,
): Promise<unknown> {
  const { call, parameters } = found;
  const named = parameters.organizationId;
  if (named !== undefined && named !== String(context.organization.id)) throw new NotFoundError();
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const input = parse(call.input, { ...query, ...(call.streams ? {} : await bodyOf(request)), ...parameters });
  // Only tests compare answers with their schemas; production does not spend the time.
  const held = context.env.ENVIRONMENT === "test";
  const answer = await call.run(context, input as never, request).catch((error: unknown) => {
    if (held && error instanceof AppError) requireDescribedFailure(call, error.status);
    throw error;
  });
  if (held) await requireDescribed(call, answer);
  return answer;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** Every call of the product, for the page that lists them. */
    calls: readonly CallOfArea[];
  }
}
