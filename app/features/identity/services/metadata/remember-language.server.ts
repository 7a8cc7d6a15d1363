import { runInBackground } from "~/platform/background.server";
import type { RequestContext } from "~/platform/context.server";
import { setUserLanguage } from "./set-user-language.server";

/**
 * Stores the language that somebody who is signed in has just chosen in the selector, after the answer. A link on
 * another site chooses nothing.
 */
export function rememberLanguage(context: RequestContext, request: Request): void {
  const { actor, locale } = context;
  if (actor.kind !== "employee" && actor.kind !== "patient") return;
  const chosen = new URL(request.url).searchParams.get("lang") === locale;
  if (!chosen || actor.languageCode === locale || request.headers.get("sec-fetch-site") !== "same-origin") return;
  runInBackground(context, (apart) => setUserLanguage(apart, { userUuid: actor.userId, languageCode: locale }));
}
