import type { CallFailureMessage } from "./calls.server";
import { failureOf, type Failure } from "../http/failure.server";
import { fieldMessages } from "../http/field-messages.server";
import type { Logger } from "../log.server";
import { createTranslator } from "~/i18n/translator.server";

/** Message of a failed call by its status; problems of fields are described at the fields. */
const MESSAGES = {
  400: "errors:call.malformed",
  401: "errors:call.notSignedIn",
  403: "errors:call.forbidden",
  404: "errors:call.notFound",
  405: "errors:call.methodNotAllowed",
  409: "errors:call.conflict",
  410: "errors:call.gone",
  413: "errors:call.tooLarge",
  422: "errors:call.invalid",
  429: "errors:call.rateLimited",
  502: "errors:call.unavailable",
  503: "errors:call.unavailable",
} as const;

const messageOf = (status: number) =>
  status in MESSAGES ? MESSAGES[status as keyof typeof MESSAGES] : ("errors:call.unknown" as const);

/** Additions to a failed call's answer. */
interface Beside {
  /** Key of the call's own message for any failure (specification, section 8). */
  message?: CallFailureMessage;
  /** Other fields of the answer. */
  more?: Record<string, unknown>;
}

/** A failed call as JSON: status false, errorCode, and messages in the reader's language, also by field. */
export function failedCall(failure: Failure, locale: string, { message, more }: Beside = {}): Response {
  const { t } = createTranslator(locale);
  const errors = fieldMessages(locale, failure.fields);
  const headers: Record<string, string> = {};
  if (failure.retryAfterSeconds) headers["retry-after"] = String(failure.retryAfterSeconds);
  if (failure.allowed) headers.allow = failure.allowed.join(", ");
  const said = t(message ?? messageOf(failure.status));
  return withCookies(
    Response.json(
      { status: false, errorCode: failure.code, message: said, errors, reference: failure.reference, ...more },
      { status: failure.status, headers },
    ),
    failure,
  );
}

function withCookies(response: Response, { cookies = [] }: Failure): Response {
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/** Text of the bare page for a failure, by its status. */
const PAGES = {
  400: "malformed",
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  409: "conflict",
  413: "tooLarge",
  422: "invalid",
  429: "rateLimited",
} as const;

/** Answer to a failure before there was a screen to show it on. */
export const failedRequest = (error: unknown, log: Logger, wantsJson: boolean, locale: string): Response =>
  failedWithoutScreen(failureOf(error, log), wantsJson, locale);

/** Answer to a failure without a screen: JSON for a program, a bare page in the reader's language for anybody else. */
export function failedWithoutScreen(failure: Failure, wantsJson: boolean, locale: string): Response {
  if (wantsJson) return failedCall(failure, locale);
  const { t, dir, bcp47 } = createTranslator(locale);
  const says = failure.status in PAGES ? PAGES[failure.status as keyof typeof PAGES] : "server";
  const title = t(`errors:${says}.title`);
  const reference = failure.reference ? `<p>${t("errors:reference", { reference: failure.reference })}</p>` : "";
  const page = `<!doctype html><html lang="${bcp47}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${t(`errors:${says}.text`)}</p>${reference}</main></html>`;
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  if (failure.retryAfterSeconds) headers.set("retry-after", String(failure.retryAfterSeconds));
  if (failure.allowed) headers.set("allow", failure.allowed.join(", "));
  return withCookies(new Response(page, { status: failure.status, headers }), failure);
}
