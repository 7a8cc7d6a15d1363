import { findLocale, resolveLocale, type LocaleCode } from "~/i18n/locales";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import type { WordingMedium, WordingPlace } from "./wording-medium.server";

/** The languages that an organization words its mails in, its own first. */
export function wordingLocales({ profile }: RequestContext): LocaleCode[] {
  const own = resolveLocale(profile.defaultLocale);
  const others = profile.locales.flatMap((code) => findLocale(code) ?? []);
  return [...new Set([own, ...others])];
}

/** The language that is named, of those that the organization has; the reader's own where none is. */
function localeOf(context: RequestContext, language: string | null): LocaleCode {
  const locales = wordingLocales(context);
  const locale = locales.find((each) => each === (language ?? context.locale));
  if (!locale && language !== null) throw new NotFoundError();
  return locale ?? resolveLocale(context.profile.defaultLocale);
}

/**
 * The wording that an address names: the language is the reader's own where the organization has it and no other is
 * named. @throws NotFoundError for a wording that there is not, or a language that the organization has not
 */
export function wordingPlace<Key extends WordingKey>(
  context: RequestContext,
  { isKey }: Pick<WordingMedium<Key, never, unknown>, "isKey">,
  template: string,
  language: string | null,
): WordingPlace<Key> {
  if (!isKey(template)) throw new NotFoundError();
  return { key: template, locale: localeOf(context, language) };
}
