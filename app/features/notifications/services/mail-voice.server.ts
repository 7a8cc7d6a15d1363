import { createFormat, type Format } from "~/i18n/format";
import { findLocale, resolveLocale } from "~/i18n/locales";
import type { Translator } from "~/i18n/translator";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import type { MailContent } from "../domain/mail-content";

/** The language that a mail is written in, and on whose behalf. */
export interface MailVoice extends Translator {
  readonly format: Format;
  readonly organization: string;
  /** The organization's address, in front of every path. */
  readonly origin: string;
}

/** The receiver's language where the organization allows it, else the organization's own. */
export function mailVoice({ profile, origin }: RequestContext, languageCode: string | null): MailVoice {
  const wanted = findLocale(languageCode);
  const allowed = wanted !== null && profile.locales.includes(wanted);
  const translator = createTranslator(allowed ? wanted : resolveLocale(profile.defaultLocale));
  return { ...translator, format: createFormat(translator.bcp47), organization: profile.name, origin };
}

/** What every mail begins and ends with. */
export function mailFrame(voice: MailVoice, name: string): Pick<MailContent, "greeting" | "closing" | "footer"> {
  const { t, organization } = voice;
  return {
    greeting: name === "" ? t("notifications:mail.greetingWithoutName") : t("notifications:mail.greeting", { name }),
    closing: [t("notifications:mail.closing"), t("notifications:mail.team", { organization })],
    footer: t("notifications:mail.automatic", { organization }),
  };
}
