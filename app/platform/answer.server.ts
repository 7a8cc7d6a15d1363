import { failureOf, type Failure } from "./failure.server";
import type { Logger } from "./log.server";
import { createTranslator } from "~/i18n/translator.server";

/** A failed call as JSON: status false, the errorCode and the messages by field, in the caller's language. */
export function failedCall(failure: Failure, locale: string): Response {
  const { t, has } = createTranslator(locale);
  const errors = failure.fields.map(({ field, message, values }) => ({
    field,
    message: has(message) ? t(message, (values ?? {}) as never) : message,
  }));
  const headers: Record<string, string> = {};
  if (failure.retryAfterSeconds) headers["retry-after"] = String(failure.retryAfterSeconds);
  if (failure.allowed) headers.allow = failure.allowed.join(", ");
  return withCookies(
    Response.json(
      { status: false, errorCode: failure.code, errors, reference: failure.reference },
      { status: failure.status, headers },
    ),
    failure,
  );
}

function withCookies(response: Response, { cookies = [] }: Failure): Response {
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/** What the bare page says of a failure, by its status. */
const TITLES = {
  400: "errors:malformed.title",
  403: "errors:forbidden.title",
  404: "errors:notFound.title",
  413: "errors:tooLarge.title",
} as const;

/** A failure that came before there was a screen to show it on. */
export function failedRequest(error: unknown, log: Logger, wantsJson: boolean, locale: string): Response {
  const failure = failureOf(error, log);
  if (wantsJson) return failedCall(failure, locale);
  const { t, dir, bcp47 } = createTranslator(locale);
  const text = t(failure.status in TITLES ? TITLES[failure.status as keyof typeof TITLES] : "errors:server.title");
  const reference = failure.reference ? `<p>${failure.reference}</p>` : "";
  const page = `<!doctype html><html lang="${bcp47}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><main><h1>${text}</h1>${reference}</main></html>`;
  const headers = { "content-type": "text/html; charset=utf-8" };
  return withCookies(new Response(page, { status: failure.status, headers }), failure);
}
