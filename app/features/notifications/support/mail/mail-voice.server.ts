import type { Format } from "~/i18n/format";
import { findLocale, resolveLocale, type LocaleCode } from "~/i18n/locales";
import type { Translator } from "~/i18n/translator";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { practiceFormat } from "~/platform/reader-format.server";
import type { MailContent } from "../../domain/mail/mail-content";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import type { Wording } from "../../domain/wordings/wording-text";

/** The organization's own wordings of what a mail may tell; what is not here has its default. */
export type Wordings = ReadonlyMap<WordingKey, Wording>;

/** The language that a mail is written in, and on whose behalf. */
export interface MailVoice extends Translator {
  readonly format: Format;
  readonly organization: string;
  /** The organization's address, in front of every path. */
  readonly origin: string;
  /** In this language. */
  readonly wordings: Wordings;
}

const NO_WORDINGS: Wordings = new Map();

/** The receiver's language where the organization allows it, else the organization's own. */
export function mailLocale({ profile }: RequestContext, languageCode: string | null): LocaleCode {
  const wanted = findLocale(languageCode);
  return wanted !== null && profile.locales.includes(wanted) ? wanted : resolveLocale(profile.defaultLocale);
}

/** The voice of a mail to a receiver of this language. */
export async function mailVoice(
  context: RequestContext,
  languageCode: string | null,
  wordings: Wordings = NO_WORDINGS,
): Promise<MailVoice> {
  const { profile, origin } = context;
  const locale = mailLocale(context, languageCode);
  await readMessages(locale);
  const format = practiceFormat(profile, locale);
  return { ...createTranslator(locale), format, organization: profile.name, origin, wordings };
}

/** What every mail has around what it tells. */
export function mailFrame(voice: MailVoice, name: string): Pick<MailContent, "greeting" | "footer"> {
  const { t, organization } = voice;
  return {
    greeting: name === "" ? t("notifications:mail.greetingWithoutName") : t("notifications:mail.greeting", { name }),
    footer: t("notifications:mail.automatic", { organization }),
  };
}
