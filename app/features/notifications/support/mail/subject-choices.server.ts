import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { LISTED_TEMPLATES } from "../../domain/mail/message-topic";
import { wordingOf } from "./messages-page.server";

/** What messages can be about, in the reader's words and their order. */
export function subjectChoices({ locale }: Pick<RequestContext, "locale">): { value: string; label: string }[] {
  const { t, bcp47 } = createTranslator(locale);
  const choices = LISTED_TEMPLATES.map((template) => {
    const wording = wordingOf(template, "PATIENT");
    return {
      value: template,
      label: wording === null ? t("notifications:sent.marketing") : t(`wording:names.${wording}`),
    };
  });
  return choices.sort((a, b) => a.label.localeCompare(b.label, bcp47));
}
