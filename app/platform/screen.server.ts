import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import type { Call } from "./calls.server";
import type { RequestContext } from "./context.server";
import { failureOf } from "./failure.server";

export interface ScreenArgs {
  app: RequestContext;
  calls: readonly Call[];
  request: Request;
  params: Record<string, string | undefined>;
  url: URL;
}

/**
 * Turns what a loader or action threw into what Remix shows: 401 and 403 go to sign-out (to the second step where that
 * is what is missing), the rest to the error page.
 */
function asScreen(error: unknown, { app, request }: { app: RequestContext; request: Request }): never {
  if (error instanceof Response) throw error;
  const failure = failureOf(error, app.log, app.organization.id);
  if (failure.status === 401 || failure.status === 403) {
    const { pathname, search } = new URL(request.url);
    const back = request.method === "GET" ? `${pathname}${search}` : undefined;
    if (app.actor.kind === "pending") throw redirect(paths.secondStep(back));
    if (failure.code === "freshSignInNeeded") throw redirect(paths.accountConfirm(`${pathname}${search}`));
    // Back to what was refused would only turn the same account away again.
    throw redirect(failure.status === 403 ? paths.logout(undefined, "notAllowed") : paths.logout(back));
  }
  const headers: Record<string, string> = {};
  if (failure.retryAfterSeconds) headers["retry-after"] = String(failure.retryAfterSeconds);
  throw data({ code: failure.code, reference: failure.reference }, { status: failure.status, headers });
}

function run<T>(work: (args: ScreenArgs) => Promise<T>) {
  return async ({ context, request, params }: LoaderFunctionArgs | ActionFunctionArgs): Promise<T> => {
    try {
      return await work({ app: context.app, calls: context.calls, request, params, url: new URL(request.url) });
    } catch (error) {
      return asScreen(error, { app: context.app, request });
    }
  };
}

/** A loader of a screen: it gets the request's context, and typed errors become pages. */
export const defineLoader = <T>(work: (args: ScreenArgs) => Promise<T>) => run(work);

/** An action of a screen, likewise. */
export const defineAction = <T>(work: (args: ScreenArgs) => Promise<T>) => run(work);
