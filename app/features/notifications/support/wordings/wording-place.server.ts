import { findLocale, resolveLocale, type LocaleCode } from "~/i18n/locales";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { isWordingKey, type WordingKey } from "../../domain/wordings/mail-wording";
import { isTextKey, type TextKey } from "../../domain/wordings/text-wording";

/** One wording: of what, and in which of the organization's languages. */
export interface WordingPlace {
  key: WordingKey;
  locale: LocaleCode;
}

/** The same of the wording of a text. */
export interface TextPlace {
  key: TextKey;
  locale: LocaleCode;
}

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
export function wordingPlace(context: RequestContext, template: string, language: string | null): WordingPlace {
  if (!isWordingKey(template)) throw new NotFoundError();
  return { key: template, locale: localeOf(context, language) };
}

/** The same for the wording of a text. @throws NotFoundError */
export function textPlace(context: RequestContext, template: string, language: string | null): TextPlace {
  if (!isTextKey(template)) throw new NotFoundError();
  return { key: template, locale: localeOf(context, language) };
}
