import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { paths } from "~/paths";
import type { CallOfArea } from "../calls/calls.server";
import type { RequestContext } from "../context.server";
import { failureOf, saidToPeople, type Failure } from "./failure.server";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** Receives the failure of a loader or action, for a route without a screen. */
    failed?: (failure: Failure) => void;
  }
}

export interface ScreenArgs {
  app: RequestContext;
  calls: readonly CallOfArea[];
  request: Request;
  params: Record<string, string | undefined>;
  url: URL;
}

/**
 * Path of the page that makes the request; for a post, of the page with the form, to which the user returns after
 * signing in again.
 */
function pageOf(request: Request): string {
  const { origin, pathname, search } = new URL(request.url);
  const from = request.method === "GET" ? null : request.headers.get("referer");
  const page = from !== null && URL.canParse(from) ? new URL(from) : undefined;
  return page?.origin === origin ? `${page.pathname}${page.search}` : `${pathname}${search}`;
}

/**
 * Turns an error of a loader or action into what Remix shows. 401 redirects to sign-out, or to the second step or the
 * confirmation of identity if that is missing; 403 becomes a page that does not exist, but for an email address that is to
 * be confirmed first; everything else becomes the error page.
 */
function asScreen(error: unknown, { app, failed }: AppLoadContext, request: Request): never {
  if (error instanceof Response) throw error;
  const failure = failureOf(error, app.log, app.organization.id);
  if (failure.status === 401) {
    const back = pageOf(request);
    if (app.actor.kind === "pending") throw redirect(paths.secondStep(back));
    if (failure.code === "freshSignInNeeded") throw redirect(paths.accountConfirm(back));
    throw redirect(paths.logout(back));
  }
  const said = saidToPeople(failure);
  failed?.(said);
  const headers: Record<string, string> = {};
  if (said.retryAfterSeconds) headers["retry-after"] = String(said.retryAfterSeconds);
  throw data({ code: said.code, reference: said.reference }, { status: said.status, headers });
}

function run<T>(work: (args: ScreenArgs) => Promise<T>) {
  return async ({ context, request, params }: LoaderFunctionArgs | ActionFunctionArgs): Promise<T> => {
    try {
      return await work({ app: context.app, calls: context.calls, request, params, url: new URL(request.url) });
    } catch (error) {
      return asScreen(error, context, request);
    }
  };
}

/** Makes the loader of a screen: it gets the request's context, and typed errors become pages. */
export const defineLoader = <T>(work: (args: ScreenArgs) => Promise<T>) => run(work);

/** Requests whose action answered with a refusal: the page that then is shown says so in its title. */
const refused = new WeakSet<RequestContext>();

/** Whether the action of this request was refused. */
export const wasRefused = (app: RequestContext): boolean => refused.has(app);

/** Status of what an action answers as data; 200 where it sets none. */
function statusOf(answer: unknown): number {
  const init: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "init") : null;
  const status: unknown = typeof init === "object" && init !== null ? Reflect.get(init, "status") : init;
  return typeof status === "number" ? status : 200;
}

/** Makes the action of a screen, likewise. */
export const defineAction = <T>(work: (args: ScreenArgs) => Promise<T>) =>
  run(async (args) => {
    const answer = await work(args);
    if (!(answer instanceof Response) && statusOf(answer) >= 400) refused.add(args.app);
    return answer;
  });
