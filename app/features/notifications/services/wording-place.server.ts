import { findLocale, resolveLocale, type LocaleCode } from "~/i18n/locales";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { isWordingKey, type WordingKey } from "../domain/mail-wording";

/** One wording: of what, and in which of the organization's languages. */
export interface WordingPlace {
  key: WordingKey;
  locale: LocaleCode;
}

/** The languages that an organization words its mails in, its own first. */
export function wordingLocales({ profile }: RequestContext): LocaleCode[] {
  const own = resolveLocale(profile.defaultLocale);
  const others = profile.locales.flatMap((code) => findLocale(code) ?? []);
  return [...new Set([own, ...others])];
}

/**
 * The wording that an address names: the language is the reader's own where the organization has it and no other is
 * named. @throws NotFoundError for a wording that there is not, or a language that the organization has not
 */
export function wordingPlace(context: RequestContext, template: string, language: string | null): WordingPlace {
  if (!isWordingKey(template)) throw new NotFoundError();
  const locales = wordingLocales(context);
  if (language === null) {
    const mine = locales.find((each) => each === context.locale);
    return { key: template, locale: mine ?? resolveLocale(context.profile.defaultLocale) };
  }
  const locale = locales.find((each) => each === language);
  if (!locale) throw new NotFoundError();
  return { key: template, locale };
}
