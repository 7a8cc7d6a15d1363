import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { NonceProvider } from "./pages/nonce";
import { readerFormatTag } from "./platform/reader-format.server";
import { failureOf } from "./platform/http/failure.server";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { app }: AppLoadContext,
) {
  let shown = statusOf(remix, status);
  const stream = await renderToReadableStream(
    <NonceProvider value={app.nonce}>
      <I18nProvider locale={app.locale} messages={localeMessages(app.locale)} formats={readerFormatTag(app)}>
        <RemixServer context={remix} url={request.url} nonce={app.nonce} />
      </I18nProvider>
    </NonceProvider>,
    {
      nonce: app.nonce,
      signal: request.signal,
      onError: (error: unknown) => {
        if (request.signal.aborted) return;
        failureOf(error, app.log, app.organization.id);
        shown = 500;
      },
    },
  );
  if (isbot(request.headers.get("user-agent") ?? "")) await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status: shown, headers });
}

/** Of a post whose page cannot be shown to whoever posted, the page's own status, whatever the form's answer was. */
function statusOf({ staticHandlerContext: { errors } }: EntryContext, status: number): number {
  const [thrown] = Object.values(errors ?? {}) as unknown[];
  return isRouteErrorResponse(thrown) ? thrown.status : status;
}

/** What a loader throws as its answer, and what the router answers by itself, such as 404 and 405: no failures. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response ||
  isRouteErrorResponse(error) ||
  (typeof error === "object" && error !== null && "type" in error && error.type === "DataWithResponseInit");

/** Loaders and actions log what they threw themselves, by reference; this hears of the rest. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (!request.signal.aborted && !isAnswer(error)) failureOf(error, context.app.log, context.app.organization.id);
}
