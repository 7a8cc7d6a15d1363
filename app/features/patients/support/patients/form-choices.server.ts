import { callingCodeChoices } from "~/features/identity/public.server";
import { localizedCountries } from "~/i18n/calling-codes";
import { LOCALES, messageLocaleOf } from "~/i18n/locales";
import type { RequestContext } from "~/platform/context.server";

interface Choice {
  value: string;
  label: string;
}

/**
 * The calling codes in the reader's language, and the choice that stands for a stored code (else the organization's).
 */
export function phoneChoices({ locale, profile }: RequestContext, storedCode: string) {
  const { codes, chosen } = callingCodeChoices(locale, storedCode || profile.phoneCallingCode);
  return { codes, chosen };
}

/** Each country once, in the reader's language. */
export function countryChoices({ locale }: RequestContext): Choice[] {
  const { bcp47 } = LOCALES[messageLocaleOf(locale)];
  const named = localizedCountries(bcp47).map(
    ({ countryISOCode, countryName }) => [countryISOCode, countryName] as const,
  );
  return [...new Map(named)].map(([value, label]) => ({ value, label }));
}
