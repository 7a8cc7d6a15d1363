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
import { failureOf, type Failure } from "./failure.server";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** Takes what a loader or action failed with, for a route that has no screen to show it on. */
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

/** The page that asks: of what is posted, the one with the form, so that whoever signs in again comes back to it. */
function pageOf(request: Request): string {
  const { origin, pathname, search } = new URL(request.url);
  const from = request.method === "GET" ? null : request.headers.get("referer");
  const page = from !== null && URL.canParse(from) ? new URL(from) : undefined;
  return page?.origin === origin ? `${page.pathname}${page.search}` : `${pathname}${search}`;
}

/**
 * Turns what a loader or action threw into what Remix shows: 401 goes to sign-out (to the second step, or to showing
 * again who one is, where that is what is missing), 403 is a page that is not there, the rest goes to the error page.
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
  // Whom a role keeps out learns no more than that there is nothing for them here, and stays signed in.
  const said: Failure = failure.status === 403 ? { status: 404, code: "notFound", fields: [] } : failure;
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

/** A loader of a screen: it gets the request's context, and typed errors become pages. */
export const defineLoader = <T>(work: (args: ScreenArgs) => Promise<T>) => run(work);

/** An action of a screen, likewise. */
export const defineAction = <T>(work: (args: ScreenArgs) => Promise<T>) => run(work);
