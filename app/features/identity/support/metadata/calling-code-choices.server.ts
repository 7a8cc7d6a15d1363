import { callingCodeChoices as choicesIn, type CallingCodeChoices } from "~/i18n/calling-codes";
import { LOCALES, messageLocaleOf, type LocaleCode } from "~/i18n/locales";

/** The calling codes in the reader's language, and the choice to start with: the organization's code, else 91. */
export const callingCodeChoices = (locale: LocaleCode, organizationCode: string): CallingCodeChoices =>
  choicesIn(LOCALES[messageLocaleOf(locale)].bcp47, organizationCode);
