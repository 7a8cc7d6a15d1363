import type { Messages } from "~/i18n/message-types";
import type { Translator } from "~/i18n/translator";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { PLACES, type Wording } from "../../domain/wordings/wording-text";

type NewerKey = WordingKey & keyof Messages["mails"];

const isNewer = ({ has }: Translator, key: WordingKey): key is NewerKey => has(`mails:${key}.subject`);

/** The wording that a mail has where the organization has none of its own, in the language of the translator. */
export function defaultWording(translator: Translator, key: WordingKey): Wording {
  const { t } = translator;
  const closing = `${t("notifications:mail.closing")}\n${t("notifications:mail.team", PLACES)}`;
  return isNewer(translator, key)
    ? { subject: t(`mails:${key}.subject`, PLACES), opening: t(`mails:${key}.body`, PLACES), closing }
    : { subject: t(`notifications:${key}.subject`, PLACES), opening: t(`notifications:${key}.body`, PLACES), closing };
}

/** The organization's own wording, completed by the default: a part of it that is empty is the default's. */
export function completeWording(translator: Translator, key: WordingKey, own: Wording | undefined): Wording {
  const standard = defaultWording(translator, key);
  return {
    subject: own?.subject || standard.subject,
    opening: own?.opening || standard.opening,
    closing: own?.closing || standard.closing,
  };
}
